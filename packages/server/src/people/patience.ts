import { happened, type Ruling } from '../pit/result.ts';
import { knownPerson } from './coming-in.ts';
import type { OfType } from './command.ts';
import type { PeopleEvent } from './event.ts';
import type { People } from './people.ts';

/** Whoever needs more time to read, to reach and to answer has it at every table, without asking each time. */
export function askPatience(
  people: People,
  { person, patience, by, at }: OfType<'AskPatience'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PatienceAsked', person, patience, by, at });
}
