import { createHmac, hash } from 'node:crypto';
import { type Mode, type Moment, type Role, staffRoles } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Caller, Nobody, SessionChange } from '../pit/result.ts';
import { LONGEST_LIFETIME_MS } from './decide.ts';
import type { PeopleEvent } from './event.ts';
import { isExcluded, isHousePlayer, isOver, PEOPLE, type Person } from './people.ts';
import { same } from './secrets.ts';

/** One open stream or page that has to hear when its session is over. */
type Watched = { readonly person: string; readonly session: string };

export type Sessions = {
  /** Who asks, by their cookie; nobody where it is not one of ours or no longer holds. */
  readonly callerOf: (cookie: string | undefined, address: string, token?: string) => Promise<Caller>;
  /** Whether a session still holds, without counting as having been used. */
  readonly holds: (session: string) => Promise<boolean>;
  /** Tells once when the session is over; the answer stops listening. */
  readonly onEnded: (watched: Watched, listener: (why: EndedWhy) => void) => () => void;
  readonly end: () => void;
};

type CachedSession = SessionRecord & {
  readonly lastSeen: Moment;
  /** When the store was last asked. */
  readonly checked: Moment;
};

/** How often the store is told that somebody is there, and asked whether the session is. */
const REFRESH_INTERVAL_MS = 60_000;

const MAX_KNOWN_SESSIONS = 20_000;

/** Reads sessions through a memory, which hears by the stream `people` when one is over, on whichever node. */
export async function openSessions(pit: Pit): Promise<Sessions> {
  const { store, ports, keys } = pit;
  const memory = new Map<string, CachedSession>();
  /** Cookies whose signature was found right: looking at it again would take longer than all the rest. */
  const cookies = new Map<string, string>();
  const listening = new Set<{ readonly watched: Watched; readonly tell: (why: EndedWhy) => void }>();
  // Known from the beginning, so that what follows is heard.
  await pit.people.current(PEOPLE);
  await pit.floor.current(FLOOR);

  const ended = (isMeant: (watched: Watched) => boolean, why: EndedWhy): void => {
    for (const [session, { person }] of memory) if (isMeant({ person, session })) memory.delete(session);
    for (const each of listening) {
      if (!isMeant(each.watched)) continue;
      listening.delete(each);
      each.tell(why);
    }
  };
  const stopHearing = pit.people.listen(PEOPLE, ({ entry }) => {
    const over = endedBy(entry.event);
    if (over !== undefined) ended(over.isMeant, over.why);
  });

  const load = async (session: string): Promise<CachedSession | undefined> => {
    const [text, seen] = await Promise.all([
      store.record(SESSIONS, session),
      store.record(SEEN, session),
      // A hint that somebody was sent out may have been lost.
      pit.people.catchUp(PEOPLE),
    ]);
    if (text === undefined) {
      memory.delete(session);
      return undefined;
    }
    // We wrote the record ourselves.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const record = JSON.parse(text) as SessionRecord;
    // What this node has seen may still be on its way to the store.
    const lastSeen = Math.max(Number(seen ?? record.began), memory.get(session)?.lastSeen ?? 0);
    const known = { ...record, lastSeen, checked: ports.now() };
    memory.delete(session);
    memory.set(session, known);
    shorten(memory);
    return known;
  };

  const sessionOf = (cookie: string | undefined): string | undefined => {
    const known = cookies.get(cookie ?? '');
    if (cookie === undefined || known !== undefined) return known;
    const session = sessionIn(keys.sessions, cookie);
    if (session !== undefined) cookies.set(cookie, session);
    shorten(cookies);
    return session;
  };

  /** The session from the memory where that is fresh, and otherwise from the store. */
  const recall = async (session: string): Promise<CachedSession | undefined> => {
    const remembered = memory.get(session);
    const isFresh =
      remembered !== undefined && Math.abs(ports.now() - remembered.checked) < REFRESH_INTERVAL_MS;
    return isFresh ? remembered : load(session);
  };

  /** The session and whose it is, where both are good now. */
  const find = async (session: string): Promise<{ known: CachedSession; person: Person } | undefined> => {
    const known = await recall(session);
    const person = known && (await pit.people.current(PEOPLE)).state.persons.get(known.person);
    if (known === undefined || person === undefined) return undefined;
    if (known.era !== person.era || person.gone) return undefined;
    if (isExcluded(person, ports.now()) || isOver(person, ports.now())) return undefined;
    if (known.program === true) return { known, person };
    const { whole, idle } = limitsOf(person.kind, (await pit.floor.current(FLOOR)).state.settings.mode);
    const now = ports.now();
    return now < known.began + whole && now < known.lastSeen + idle ? { known, person } : undefined;
  };

  /** Nobody in particular, or a screen where the session is that of one. */
  const screenIn = async (session: string | undefined): Promise<Omit<Nobody, 'address'>> => {
    const known = session === undefined ? undefined : await recall(session);
    if (session === undefined || known?.screen === undefined) return { is: 'nobody' };
    const { whole } = limitsOf('screen', 'home');
    if (ports.now() >= known.began + whole) return { is: 'nobody' };
    return { is: 'nobody', screen: { id: known.device || session, title: known.screen, since: known.began } };
  };

  /** A failure to write this down costs an idle person a minute at the most. */
  const seen = (session: string, known: CachedSession): void => {
    const now = ports.now();
    if (now - known.lastSeen < REFRESH_INTERVAL_MS) return;
    memory.set(session, { ...known, lastSeen: now });
    store.put([{ shelf: SEEN, key: session, text: String(now) }]).catch(() => undefined);
  };

  return {
    callerOf: async (cookie, address, token) => {
      const session = token === undefined ? sessionOf(cookie) : sessionOfToken(token);
      const found = session === undefined ? undefined : await find(session);
      // A token holds only by itself, and what is in a cookie only in a cookie.
      if (found !== undefined && (found.known.program === true) !== (token !== undefined))
        return { is: 'nobody', address };
      if (session === undefined || found === undefined) return { ...(await screenIn(session)), address };
      seen(session, found.known);
      const { person, name, kind, roles, program } = found.person;
      const scoped = program === undefined ? {} : { program };
      return { is: 'somebody', person, name, kind, roles, session, address, ...scoped };
    },
    holds: async (session) => (await find(session)) !== undefined,
    onEnded: (watched, tell) => {
      const each = { watched, tell };
      listening.add(each);
      return () => listening.delete(each);
    },
    end: () => {
      stopHearing();
      memory.clear();
      cookies.clear();
    },
  };
}

/** Forgets the oldest, so that a memory stays within bounds. */
function shorten(memory: Map<string, unknown>): void {
  if (memory.size > MAX_KNOWN_SESSIONS) memory.delete(memory.keys().next().value ?? '');
}

/** Takes away what is left of sessions that have run out, so that the shelf does not grow for ever. */
export async function sweepSessions(pit: Pick<Pit, 'store' | 'ports'>): Promise<void> {
  const now = pit.ports.now();
  const records = await pit.store.records(SESSIONS);
  const over = records.filter(({ text }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { began, person, screen, program } = JSON.parse(text) as SessionRecord;
    if (program === true) return now >= began + LONGEST_LIFETIME_MS;
    const longest = limitsOf(screen === undefined ? 'guest' : 'screen', 'home').whole;
    // Of house players nobody comes again with an old session.
    return now >= began + longest || isHousePlayer(person);
  });
  const keys = over.flatMap(({ key }) => [SESSIONS, SEEN].map((shelf) => ({ shelf, key, text: null })));
  if (keys.length > 0) await pit.store.put(keys);
}

// Who asks, for whoever answers them.

/** The role that decides what a caller may see of a table: the first that sees all of it, or a player's. */
export const viewingRole = (caller: Caller): Role =>
  caller.is === 'nobody' ? 'player' : (caller.roles.find((role) => staffRoles.includes(role)) ?? 'player');

export const personOf = (caller: Caller): string => (caller.is === 'nobody' ? '' : caller.person);

/** The session of whoever asks, short, as the trail tells one device from another; nobody's has none. */
export const deviceIn = (caller: Caller): { readonly device?: string } =>
  caller.is === 'somebody' ? { device: caller.session.slice(0, 16) } : {};

// A session as it is kept, and how it is told from another.

/** What is kept of a session, under the hash of its id: who reads the records cannot make the cookie. */
export type SessionRecord = {
  readonly person: string;
  readonly device: string;
  readonly began: Moment;
  /** The count of the person's sessions that it belongs to; see `Person.era`. */
  readonly era: number;
  /** What a screen on a wall is called, which has a session and is nobody. */
  readonly screen?: string;
  /** Whether it is the session of an access token, which lasts as long as its program is let in. */
  readonly program?: boolean;
};

export const SESSIONS = 'sessions';

/** When somebody was last seen is kept apart: writing it can then never bring back a session that has ended. */
export const SEEN = 'sessions-seen';

const HOUR_MS = 3_600_000;

/** How long a session lasts at the most, and how long without being used. */
function limitsOf(
  kind: Person['kind'] | 'screen',
  mode: Mode,
): { readonly whole: number; readonly idle: number } {
  switch (kind) {
    case 'guest':
      return { whole: 24 * HOUR_MS, idle: 24 * HOUR_MS };
    case 'staff':
      return { whole: 12 * HOUR_MS, idle: mode === 'strict' ? HOUR_MS / 2 : 2 * HOUR_MS };
    case 'house player':
      // The house signs its players in at every start, and they play for as long as it runs.
      return { whole: 365 * 24 * HOUR_MS, idle: 365 * 24 * HOUR_MS };
    case 'screen':
      return { whole: 30 * 24 * HOUR_MS, idle: 30 * 24 * HOUR_MS };
  }
}

export type Begun = {
  /** The hash of the id, by which the trail and the listeners know the session. */
  readonly session: string;
  readonly put: Put;
  readonly change: Extract<SessionChange, { readonly is: 'began' }>;
};

/** A new session of somebody; it holds once its record is stored. */
export const beginSession = (
  pit: Pick<Pit, 'ports' | 'keys'>,
  { person, kind, era }: Pick<Person, 'person' | 'kind' | 'era'>,
  device: string,
): Begun => begin(pit, { person, device, began: pit.ports.now(), era }, kind);

/** A new session of a screen on a wall; one that was on it before is the same device. */
export const beginScreen = (pit: Pick<Pit, 'ports' | 'keys'>, title: string, device = ''): Begun =>
  begin(pit, { person: '', device, began: pit.ports.now(), era: 0, screen: title }, 'screen');

function begin(
  { ports, keys }: Pick<Pit, 'ports' | 'keys'>,
  record: SessionRecord,
  kind: Person['kind'] | 'screen',
): Begun {
  const id = Buffer.from(ports.entropy(16)).toString('base64url');
  const { began } = record;
  const session = hash('sha256', id);
  return {
    session,
    put: { shelf: SESSIONS, key: session, text: JSON.stringify(record) },
    change: {
      is: 'began',
      cookie: `${id}.${signed(keys.sessions, id)}`,
      until: began + limitsOf(kind, 'home').whole,
    },
  };
}

/** The session that a cookie speaks of, where the cookie is one of ours. */
function sessionIn(key: Uint8Array, cookie: string | undefined): string | undefined {
  const [id, signature, more] = (cookie ?? '').split('.');
  if (id === undefined || signature === undefined || more !== undefined || id.length > 64) return undefined;
  return same(signature, signed(key, id)) ? hash('sha256', id) : undefined;
}

const signed = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(`session\n${id}`).digest('base64url');

/** The session of a token, by its hash: who reads the records cannot make the token. */
export const sessionOfToken = (token: string): string => hash('sha256', token);

// How sessions come to be over.

/** Why sessions are over, for the page that is still open. */
export type EndedWhy =
  | 'signed out'
  | 'replaced'
  | 'kicked'
  | 'excluded'
  | 'roles changed'
  | 'passphrase reset'
  | 'token revoked';

type Over = {
  readonly isMeant: (watched: { readonly person: string; readonly session: string }) => boolean;
  readonly why: EndedWhy;
};

/** The sessions that an event ends, if it ends any. */
function endedBy(event: PeopleEvent): Over | undefined {
  const all = (why: EndedWhy): Over | undefined =>
    'person' in event ? { isMeant: ({ person }) => person === event.person, why } : undefined;
  switch (event.type) {
    case 'SignedOut':
      return { isMeant: ({ session }) => session === event.session, why: 'signed out' };
    case 'MovedPhone':
      return all('replaced');
    case 'Kicked':
      return all('kicked');
    case 'Excluded':
      return all('excluded');
    case 'RolesChanged':
      return all('roles changed');
    case 'PassphraseReset':
      return all('passphrase reset');
    case 'ProgramRevoked':
      return all('token revoked');
    case 'ProgramAdmitted':
    case 'HostClaimed':
    case 'StaffAdded':
    case 'PassphraseSet':
    case 'PasskeyAdded':
    case 'GuestJoined':
    case 'HousePlayerAdmitted':
    case 'Renamed':
    case 'PatienceAsked':
    case 'SignedIn':
    case 'ClaimAsked':
    case 'ClaimConfirmed':
    case 'ClaimRefused':
    case 'Readmitted':
      return undefined;
  }
}
