import type { TableBet } from '@dicepit/engine';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../../parts/mark.tsx';
import { list, sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { type Desk, rackAt, wagerName } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';

type LayoutListProps = { readonly desk: Desk; readonly aside?: boolean };

/**
 * What lies on the layout, seat by seat; a press on a seat opens what can be done there. It is drawn when the table
 * changes, not at every second of the desk's clock.
 */
export function LayoutList({ desk, aside = false }: LayoutListProps) {
  const { table, game } = desk;
  const drawn = [table, game, aside, dealerWords.value, words.value];
  return useMemo(() => <Layout desk={desk} aside={aside} />, drawn);
}

function Layout({ desk, aside }: Required<LayoutListProps>) {
  const said = dealerWords.value;
  const { bets } = desk.table.betting;
  const seats = [...desk.table.seats.values()].toSorted((a, b) => a.seat - b.seat);
  return (
    <section class={aside ? 'pay hide-s' : 'pay'} aria-label={said.onLayout}>
      <h2>
        {said.onLayout} <span>{aside ? said.untilRest : said.betsOpenNote}</span>
        <b>{sum(stakesOf(bets))}</b>
      </h2>
      {seats.length === 0 && <p class="quiet empty">{said.emptyTable}</p>}
      <ul>
        {seats.map(({ seat, name }) => {
          const own = bets.filter((bet) => bet.seat === seat);
          return (
            <li key={seat}>
              <button type="button" class="prow lrow" onClick={() => desk.show({ is: 'seat', seat })}>
                <SeatMark table={desk.table} seat={seat} />
                <span class="nmx">{name}</span>
                <span class="wg">
                  {own.length === 0 ? said.noBets : list(own.map((bet) => betWords(desk, bet)))}
                  {flaggedIn(desk, own).map((flagged) => (
                    <strong key={flagged} class="flagged">
                      {flagged}
                    </strong>
                  ))}
                  <small>{said.rack({ sum: sum(rackAt(desk, seat)) })}</small>
                </span>
                <span class="am">{own.length === 0 ? '' : sum(stakesOf(own))}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is to be seen about bets that lie outside the limits, before the dice go out. */
function flaggedIn(desk: Desk, bets: readonly TableBet[]): readonly string[] {
  const { flags } = dealerWords.value;
  const known: Readonly<Record<string, (figures: { readonly bet: string }) => string>> = flags;
  return bets.flatMap((bet) =>
    bet.flags.flatMap((flag) => known[flag]?.({ bet: betWords(desk, bet) }) ?? []),
  );
}

export const betWords = (desk: Desk, { chips, tokens, wager }: TableBet): string =>
  dealerWords.value.on({ sum: sum(chips + tokens), wager: wagerName(desk, wager) });

const stakesOf = (bets: readonly TableBet[]): number =>
  bets.reduce((all, { chips, tokens }) => all + chips + tokens, 0);
