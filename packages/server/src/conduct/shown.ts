import type { Conduct, ConductIncident } from '@dicepit/desks';
import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { namesOf } from '../people/names-of.ts';
import { PEOPLE } from '../people/people.ts';
import { readPersonal } from '../personal/personal.ts';
import type { Pit } from '../pit/pit.ts';
import { keptOutOfHouse } from './kept-out-of-house.ts';

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
