import { type Moment, type Role, watching } from '@dicepit/engine';
import { happened, type Ruling, refused } from '../pit/result.ts';
import { knownPerson, nameTaken } from './coming-in.ts';
import type { OfType } from './command.ts';
import type { PeopleEvent } from './event.ts';
import type { People } from './people.ts';

export function addStaff(
  people: People,
  { person, name, roles, until, by, at }: OfType<'AddStaff'>,
): Ruling<PeopleEvent> {
  const fault = faultOf(roles) ?? untilUnfit(roles, until, at) ?? nameTaken(people, name);
  if (fault !== undefined) return fault;

  return happened({
    type: 'StaffAdded',
    person,
    name,
    roles: [...new Set(roles)],
    ...(until === undefined ? {} : { until }),
    by,
    at,
  });
}

export function changeRoles(
  people: People,
  { person, roles, until, by, at }: OfType<'ChangeRoles'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (known.person.kind !== 'staff')
    return refused(409, { code: 'CONFLICT', case: 'guest-role', name: known.person.name });
  if (person === people.host && !roles.includes('operator'))
    return refused(409, { code: 'CONFLICT', case: 'host-operator' });
  const fault = faultOf(roles) ?? untilUnfit(roles, until, at);
  if (fault !== undefined) return fault;
  const after = new Set(roles);
  const isSame =
    after.size === known.person.roles.length && known.person.roles.every((role) => after.has(role));
  if (isSame && until === known.person.until)
    return refused(409, { code: 'CONFLICT', case: 'has-role', name: known.person.name });

  const ends = until === undefined ? {} : { until };
  return happened({ type: 'RolesChanged', person, roles: [...after], ...ends, by, at });
}

/** A passphrase is set by whoever holds the one-time token, which has been looked at before. */
export function setPassphrase(
  people: People,
  { person, by, at }: OfType<'SetPassphrase'>,
): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PassphraseSet', person, by, at });
}

export function resetPassphrase(
  people: People,
  { person, by, at }: OfType<'ResetPassphrase'>,
): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PassphraseReset', person, by, at });
}

export function addPasskey(
  people: People,
  { person, passkey, by, at }: OfType<'AddPasskey'>,
): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PasskeyAdded', person, passkey, by, at });
}

/** An access token ends by itself within a year and a day. */
export const LONGEST_LIFETIME_MS = 366 * 24 * 3_600_000;

export function admitProgram(
  people: People,
  { person, name, scope, until, by, at }: OfType<'AdmitProgram'>,
): Ruling<PeopleEvent> {
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;
  if (until <= at) return refused(409, { code: 'CONFLICT', case: 'end-past' });
  if (until > at + LONGEST_LIFETIME_MS) return refused(409, { code: 'CONFLICT', case: 'token-year' });

  return happened({ type: 'ProgramAdmitted', person, name, scope, until, by, at });
}

export function revokeProgram(
  people: People,
  { person, by, at }: OfType<'RevokeProgram'>,
): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  if (known.person.program === undefined)
    return refused(409, { code: 'CONFLICT', case: 'no-program', name: known.person.name });

  return happened({ type: 'ProgramRevoked', person, by, at });
}

/** Those who watch over a pit have no part in running it. */
export const watchers: ReadonlySet<Role> = new Set(watching);

/** Nobody who runs the pit is let in for a time, and nobody for a time that is over. */
function untilUnfit(roles: readonly Role[], until: Moment | undefined, at: Moment) {
  if (until === undefined) return undefined;
  if (!roles.every((role) => watchers.has(role)))
    return refused(409, { code: 'CONFLICT', case: 'only-watchers' });
  return until > at ? undefined : refused(409, { code: 'CONFLICT', case: 'end-past' });
}

function faultOf(roles: readonly Role[]) {
  if (roles.length === 0) return refused(409, { code: 'CONFLICT', case: 'no-role' });
  const watches = roles.filter((role) => watchers.has(role));
  return watches.length === 0 || watches.length === roles.length
    ? undefined
    : refused(409, { code: 'CONFLICT', case: 'watches', watches });
}

function staffMember(people: People, id: string) {
  const known = knownPerson(people, id);
  if (!known.ok || known.person.kind === 'staff') return known;
  return refused(409, { code: 'CONFLICT', case: 'guest-passphrase', name: known.person.name });
}
