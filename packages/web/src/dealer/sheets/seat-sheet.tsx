import { sum } from '../../words/numbers.ts';
import { type Desk, nameAt, rackAt } from '../desk/desk.ts';
import { betWords } from '../roll/layout-list.tsx';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';
import { limitsWords } from './signs-sheet.tsx';

/** One player: bets, chips, limits of their own, and the seat. */
export function SeatSheet({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const said = dealerWords.value;
  const back = { is: 'seat', seat } as const;
  const fixed = { seat };
  const { betting, signs, seats } = desk.table;
  const { colour, tokens } = desk.rules.procedure.money;
  const bets = betting.bets.filter((bet) => bet.seat === seat);
  const own = signs.bySeat.get(seat);
  return (
    <DeskSheet
      desk={desk}
      title={said.seatTitle({ name: nameAt(desk, seat), seat })}
      note={said.rack({ sum: sum(rackAt(desk, seat)) })}
    >
      <Part title={said.seatBets}>
        {bets.length === 0 && <p class="small quiet">{said.noBets}</p>}
        <ul class="signlist">
          {bets.map((bet) => (
            <li key={bet.bet}>
              <button
                type="button"
                class="seatbtn"
                aria-label={said.betActs({ bet: betWords(desk, bet) })}
                onClick={() => desk.show({ is: 'bet', bet: bet.bet })}
              >
                <b>{betWords(desk, bet)}</b>
              </button>
            </li>
          ))}
        </ul>
        <OpenForm desk={desk} type="PlaceForPlayer" fixed={fixed} back={back} />
      </Part>
      <Part title={said.seatActs}>
        <div class="btns two">
          <OpenForm
            desk={desk}
            type="BuyIn"
            fixed={{ seat, from: 'cash' }}
            back={back}
            class="btn btn-main"
          />
          <OpenForm desk={desk} type="CashOut" fixed={fixed} back={back} />
          <OpenForm desk={desk} type="MakeChange" fixed={fixed} back={back} />
          {colour !== undefined && <Give desk={desk} command={{ type: 'ColourOut', seat }} then={back} />}
          {tokens !== undefined && <OpenForm desk={desk} type="RedeemVoucher" fixed={fixed} back={back} />}
          <OpenForm desk={desk} type="PostSeatLimits" fixed={fixed} back={back}>
            {own === undefined
              ? commandWords.value.names.PostSeatLimits
              : said.limitsOf({ name: commandWords.value.names.PostSeatLimits, limits: limitsWords(own) })}
          </OpenForm>
          {seats.has(seat) && <Give desk={desk} command={{ type: 'RequireToVacate', seat }} />}
        </div>
      </Part>
    </DeskSheet>
  );
}
