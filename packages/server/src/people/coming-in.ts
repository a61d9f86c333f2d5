import type { Moment } from '@dicepit/engine';
import { happened, type Refused, type Ruling, refused } from '../pit/result.ts';
import type { OfType } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { keptOut } from './kept-out.ts';
import { foldedName, looksOf, unfitName, unreadableName } from './names.ts';
import { guestsIn, isExcluded, isOver, type People, type Person } from './people.ts';

export function claimHost(
  people: People,
  { person, name, by, at }: OfType<'ClaimHost'>,
): Ruling<PeopleEvent> {
  if (people.host !== undefined) return refused(409, { code: 'ALREADY_CLAIMED', case: 'host' });
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;

  return happened({ type: 'HostClaimed', person, name, by, at });
}

/** Lets a guest in: not one who is kept out, not into a locked or full pit, and not under somebody else's name. */
export function joinGuest(people: People, command: OfType<'JoinGuest'>): Ruling<PeopleEvent> {
  const { person, name, device, place, locked, mostGuests, by, at } = command;
  const kept = excludedAs(people, { name, device, place, at });
  if (kept !== undefined) return keptOut(kept);
  if (locked) return refused(423, { code: 'PIT_LOCKED' });
  const guests = guestsIn(people);
  if (guests >= mostGuests)
    return refused(423, { code: 'PIT_LOCKED', case: 'full', guests, most: mostGuests });
  const unfit = nameTaken(people, name) ?? nameUnfit(name);
  if (unfit !== undefined) return unfit;

  return happened({
    type: 'GuestJoined',
    person,
    name,
    device,
    ...(place === undefined ? {} : { place }),
    by,
    at,
  });
}

export function admitHousePlayer(
  people: People,
  { person, name, by, at }: OfType<'AdmitHousePlayer'>,
): Ruling<PeopleEvent> {
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;

  return happened({ type: 'HousePlayerAdmitted', person, name, by, at });
}

/** Whoever renames themselves keeps to the names that are fit; the host may give any. */
export function rename(people: People, { person, name, by, at }: OfType<'Rename'>): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  const unfit = nameTaken(people, name, person) ?? (by.role === 'operator' ? undefined : nameUnfit(name));
  if (unfit !== undefined) return unfit;

  return happened({ type: 'Renamed', person, name, by, at });
}

export function signIn(people: People, command: OfType<'SignIn'>): Ruling<PeopleEvent> {
  const { person, session, device, proof, by, at } = command;
  const known = knownPerson(people, person);
  if (!known.ok || known.person.kind !== 'staff') return notRight();
  if (proof === 'passphrase' && !known.person.hasPassphrase) return notRight();
  if (isExcluded(known.person, at)) return keptOut(known.person);
  if (isOver(known.person, at)) return refused(403, { code: 'ACCESS_ENDED' });

  return happened({ type: 'SignedIn', person, session, device, proof, by, at });
}

/** One sentence for every way of being wrong, so that a guesser learns nothing from it. */
export const notRight = (): Refused => refused(401, { code: 'WRONG_CREDENTIALS' });

/** Somebody who is in the pit, or was and may be again. */
export function knownPerson(
  people: People,
  id: string,
): { readonly ok: true; readonly person: Person } | Refused {
  const person = people.persons.get(id);
  return person === undefined || person.gone
    ? refused(404, { code: 'NOT_FOUND', case: 'person' })
    : { ok: true, person };
}

export function nameTaken(people: People, name: string, but?: string): Refused | undefined {
  const unreadable = unreadableName(name);
  if (unreadable !== undefined) return refused(409, unreadable);
  const holder = people.names.get(foldedName(name)) ?? lookalike(people, name, but);
  return holder === undefined || holder === but ? undefined : refused(409, { code: 'NAME_TAKEN', name });
}

/** Somebody whose name cannot be told from this one by looking at it. */
function lookalike({ names, persons }: People, name: string, but: string | undefined): string | undefined {
  const looks = new Set(looksOf(name));
  return [...names.values()].find(
    (id) => id !== but && looksOf(persons.get(id)?.name ?? '').some((look) => looks.has(look)),
  );
}

function nameUnfit(name: string): Refused | undefined {
  const why = unfitName(name);
  return why === undefined ? undefined : refused(409, why);
}

type Coming = {
  readonly name: string;
  readonly device: string;
  readonly place: string | undefined;
  readonly at: Moment;
};

/**
 * Whoever is excluded, where the name looks like theirs, the device is one they came in by, or they came from the same place
 * and nobody else did who may be here: many share an address where a proxy or a router stands before them.
 */
function excludedAs(people: People, { name, device, place, at }: Coming): Person | undefined {
  const looks = new Set(looksOf(name));
  const all = [...people.persons.values()];
  const isShared = all.some((person) => person.place === place && !isExcluded(person, at) && !person.gone);
  return all.find(
    (person) =>
      isExcluded(person, at) &&
      (looksOf(person.name).some((look) => looks.has(look)) ||
        person.devices.includes(device) ||
        (place !== undefined && person.place === place && !isShared)),
  );
}
