import type { RollSheet } from '@dicepit/wire';
import { timeToTheSecond } from '../../words/numbers.ts';
import { roleTitle } from '../../words/roles.ts';
import { inspectWords } from '../said.ts';
import { Cited } from '../timeline/cited.tsx';

/** Who had a part in a roll by their rank. */
export function Approvals({ sheet: { approvals } }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <section class="panel" aria-labelledby="roll-approvals">
      <h2 class="h2" id="roll-approvals">
        {said.approvals}
      </h2>
      {approvals.length === 0 && <p class="quiet panel-empty">{said.noApprovals}</p>}
      <ul>
        {approvals.map(({ person, name, role, at, what, clause }) => (
          <li key={`${at} ${person} ${what}`} class="line">
            <span class="w">{said.as({ name, role: roleTitle(role) })}</span>
            <span class="inspect-at">{timeToTheSecond(at)}</span>
            <span class="how">{what}</span>
            <span class="cls">
              <Cited clause={clause} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
