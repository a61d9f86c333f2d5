import { CONDUCT_STREAM } from '@dicepit/desks';
import type { Claim, Me, PersonFacts } from '@dicepit/wire';
import { teamOf } from '../floor/facts.ts';
import { FLOOR, tablesOn } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Caller } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';
import { hasLapsed } from './decide.ts';
import { type AskedClaim, isExcluded, PEOPLE, type People, type Person } from './people.ts';
import type { Presence } from './presence.ts';

type Seats = PersonFacts['seats'];

/** Whoever asks, as they are told who they are. */
export async function meOf(pit: Pit, person: string): Promise<Me> {
  const known = (await pit.people.current(PEOPLE)).state.persons.get(person);
  if (known === undefined) return nobody;
  const { name, kind, roles, until, patience = 1 } = known;
  const seats = (await seatsTaken(pit)).get(person) ?? [];
  const team = teamOf((await pit.floor.current(FLOOR)).state, person);
  const { excluded } = (await pit.conduct.current(CONDUCT_STREAM)).state;
  const keptFrom = [...excluded.values()]
    .filter((exclusion) => exclusion.person === person)
    .map(({ game, clause }) => ({ game, clause }));
  return {
    person,
    name,
    kind: kind === 'staff' ? 'staff' : 'guest',
    roles,
    seats,
    ...(until === undefined ? {} : { until }),
    ...(patience === 1 ? {} : { patience }),
    ...(team === undefined ? {} : { team }),
    ...(keptFrom.length === 0 ? {} : { keptFrom }),
  };
}

export const meIn = async (pit: Pit, caller: Caller): Promise<Me> =>
  caller.is === 'nobody' ? nobody : meOf(pit, caller.person);

/** Somebody of the pit as staff see them. */
export async function factsOf(pit: Pit, presence: Presence, person: Person): Promise<PersonFacts> {
  return told(pit, presence, await seatsTaken(pit), person);
}

/** Everybody in the pit as staff see them, those first who came first. */
export async function everybody(pit: Pit, presence: Presence): Promise<readonly PersonFacts[]> {
  const { state } = await pit.people.current(PEOPLE);
  const seats = await seatsTaken(pit);
  return [...state.persons.values()]
    .filter(({ gone }) => !gone)
    .map((person) => told(pit, presence, seats, person));
}

/** A claim as it is told; `id` is what whoever asks knows it by. */
export function claimFacts(people: People, claim: AskedClaim, at: number, id: string = claim.claim): Claim {
  const isOver = claim.state !== 'refused' && hasLapsed(claim, at);
  return {
    claim: id,
    name: people.persons.get(claim.person)?.name ?? '',
    state: isOver ? 'lapsed' : claim.state,
    askedAt: claim.askedAt,
  };
}

const nobody: Me = { person: null, name: null, kind: 'nobody', roles: [], seats: [] };

function told(
  { ports }: Pit,
  presence: Presence,
  seats: ReadonlyMap<string, Seats>,
  person: Person,
): PersonFacts {
  const { name, kind, roles, joinedAt, until, patience = 1 } = person;
  return {
    person: person.person,
    name,
    kind: kind === 'house player' ? 'house' : kind,
    roles,
    seats: seats.get(person.person) ?? [],
    here: presence.isHere(person.person),
    excluded: isExcluded(person, ports.now()),
    joinedAt,
    ...(until === undefined ? {} : { until }),
    ...(patience === 1 ? {} : { patience }),
  };
}

/** Where everybody sits, over all tables of the pit. */
async function seatsTaken(pit: Pit): Promise<ReadonlyMap<string, Seats>> {
  const taken = new Map<string, { table: string; seat: number }[]>();
  for (const { table } of tablesOn((await pit.floor.current(FLOOR)).state)) {
    const { state } = await pit.tables.current(tableStream(table));
    if (state.is === 'unset') continue;
    for (const [seat, { person }] of state.table.seats)
      taken.set(person, [...(taken.get(person) ?? []), { table, seat }]);
  }
  return taken;
}
