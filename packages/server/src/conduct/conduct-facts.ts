import type { Conduct, ConductIncident, Duty } from '@dicepit/desks';
import { byPeople, ladder, type Moment, type Table } from '@dicepit/engine';
import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { FLOOR } from '../floor/floor.ts';
import { namesOf } from '../people/names-of.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import { readPersonal } from '../personal/personal.ts';
import type { Pit } from '../pit/pit.ts';
import type { Somebody } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';

/** So many incidents are shown, the newest first; the stream has them all. */
const MAX_SHOWN = 200;

export async function shownConduct(
  pit: Pick<Pit, 'store' | 'people' | 'ports'>,
  conduct: Conduct,
  version: number,
): Promise<ConductFacts> {
  const { incidents, excluded } = conduct;
  const { state: people } = await pit.people.current(PEOPLE);
  const out = keptOutOfHouse(people, conduct, pit.ports.now());
  const newest = [...incidents.values()].toReversed().slice(0, MAX_SHOWN);
  return {
    incidents: await Promise.all(newest.map((incident) => shownIncident(pit, incident))),
    excluded: [...excluded.values()],
    out,
    names: await namesOf(pit, [
      ...newest.flatMap(peopleIn),
      ...out.map(({ person }) => person),
      ...[...excluded.values()].flatMap(({ person, by }) => [person, by.person]),
    ]),
    version,
  };
}

/** An incident with the name of whoever took over, where it lies there still. */
export async function shownIncident(
  { store }: Pick<Pit, 'store'>,
  { detention, ...incident }: ConductIncident,
): Promise<IncidentFacts> {
  if (detention === undefined) return incident;
  const { ended, ...held } = detention;
  if (ended === undefined) return { ...incident, detention: held };
  const found = await readPersonal(store, ended.taker);
  const taker = found.is === 'whole' ? found.text : null;
  return { ...incident, detention: { ...held, ended: { ...ended, taker } } };
}

/** Everybody whom an incident speaks of. */
const peopleIn = ({ person, by, finding, measures, detention, closed }: ConductIncident) => [
  person,
  ...[by, finding?.by, detention?.ended?.by, closed?.by, ...measures.map((each) => each.by)].map(
    (each) => each?.person,
  ),
];

/** Everybody who is kept out of the house now, with the order of the finding that led to it where one did. */
const keptOutOfHouse = ({ persons }: People, { incidents }: Conduct, at: Moment): ConductFacts['out'] =>
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

/**
 * Whether somebody is on duty: inspectors always are; staff are while they are signed on at a table. At tables where
 * the house does what people do in a casino nobody signs on, and staff are on duty as they are.
 */
export async function dutyOf(pit: Pit, { person, roles }: Somebody, { setup, staff }: Table): Promise<Duty> {
  if (roles.includes('inspector')) return 'inspector';
  if (!roles.some((role) => ladder.includes(role))) return 'patron';
  if (setup === undefined || !byPeople(setup) || staff.has(person)) return 'on duty';
  const { tables } = (await pit.floor.current(FLOOR)).state;
  for (const table of tables.keys()) {
    const { state: other } = await pit.tables.current(tableStream(table));
    if (other.is === 'banked' && other.table.staff.has(person)) return 'on duty';
  }
  return 'off duty';
}
