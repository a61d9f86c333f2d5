import { completeness, type MissingTerm, type Terms } from '@dicepit/desks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/numbers.ts';
import { promotionWords } from '../said.ts';
import { fieldOf } from '../terms/fields.ts';
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
              <li key={fieldOf(each)}>
                <button type="button" class="link" onClick={() => lead(fieldOf(each))}>
                  {placedLabel(each)}
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

/** What it is called, behind the name of the prize that it belongs to. */
function placedLabel({ term, prize, item }: MissingTerm): string {
  const { labels, ofPrize, ofItem } = promotionWords.value.terms;
  const label = labels[term];
  if (prize === undefined) return label;
  return item === undefined
    ? ofPrize({ prize, term: label })
    : ofItem({ prize, item: number(item), term: label });
}

/** Goes to a field, for the eye and for the keyboard. */
function lead(field: string): void {
  const found = document.getElementById(field);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
