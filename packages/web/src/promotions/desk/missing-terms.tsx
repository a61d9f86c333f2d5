import { completeness, type Terms } from '@dicepit/desks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { labelOf, promotionWords } from '../said.ts';
import { fieldFor } from '../terms/missing.ts';
import { Meter } from './meter.tsx';

/** How far the terms have come, with each thing that is missing as a way to its field. */
export function MissingTerms({ terms }: { readonly terms: Terms }) {
  const said = promotionWords.value;
  const found = completeness(terms);
  return (
    <div class="missing">
      <Meter completeness={found} />
      {found.missing.length === 0 ? (
        <p class="quiet small">{said.desk.complete}</p>
      ) : (
        <details>
          <summary>
            {said.desk.missing} ({found.missing.length})
          </summary>
          <ul>
            {found.missing.map((each) => (
              <li key={`${each.clause} ${each.label}`}>
                <button type="button" class="link" onClick={() => lead(fieldFor(each, terms))}>
                  {placedLabel(each.label)}
                </button>{' '}
                <ClauseLink clause={each.clause} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What the desk calls it, behind the name of the prize that it belongs to. */
function placedLabel(label: string): string {
  const [prize, ...rest] = label.split(': ');
  return rest.length === 0 ? labelOf(label) : [prize, ...rest.map(labelOf)].join(': ');
}

/** Goes to a field, for the eye and for the keyboard. */
function lead(field: string): void {
  const found = document.getElementById(field);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
