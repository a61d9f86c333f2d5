import { balanceOf } from '@dicepit/engine';
import { Buttons } from '../../parts/buttons.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { sum } from '../../words/words.ts';
import { type DealerView, nameAt, rackAt } from '../dealer-view.ts';
import { commandWords, dealerWords } from '../dealer-words.ts';
import { betWords } from '../roll.tsx';
import * as css from './desk-sheets.module.css';
import { limitsWords } from './house-sheets.tsx';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';

/** One player: bets, chips, limits of their own, and the seat. */
export function SeatSheet({ view, seat }: { readonly view: DealerView; readonly seat: number }) {
  const said = dealerWords.value;
  const back = { is: 'seat', seat } as const;
  const fixed = { seat };
  const { betting, signs, seats } = view.table;
  const { colour, tokens } = view.rules.procedure.money;
  const bets = betting.bets.filter((bet) => bet.seat === seat);
  const own = signs.bySeat.get(seat);
  return (
    <DeskSheet
      view={view}
      title={said.seatTitle({ name: nameAt(view, seat), seat })}
      note={said.rack({ sum: sum(rackAt(view, seat)) })}
    >
      <Part title={said.seatBets}>
        {bets.length === 0 && <p class="small quiet">{said.noBets}</p>}
        <ul class={css.lines}>
          {bets.map((bet) => (
            <li key={bet.bet}>
              <button
                type="button"
                class={css.seat}
                aria-label={said.betActs({ bet: betWords(view, bet) })}
                onClick={() => view.show({ is: 'bet', bet: bet.bet })}
              >
                <b>{betWords(view, bet)}</b>
              </button>
            </li>
          ))}
        </ul>
        <OpenForm view={view} type="PlaceForPlayer" fixed={fixed} back={back} />
      </Part>
      <Part title={said.seatActs}>
        <Buttons split="two">
          <OpenForm
            view={view}
            type="BuyIn"
            fixed={{ seat, from: 'cash' }}
            back={back}
            class="btn btn-main"
          />
          <OpenForm view={view} type="CashOut" fixed={fixed} back={back} />
          <OpenForm view={view} type="MakeChange" fixed={fixed} back={back} />
          {colour !== undefined && <Give view={view} command={{ type: 'ColourOut', seat }} then={back} />}
          {tokens !== undefined && <OpenForm view={view} type="RedeemVoucher" fixed={fixed} back={back} />}
          <OpenForm view={view} type="PostSeatLimits" fixed={fixed} back={back}>
            {own === undefined
              ? commandWords.value.names.PostSeatLimits
              : said.limitsOf({ name: commandWords.value.names.PostSeatLimits, limits: limitsWords(own) })}
          </OpenForm>
          {seats.has(seat) && <Give view={view} command={{ type: 'RequireToVacate', seat }} />}
        </Buttons>
      </Part>
    </DeskSheet>
  );
}

const here = { is: 'seats' } as const;

/** Everybody at the table with their chips, and the float behind it all. */
export function SeatsSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const seats = [...view.table.seats.values()].toSorted((a, b) => a.seat - b.seat);
  const locked = view.table.opening.floatLocked;
  return (
    <DeskSheet view={view} title={said.seatsAndChips}>
      {seats.length === 0 && <p class="lead">{said.emptyTable}</p>}
      <ul class={css.lines}>
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <button type="button" class={css.seat} onClick={() => view.show({ is: 'seat', seat })}>
              <SeatMark table={view.table} seat={seat} />
              <b>{name}</b>
              <span>{said.rack({ sum: sum(rackAt(view, seat)) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <Part
        title={said.houseFund}
        note={said.floatHolds({ sum: sum(balanceOf(view.table.ledger, 'float')) })}
      >
        <Buttons split="two">
          <OpenForm view={view} type="FillFloat" back={here} />
          <OpenForm view={view} type="CreditFloat" back={here} />
          <Give view={view} command={{ type: locked ? 'UnlockFloat' : 'LockFloat' }} then={here} />
          <OpenForm view={view} type="IssueVoucher" back={here} />
        </Buttons>
      </Part>
    </DeskSheet>
  );
}

/** One bet that lies wrong, is wrong, or is not taken. */
export function BetSheet({ view, bet }: { readonly view: DealerView; readonly bet: string }) {
  const { noBets } = dealerWords.value;
  const found = view.table.betting.bets.find((each) => each.bet === bet);
  const fixed = { bet };
  return (
    <DeskSheet
      view={view}
      title={found === undefined ? noBets : betWords(view, found)}
      {...(found === undefined ? {} : { note: nameAt(view, found.seat) })}
    >
      <Buttons>
        <OpenForm view={view} type="NoteMovedBet" fixed={fixed} />
        <OpenForm view={view} type="RestoreBet" fixed={fixed} />
        <OpenForm view={view} type="CorrectStake" fixed={fixed} />
        <OpenForm view={view} type="RefuseWager" fixed={fixed} />
      </Buttons>
    </DeskSheet>
  );
}
