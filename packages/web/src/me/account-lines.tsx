import type { AccountLine, CageAccount } from '@dicepit/wire';
import { guestWords } from '../join/said.ts';
import { change, sum, time } from '../words/numbers.ts';
import { words } from '../words/words.ts';

/** The lines of an account, the newest on top. */
export function AccountLines({ account }: { readonly account: CageAccount }) {
  const said = guestWords.value.me;
  return (
    <section class="mepart">
      <h3>{words.value.chipsAt.account}</h3>
      {account.lines.length === 0 && <p class="quiet">{said.noLines}</p>}
      <ul class="lines">
        {account.lines.toReversed().map((line) => (
          <li key={line.entry} class="line">
            <span class="w">{whatOf(line)}</span>
            <span class="v">{change(line.cents)}</span>
            <span class="how">
              {time(line.at)} · {sum(line.balance)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often chips came from the host beyond the welcome. */
export const topUpsIn = ({ lines }: Pick<CageAccount, 'lines'>): number =>
  lines.filter(({ type }) => type === 'ChipsIssued').length;

function whatOf({ type, reason }: AccountLine): string {
  const said = guestWords.value.me;
  const names: Readonly<Record<string, string>> = words.value.chipsAt.lines;
  const reasons: Readonly<Record<string, string>> = said.reasons;
  const what = names[type] ?? said.other;
  return reason === undefined || reason === ''
    ? what
    : said.because({ what, reason: reasons[reason] ?? reason });
}
