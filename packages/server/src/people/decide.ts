import { type Moment, type Role, watching } from '@dicepit/engine';
import { happened, type Refused, type Ruling, refused } from '../pit/result.ts';
import type { OfType, PeopleCommand } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { foldedName, looksOf, unfitName, unreadableName } from './names.ts';
import { type AskedClaim, guestsIn, isExcluded, isOver, type People, type Person } from './people.ts';

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

// How people come in.

function claimHost(people: People, { person, name, by, at }: OfType<'ClaimHost'>): Ruling<PeopleEvent> {
  if (people.host !== undefined) return refused(409, { code: 'ALREADY_CLAIMED', case: 'host' });
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;

  return happened({ type: 'HostClaimed', person, name, by, at });
}

/** Lets a guest in: not one who is kept out, not into a locked or full pit, and not under somebody else's name. */
function joinGuest(people: People, command: OfType<'JoinGuest'>): Ruling<PeopleEvent> {
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

function admitHousePlayer(
  people: People,
  { person, name, by, at }: OfType<'AdmitHousePlayer'>,
): Ruling<PeopleEvent> {
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;

  return happened({ type: 'HousePlayerAdmitted', person, name, by, at });
}

/** Whoever renames themselves keeps to the names that are fit; the host may give any. */
function rename(people: People, { person, name, by, at }: OfType<'Rename'>): Ruling<PeopleEvent> {
  const known = knownPerson(people, person);
  if (!known.ok) return known;
  const unfit = nameTaken(people, name, person) ?? (by.role === 'operator' ? undefined : nameUnfit(name));
  if (unfit !== undefined) return unfit;

  return happened({ type: 'Renamed', person, name, by, at });
}

function signIn(people: People, command: OfType<'SignIn'>): Ruling<PeopleEvent> {
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
function knownPerson(people: People, id: string): { readonly ok: true; readonly person: Person } | Refused {
  const person = people.persons.get(id);
  return person === undefined || person.gone
    ? refused(404, { code: 'NOT_FOUND', case: 'person' })
    : { ok: true, person };
}

function nameTaken(people: People, name: string, but?: string): Refused | undefined {
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

// Guests on a new phone, who say that they are somebody.

/** How long a claim waits for the host, and how long a confirmed one can be taken up. */
const CLAIM_LIFETIME_MS = 30 * 60_000;

/** So many claims to be one person may wait at once. */
const MAX_WAITING_CLAIMS = 3;

/** Asks to be a guest again whose phone is gone. Staff sign in instead. */
function askClaim(people: People, { claim, name, device, by, at }: OfType<'AskClaim'>): Ruling<PeopleEvent> {
  const guest = people.persons.get(people.names.get(foldedName(name)) ?? '');
  if (guest === undefined || guest.kind !== 'guest')
    return refused(401, { code: 'WRONG_CREDENTIALS', case: 'guest', name });
  if (isExcluded(guest, at)) return keptOut(guest);
  const waiting = [...people.claims.values()].filter(
    (each) => each.person === guest.person && each.state === 'asked' && !hasLapsed(each, at),
  );
  if (waiting.length >= MAX_WAITING_CLAIMS)
    return refused(
      429,
      { code: 'TOO_MANY', case: 'claims', name },
      {
        after: 60,
      },
    );

  return happened({ type: 'ClaimAsked', claim, person: guest.person, device, by, at });
}

function confirmClaim(people: People, { claim, by, at }: OfType<'ConfirmClaim'>): Ruling<PeopleEvent> {
  const waiting = waitingClaim(people, claim, at);
  if (!waiting.ok) return waiting;

  return happened({ type: 'ClaimConfirmed', claim, by, at });
}

function refuseClaim(people: People, { claim, by, at }: OfType<'RefuseClaim'>): Ruling<PeopleEvent> {
  const waiting = waitingClaim(people, claim, at);
  if (!waiting.ok) return waiting;

  return happened({ type: 'ClaimRefused', claim, by, at });
}

export const hasLapsed = ({ askedAt }: AskedClaim, at: Moment): boolean => at >= askedAt + CLAIM_LIFETIME_MS;

function waitingClaim(people: People, id: string, at: Moment) {
  const claim = people.claims.get(id);
  if (claim === undefined) return refused(404, { code: 'NOT_FOUND', case: 'claim' });
  if (claim.state !== 'asked')
    return refused(409, { code: 'CONFLICT', case: 'claim-answered', state: claim.state });
  if (hasLapsed(claim, at)) return refused(409, { code: 'CONFLICT', case: 'claim-old' });
  return { ok: true as const, claim };
}

/** What somebody hears who is excluded from the pit, with the clause that it was done by where there is one. */
const keptOut = ({ excluded }: Pick<Person, 'excluded'>): Refused =>
  refused(403, { code: 'EXCLUDED' }, excluded?.clause === undefined ? {} : { clause: excluded.clause });

// Staff, and programs with an access token.

function addStaff(
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

function changeRoles(
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
function setPassphrase(people: People, { person, by, at }: OfType<'SetPassphrase'>): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PassphraseSet', person, by, at });
}

function resetPassphrase(people: People, { person, by, at }: OfType<'ResetPassphrase'>): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PassphraseReset', person, by, at });
}

function addPasskey(people: People, { person, passkey, by, at }: OfType<'AddPasskey'>): Ruling<PeopleEvent> {
  const known = staffMember(people, person);
  if (!known.ok) return known;

  return happened({ type: 'PasskeyAdded', person, passkey, by, at });
}

/** An access token ends by itself within a year and a day. */
export const LONGEST_LIFETIME_MS = 366 * 24 * 3_600_000;

function admitProgram(
  people: People,
  { person, name, scope, until, by, at }: OfType<'AdmitProgram'>,
): Ruling<PeopleEvent> {
  const taken = nameTaken(people, name);
  if (taken !== undefined) return taken;
  if (until <= at) return refused(409, { code: 'CONFLICT', case: 'end-past' });
  if (until > at + LONGEST_LIFETIME_MS) return refused(409, { code: 'CONFLICT', case: 'token-year' });

  return happened({ type: 'ProgramAdmitted', person, name, scope, until, by, at });
}

function revokeProgram(people: People, { person, by, at }: OfType<'RevokeProgram'>): Ruling<PeopleEvent> {
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
