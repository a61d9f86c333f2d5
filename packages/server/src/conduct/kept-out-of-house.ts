import type { Conduct } from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type { ConductFacts } from '@dicepit/wire';
import { isExcluded, type People } from '../people/people.ts';

/** Everybody who is kept out of the house now, with the order of the finding that led to it where one did. */
export const keptOutOfHouse = (
  { persons }: People,
  { incidents }: Conduct,
  at: Moment,
): ConductFacts['out'] =>
  [...persons.values()]
    .filter((person) => isExcluded(person, at))
    .map(({ person, excluded }) => ({ person, ...excluded, ...orderFor(incidents, person) }));

/** The last order by which somebody was excluded. */
function orderFor(
  incidents: Conduct['incidents'],
  person: string,
): { readonly order?: string; readonly incident?: string } {
  const found = [...incidents.values()]
    .filter((incident) => incident.person === person)
    .flatMap(({ incident, measures }) => measures.map((taken) => ({ incident, ...taken })))
    .findLast(({ measure }) => measure === 'house');
  return found === undefined ? {} : { order: found.says, incident: found.incident };
}
