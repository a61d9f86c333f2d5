import { everyRole, type Moment, type Role, watching } from '@dicepit/engine';
import { type ProgramScope, programScopes, readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';
import type { Patience, PeopleEvent } from './event.ts';
import { foldedName } from './names.ts';

export type { PeopleEvent } from './event.ts';

/** Somebody of the pit. */
export type Person = {
  readonly person: string;
  readonly name: string;
  readonly kind: 'guest' | 'staff' | 'house player';
  readonly roles: readonly Role[];
  readonly joinedAt: Moment;
  /** Counted up whenever all sessions of the person end: a session of an earlier count is over. */
  readonly era: number;
  /** A kicked guest is gone for good, and the name is free again. */
  readonly gone: boolean;
  readonly excluded: { readonly until?: Moment; readonly clause?: string } | undefined;
  /** When somebody who came to watch has to be gone; undefined for those who stay. */
  readonly until?: Moment | undefined;
  /** Where the house waits longer for somebody than for others. */
  readonly patience?: Patience;
  /** What the access token of a program is for; nothing for people. */
  readonly program?: ProgramScope;
  /** Who gave somebody of the staff their roles, and when. */
  readonly made?: { readonly by: string; readonly at: Moment };
  /** Whether a passphrase has been set. */
  readonly hasPassphrase: boolean;
  /** Where a guest came from, whatever the browser called itself. */
  readonly place?: string;
  /** The devices that the person came in by, the latest last. */
  readonly devices: readonly string[];
};

/** Somebody on a new phone who says that they are a guest. */
export type AskedClaim = {
  readonly claim: string;
  readonly person: string;
  readonly device: string;
  readonly state: 'asked' | 'confirmed' | 'refused';
  readonly askedAt: Moment;
};

/** Everybody who was ever let in, and who wants to be. */
export type People = {
  readonly persons: ReadonlyMap<string, Person>;
  /** Who has a name, by the name as it is compared. */
  readonly names: ReadonlyMap<string, string>;
  readonly host: string | undefined;
  readonly claims: ReadonlyMap<string, AskedClaim>;
};

/** The one stream about people. */
export const PEOPLE = 'people';

/** What the host is in the pit: everything but those who watch over it. */
const hostRoles: readonly Role[] = everyRole.filter((role) => !watching.includes(role));

export const nobodyYet: People = {
  persons: new Map(),
  names: new Map(),
  host: undefined,
  claims: new Map(),
};

export const peopleKind: StreamKind<People, PeopleEvent> = {
  name: PEOPLE,
  initial: nobodyYet,
  evolve: evolvePeople,
  snapshot: { every: 1_000, write: writeState, read: readState<People> },
};

export function evolvePeople(people: People, event: PeopleEvent): People {
  switch (event.type) {
    case 'HostClaimed':
      return {
        ...admitted(people, event, { kind: 'staff', roles: hostRoles, hasPassphrase: true }),
        host: event.person,
      };
    case 'StaffAdded':
      return admitted(people, event, {
        kind: 'staff',
        roles: event.roles,
        until: event.until,
        made: { by: event.by.person, at: event.at },
      });
    case 'GuestJoined':
      return admitted(people, event, {
        kind: 'guest',
        devices: [event.device],
        ...(event.place === undefined ? {} : { place: event.place }),
      });
    case 'HousePlayerAdmitted':
      return admitted(people, event, { kind: 'house player' });
    case 'ProgramAdmitted':
      return admitted(people, event, {
        kind: isStaffScope(event.scope) ? 'staff' : 'guest',
        roles: programScopes[event.scope],
        until: event.until,
        program: event.scope,
        made: { by: event.by.person, at: event.at },
      });
    case 'ProgramRevoked': {
      const revoked = changed(people, event.person, ({ era }) => ({ gone: true, era: era + 1 }));
      return unnamed(revoked, event.person);
    }
    case 'PassphraseSet':
      return changed(people, event.person, () => ({ hasPassphrase: true }));
    case 'PassphraseReset':
      return changed(people, event.person, ({ era }) => ({ hasPassphrase: false, era: era + 1 }));
    case 'RolesChanged':
      return changed(people, event.person, ({ era }) => ({
        roles: event.roles,
        until: event.until,
        made: { by: event.by.person, at: event.at },
        era: era + 1,
      }));
    case 'Renamed':
      return renamed(people, event.person, event.name);
    case 'PatienceAsked':
      return changed(people, event.person, () => ({ patience: event.patience }));
    case 'SignedIn':
      return changed(people, event.person, seenOn(event.device));
    case 'MovedPhone':
      return changed(people, event.person, (person) => ({
        ...seenOn(event.device)(person),
        era: person.era + 1,
      }));
    case 'ClaimAsked': {
      const { claim, person, device, at } = event;
      return withClaim(people, { claim, person, device, state: 'asked', askedAt: at });
    }
    case 'ClaimConfirmed':
    case 'ClaimRefused': {
      const asked = people.claims.get(event.claim);
      const state = event.type === 'ClaimConfirmed' ? 'confirmed' : 'refused';
      return asked === undefined ? people : withClaim(people, { ...asked, state });
    }
    case 'Kicked':
      return kicked(people, event.person);
    case 'Excluded': {
      const { until, clause } = event;
      const excluded = {
        ...(until === undefined ? {} : { until }),
        ...(clause === undefined ? {} : { clause }),
      };
      return changed(people, event.person, ({ era }) => ({ excluded, era: era + 1 }));
    }
    case 'Readmitted':
      return changed(people, event.person, () => ({ excluded: undefined }));
    case 'SignedOut':
    case 'PasskeyAdded':
      return people;
  }
}

/** Whether a program is one of those who run the pit or watch over it, rather than a guest. */
const isStaffScope = (scope: ProgramScope): boolean => scope === 'deal' || scope === 'inspect';

/** Whether somebody is a house player: their ids begin with h, wherever they are shown. */
export const isHousePlayer = (person: string): boolean => person.startsWith('h-');

/** Whether somebody is kept out at a moment. */
export const isExcluded = ({ excluded }: Person, at: Moment): boolean =>
  excluded !== undefined && (excluded.until === undefined || at < excluded.until);

/** Whether the time for which somebody was let in is over. */
export const isOver = ({ until }: Person, at: Moment): boolean => until !== undefined && at >= until;

/** So many devices of a person are remembered, for refusing them should the person be excluded. */
const MAX_DEVICES = 5;

const seenOn =
  (device: string) =>
  ({ devices }: Person): Pick<Person, 'devices'> => ({
    devices: [...devices.filter((each) => each !== device), device].slice(-MAX_DEVICES),
  });

function admitted(
  people: People,
  { person, name, at }: { readonly person: string; readonly name: string; readonly at: Moment },
  more: Pick<Person, 'kind'> & Partial<Person>,
): People {
  const added: Person = {
    person,
    name,
    roles: ['player'],
    joinedAt: at,
    era: 0,
    gone: false,
    excluded: undefined,
    hasPassphrase: false,
    devices: [],
    ...more,
  };
  return {
    ...people,
    persons: new Map(people.persons).set(person, added),
    names: new Map(people.names).set(foldedName(name), person),
  };
}

function changed(people: People, id: string, changes: (person: Person) => Partial<Person>): People {
  const person = people.persons.get(id);
  if (person === undefined) return people;
  return { ...people, persons: new Map(people.persons).set(id, { ...person, ...changes(person) }) };
}

function renamed(people: People, id: string, name: string): People {
  const without = unnamed(people, id);
  return {
    ...changed(without, id, () => ({ name })),
    names: new Map(without.names).set(foldedName(name), id),
  };
}

/** Staff sign in again; a guest comes again as somebody new, and may have the name. */
function kicked(people: People, id: string): People {
  const guest = people.persons.get(id)?.kind !== 'staff';
  const out = changed(people, id, ({ era, gone }) => ({ gone: gone || guest, era: era + 1 }));
  return guest ? unnamed(out, id) : out;
}

function unnamed(people: People, id: string): People {
  const names = new Map(people.names);
  const name = foldedName(people.persons.get(id)?.name ?? '');
  if (names.get(name) === id) names.delete(name);
  return { ...people, names };
}

const withClaim = (people: People, claim: AskedClaim): People => ({
  ...people,
  claims: new Map(people.claims).set(claim.claim, claim),
});

/** How many guests have come in and were not sent away. */
export const guestsIn = (people: People): number => guestNamesIn(people).length;

/** What they are called, whoever has come last first. */
export const guestNamesIn = ({ persons }: People): readonly string[] =>
  [...persons.values()]
    .filter(({ kind, gone, program }) => kind === 'guest' && !gone && program === undefined)
    .map(({ name }) => name)
    .toReversed();
