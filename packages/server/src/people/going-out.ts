import { happened, type Ruling, refused } from '../pit/result.ts';
import { knownPerson } from './coming-in.ts';
import type { OfType } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { keptOut } from './kept-out.ts';
import { isExcluded, type People } from './people.ts';

export function kick(people: People, { person, words, by, at }: OfType<'Kick'>): Ruling<PeopleEvent> {
  const removable = removablePerson(people, person, by.person);
  if (!removable.ok) return removable;

  return happened({ type: 'Kicked', person, ...(words === undefined ? {} : { words }), by, at });
}

export function exclude(
  people: People,
  { person, words, clause, until, by, at }: OfType<'Exclude'>,
): Ruling<PeopleEvent> {
  const removable = removablePerson(people, person, by.person);
  if (!removable.ok) return removable;
  if (until !== undefined && until <= at)
    return refused(409, 'CONFLICT', 'That moment has passed. Name a later one, or none.');

  return happened({
    type: 'Excluded',
    person,
    words,
    ...(clause === undefined ? {} : { clause }),
    ...(until === undefined ? {} : { until }),
    by,
    at,
  });
}

export function readmit(people: People, { person, words, by, at }: OfType<'Readmit'>): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (!isExcluded(known.person, at)) return refused(409, 'CONFLICT', `${known.person.name} is not kept out.`);

  return happened({ type: 'Readmitted', person, ...(words === undefined ? {} : { words }), by, at });
}

/** Somebody goes on from another phone. Staff sign in there instead: a code is less than a passphrase. */
export function movePhone(
  people: People,
  { person, device, how, by, at }: OfType<'MovePhone'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (known.person.kind !== 'guest')
    return refused(
      409,
      'CONFLICT',
      'Codes for a new phone are for guests. Sign in with the passphrase there.',
    );
  if (isExcluded(known.person, at)) return keptOut(known.person);

  return happened({ type: 'MovedPhone', person, device, how, by, at });
}

function removablePerson(people: People, id: string, by: string) {
  const known = knownPerson(people, id);
  if (!known.ok) return known;
  if (id === people.host) return refused(409, 'CONFLICT', 'The host cannot be sent out of the pit.');
  if (id === by) return refused(409, 'CONFLICT', 'That would be yourself. Sign out instead.');
  return known;
}
