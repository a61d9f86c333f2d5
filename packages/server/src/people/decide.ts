import { happened, type Ruling, refused } from '../pit/result.ts';
import { askClaim, confirmClaim, refuseClaim } from './claiming.ts';
import { admitHousePlayer, claimHost, joinGuest, knownPerson, rename, signIn } from './coming-in.ts';
import type { OfType, PeopleCommand } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { keptOut } from './kept-out.ts';
import { isExcluded, type People } from './people.ts';
import {
  addPasskey,
  addStaff,
  admitProgram,
  changeRoles,
  resetPassphrase,
  revokeProgram,
  setPassphrase,
} from './staffing.ts';

/** Who may come in, as what, and who has to go. */
export function decidePeople(people: People, command: PeopleCommand): Ruling<PeopleEvent> {
  switch (command.type) {
    case 'ClaimHost':
      return claimHost(people, command);
    case 'AddStaff':
      return addStaff(people, command);
    case 'SetPassphrase':
      return setPassphrase(people, command);
    case 'ResetPassphrase':
      return resetPassphrase(people, command);
    case 'AddPasskey':
      return addPasskey(people, command);
    case 'ChangeRoles':
      return changeRoles(people, command);
    case 'JoinGuest':
      return joinGuest(people, command);
    case 'AdmitHousePlayer':
      return admitHousePlayer(people, command);
    case 'AdmitProgram':
      return admitProgram(people, command);
    case 'RevokeProgram':
      return revokeProgram(people, command);
    case 'Rename':
      return rename(people, command);
    case 'AskPatience':
      return askPatience(people, command);
    case 'SignIn':
      return signIn(people, command);
    case 'SignOut': {
      const { person, session, by, at } = command;
      return happened({ type: 'SignedOut', person, session, by, at });
    }
    case 'MovePhone':
      return movePhone(people, command);
    case 'AskClaim':
      return askClaim(people, command);
    case 'ConfirmClaim':
      return confirmClaim(people, command);
    case 'RefuseClaim':
      return refuseClaim(people, command);
    case 'Kick':
      return kick(people, command);
    case 'Exclude':
      return exclude(people, command);
    case 'Readmit':
      return readmit(people, command);
  }
}

function kick(people: People, { person, words, by, at }: OfType<'Kick'>): Ruling<PeopleEvent> {
  const removable = removablePerson(people, person, by.person);
  if (!removable.ok) return removable;

  return happened({ type: 'Kicked', person, ...(words === undefined ? {} : { words }), by, at });
}

function exclude(
  people: People,
  { person, words, clause, until, by, at }: OfType<'Exclude'>,
): Ruling<PeopleEvent> {
  const removable = removablePerson(people, person, by.person);
  if (!removable.ok) return removable;
  if (until !== undefined && until <= at) return refused(409, { code: 'CONFLICT', case: 'moment-past' });

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

function readmit(people: People, { person, words, by, at }: OfType<'Readmit'>): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (!isExcluded(known.person, at))
    return refused(409, { code: 'CONFLICT', case: 'not-kept-out', name: known.person.name });

  return happened({ type: 'Readmitted', person, ...(words === undefined ? {} : { words }), by, at });
}

/** Somebody goes on from another phone. Staff sign in there instead: a code is less than a passphrase. */
function movePhone(
  people: People,
  { person, device, how, by, at }: OfType<'MovePhone'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (known.person.kind !== 'guest') return refused(409, { code: 'CONFLICT', case: 'codes-for-guests' });
  if (isExcluded(known.person, at)) return keptOut(known.person);

  return happened({ type: 'MovedPhone', person, device, how, by, at });
}

function removablePerson(people: People, id: string, by: string) {
  const known = knownPerson(people, id);
  if (!known.ok) return known;
  if (id === people.host) return refused(409, { code: 'CONFLICT', case: 'host-out' });
  if (id === by) return refused(409, { code: 'CONFLICT', case: 'yourself-out' });
  return known;
}

/** Whoever needs more time to read, to reach and to answer has it at every table, without asking each time. */
function askPatience(
  people: People,
  { person, patience, by, at }: OfType<'AskPatience'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PatienceAsked', person, patience, by, at });
}
