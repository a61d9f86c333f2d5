import { Sheet } from '../parts/sheet.tsx';
import { words } from '../words/words.ts';
import { type Forecast, forecasts } from './forecast.ts';
import type { PartySight } from './party-sight.ts';
import { partyWords } from './said.ts';

/** What each number would do if it fell now: whose card it is, who pays, where the dice go. */
export function NumbersSheet({
  sight,
  onClose,
}: {
  readonly sight: PartySight;
  readonly onClose: () => void;
}) {
  const said = partyWords.value;
  const nameOf = (seat: number): string =>
    sight.table.seats.get(seat)?.name ?? words.value.common.seat({ seat });
  const thrower = sight.thrower?.name ?? '';
  return (
    <Sheet title={said.what} note={said.has({ name: thrower })} onClose={onClose} closable>
      <table class="tbl numbers">
        <thead>
          <tr>
            <th scope="col">{said.total}</th>
            <th scope="col">{said.whatHappens}</th>
          </tr>
        </thead>
        <tbody>
          {forecasts(sight.table).map((forecast) => (
            <tr key={forecast.total}>
              <th scope="row" class="num">
                {forecast.total}
              </th>
              <td>{sentenceOf(forecast, nameOf, thrower)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function sentenceOf(forecast: Forecast, nameOf: (seat: number) => string, thrower: string): string {
  const said = partyWords.value;
  const { pays, draws, passesTo, turns, chances, wins } = forecast;
  const parts = [
    pays === undefined ? '' : said.pays({ name: nameOf(pays.seat), count: pays.chips }),
    draws === undefined || draws.chips === 0
      ? ''
      : said.draws({ name: nameOf(draws.seat), count: draws.chips }),
    chances === undefined
      ? ''
      : chances.how === 'given'
        ? said.completePass({ name: thrower, count: chances.count })
        : said.missed({ count: chances.count }),
    passesTo === undefined ? '' : said.passesTo({ name: nameOf(passesTo) }),
    turns === undefined ? '' : said.turns({ name: nameOf(turns.seat), card: String(turns.card) }),
    wins === undefined ? '' : said.wins({ name: nameOf(wins) }),
  ].filter((part) => part !== '');
  const [first = said.throwsOn({ name: thrower }), ...rest] = parts;
  return `${[first, ...rest].join('; ')}.`;
}
