import type { ServerResponse } from 'node:http';
import {
  type Audience,
  eventInfo,
  type Moment,
  overseeing,
  phaseOf,
  type Role,
  staffRoles,
  type Visibility as VisibilityOf,
  viewFor,
} from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import { type DiceEntry, isHousePerson } from '@dicepit/proof';
import { type DiceFacts, type Plain, plainState, type Snapshot, type Withheld } from '@dicepit/wire';
import { findTable } from '../floor/facts.ts';
import type { FloorTable } from '../floor/floor.ts';
import { networkOf } from '../http/auth-guard.ts';
import { type EndedWhy, personOf, type Sessions, viewingRole } from '../people/sessions.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry, type Versioned } from '../pit/projection.ts';
import { type Caller, type Nobody, type Refusal, type Result, refused } from '../pit/result.ts';
import {
  type AtTable,
  isVirtual,
  type PitTable,
  type SetTable,
  seatOf,
  seatsOf,
  tableStream,
} from '../table/pit-table.ts';

/** Somebody who reads an event stream. */
export type Reader = {
  /** Sends bytes that are whole messages; a reader who falls too far behind is cut off, and may resume. */
  readonly send: (bytes: Uint8Array) => void;
  /** Says goodbye and ends the stream. */
  readonly bye: (why: Farewell) => void;
  readonly isOpen: () => boolean;
  /** How much was sent so far, each piece counted once. */
  readonly sent: () => number;
};

/** Why a stream ends: to be taken up again, or not. */
type Farewell = 'closing' | 'session over' | 'replaced' | 'removed';

/** How the end of a stream came about. */
export type Ended = 'left' | 'too slow' | 'sent away';

export type Reading = {
  /** How many bytes may wait for a reader. */
  readonly mostWaiting: number;
  /** Told once. */
  readonly ended: (how: Ended) => void;
};

/** Begins an event stream on a response whose standing headers are set. */
export function openReader(response: ServerResponse, { mostWaiting, ended }: Reading): Reader {
  let open = true;
  let sent = 0;
  const close = (how: Ended): void => {
    if (!open) return;
    open = false;
    ended(how);
  };
  response.on('close', () => close('left'));
  // Whatever goes wrong with a connection ends it; there is nobody to tell.
  response.on('error', () => close('left'));
  // The stream ends with its connection. A length before each message would cost as much as the message: four pieces
  // to be gathered for the socket in place of the bytes that all readers share.
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  return {
    isOpen: () => open,
    sent: () => sent,
    send: (bytes) => {
      if (!open) return;
      if (response.writableLength > mostWaiting) {
        close('too slow');
        response.destroy();
        return;
      }
      sent += 1;
      response.write(bytes);
    },
    bye: (why) => {
      if (!open) return;
      close('sent away');
      response.end(messageOf({ event: 'bye', data: JSON.stringify({ why }) }));
    },
  };
}

/** A server-sent event as it is written; the data is JSON and so has no line breaks. */
export function messageOf({ event, id, data }: { event: string; id?: string; data: string }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}

// Who may read the event streams of this node, how many at once, and when they are sent away.

/** How many streams there may be, and how far a reader may fall behind. */
export type Bounds = {
  readonly session: number;
  /** Of those who are not signed in: so many of one network, and so many in all. */
  readonly address: number;
  readonly strangers: number;
  readonly all: number;
  /** Places among all that only staff have, so that the host is never kept out. */
  readonly staff: number;
  readonly waitingBytes: number;
};

export const usualBounds: Bounds = {
  session: 8,
  address: 250,
  strangers: 1_000,
  all: 5_000,
  staff: 200,
  waitingBytes: 256 * 1024,
};

/** What has come of the streams so far. */
export type Figures = {
  readonly open: number;
  readonly sent: number;
  readonly cut: number;
};

/** Everybody who reads an event stream of this node. */
export type Readers = {
  readonly open: OpenStream;
  readonly all: () => Iterable<Reader>;
  /** Ends the streams of sessions that have run out; those that were ended are ended at once. */
  readonly sweep: () => Promise<void>;
  readonly figures: () => Figures;
  readonly bye: (why: Farewell) => void;
};

/** Who is told of sessions that end, and of pages that are open. */
export type Attendance = {
  readonly sessions: Pick<Sessions, 'onEnded' | 'holds'>;
  readonly presence?: { readonly opened: (person: string) => () => void };
};

export function readersOf({ sessions, presence }: Attendance, bounds: Bounds): Readers {
  const open = new Map<Reader, Caller>();
  const counts = new Map<string, number>();
  /** What was sent to those who have gone. */
  let sentBefore = 0;
  let cut = 0;
  const count = (name: string, by: 1 | -1): void => {
    const now = (counts.get(name) ?? 0) + by;
    if (now === 0) counts.delete(name);
    else counts.set(name, now);
  };

  /** When strangers have all their places, whoever comes from elsewhere has that of the network with the most. */
  const makeRoom = (caller: Nobody): void => {
    if ((counts.get(STRANGERS) ?? 0) < bounds.strangers) return;
    const own = networkName(caller);
    const strangers = [...open].filter(([, { is }]) => is === 'nobody');
    const largest = strangers
      .map(([, { address }]) => networkName({ address }))
      .reduce((most, name) => ((counts.get(name) ?? 0) > (counts.get(most) ?? 0) ? name : most), own);
    if ((counts.get(largest) ?? 0) <= (counts.get(own) ?? 0) + 1) return;
    const [oldest] = strangers.find(([, { address }]) => networkName({ address }) === largest) ?? [];
    oldest?.bye('closing');
  };

  return {
    all: () => open.keys(),
    figures: () => {
      const sent = [...open.keys()].reduce((sum, reader) => sum + reader.sent(), sentBefore);
      return { open: open.size, sent, cut };
    },
    bye: (why) => {
      for (const reader of open.keys()) reader.bye(why);
    },
    sweep: async () => {
      for (const [reader, caller] of open)
        if (caller.is === 'somebody' && !(await sessions.holds(caller.session))) reader.bye('session over');
    },
    open: (caller, response, left) => {
      const names = namesOf(caller, bounds);
      if (caller.is === 'nobody') makeRoom(caller);
      const full = names.find(({ name, most }) => (counts.get(name) ?? 0) >= most);
      if (full !== undefined || open.size >= roomFor(caller, bounds))
        return refused(429, { code: 'TOO_MANY', case: 'streams' }, { after: 5 });
      const ends: (() => void)[] = [];
      const reader = openReader(response, {
        mostWaiting: bounds.waitingBytes,
        ended: (how: Ended) => {
          if (how === 'too slow') cut += 1;
          sentBefore += reader.sent();
          open.delete(reader);
          for (const { name } of names) count(name, -1);
          for (const end of ends) end();
          left();
        },
      });
      open.set(reader, caller);
      for (const { name } of names) count(name, 1);
      if (caller.is === 'somebody') {
        ends.push(sessions.onEnded(caller, (why) => reader.bye(farewell(why))));
        if (presence !== undefined) ends.push(presence.opened(caller.person));
      }
      return { ok: true, reader };
    },
  };
}

const STRANGERS = 'strangers';

/** By the network: a home with IPv6 has more addresses than anybody could count. */
const networkName = ({ address }: Pick<Caller, 'address'>): string => `network ${networkOf(address)}`;

/** What the streams of a caller are counted by. Those who are signed in may all stand behind one address. */
function namesOf(
  caller: Caller,
  { session, address, strangers }: Bounds,
): readonly { name: string; most: number }[] {
  if (caller.is === 'somebody') return [{ name: `session ${caller.session}`, most: session }];
  return [
    { name: networkName(caller), most: address },
    { name: STRANGERS, most: strangers },
  ];
}

/** Of all places some are only for those who are signed in, and some only for staff. */
function roomFor(caller: Caller, { all, staff }: Bounds): number {
  return caller.is === 'somebody' && caller.kind === 'staff' ? all : all - staff;
}

function farewell(why: EndedWhy): Farewell {
  if (why === 'kicked' || why === 'excluded') return 'removed';
  return why === 'replaced' ? why : 'session over';
}

// How a table is followed.

export type Following = {
  readonly table: string;
  readonly caller: Caller;
  readonly response: ServerResponse;
  /** How far the caller has come already, by an id that was sent or by a version; anything else begins with a snapshot. */
  readonly after?: string;
  /** Whether the reader wants to be told when betting opens and closes. */
  readonly betting?: boolean;
};

/** The event streams of tables. */
type TableStreams = {
  readonly follow: (following: Following) => Promise<Refusal | undefined>;
  /** The tables that somebody follows on this node. */
  readonly followed: () => readonly string[];
};

/** Somebody who was away for longer is told how things stand instead of what happened. */
const MAX_REPLAYED_ENTRIES = 1_000;

/** So many bytes may happen while the past is read; then the reader has to begin anew. */
const MAX_HELD_BYTES = 1024 * 1024;

/** Begins a stream for a caller, or says why there is none. `left` hears when it is over. */
export type OpenStream = (
  caller: Caller,
  response: ServerResponse,
  left: () => void,
) => Result<{ readonly reader: Reader }>;

export function tableStreams(pit: Pit, open: OpenStream): TableStreams {
  const channels = new Map<string, { readonly channel: Channel; readonly stop: () => void }>();

  const channelOf = (stream: string): Channel => {
    const known = channels.get(stream);
    if (known !== undefined) return known.channel;
    const channel = newChannel(() => bettingIn(pit.tables.known(stream)));
    const stop = pit.tables.listen(stream, ({ version, entry, hash }) =>
      channel.tell({ version, event: entry.event, hash }),
    );
    channels.set(stream, { channel, stop });
    return channel;
  };
  const left = (stream: string, follower: Follower): void => {
    const known = channels.get(stream);
    known?.channel.leave(follower);
    if (known === undefined || known.channel.size() > 0) return;
    known.stop();
    channels.delete(stream);
  };

  return {
    followed: () => [...channels.keys()],
    follow: async ({ table, caller, response, after, betting: wantsBetting = false }) => {
      const stream = tableStream(table);
      const added = await findTable(pit, table);
      // A reader may have seen entries at another node that this node has not read yet.
      const caughtUp = await pit.tables.catchUp(stream);
      if (added === undefined || caughtUp.state.is === 'unset')
        return refused(404, { code: 'NOT_FOUND', case: 'table' }).refusal;
      const viewer = viewerOf(caller);
      let held: { readonly bytes: Uint8Array; readonly upTo: number }[] | undefined;
      const follower: Follower = {
        viewer,
        wantsBetting,
        take: (bytes, upTo) => {
          if (held === undefined) opened.reader.send(bytes);
          else held.push({ bytes, upTo });
        },
      };
      const opening = open(caller, response, () => left(stream, follower));
      if (!opening.ok) return opening.refusal;
      const opened = opening;
      const sendSnapshot = ({ state, version, hash }: Versioned<PitTable>): void => {
        if (state.is === 'unset') return;
        const data = JSON.stringify(snapshotFor({ state, version }, added, caller, pit.ports.now()));
        const betting = wantsBetting ? bettingIn({ state, version }) : undefined;
        opened.reader.send(
          Buffer.from(
            messageOf({ event: 'snapshot', id: idOf(version, hash), data }) +
              (betting === undefined ? '' : bettingMessage(betting)),
          ),
        );
      };
      // From here to `join` nothing is waited for, so that no entry falls between the view and what follows it.
      const now = pit.tables.known(stream) ?? caughtUp;
      const from = cursorIn(after, now);
      if (from === undefined) sendSnapshot(now);
      else held = [];
      channelOf(stream).join(follower);
      if (from === undefined) return undefined;

      const past = await replay(pit, { stream, from, upTo: now.version, viewer, reader: opened.reader });
      if (past === 'another') {
        held = undefined;
        sendSnapshot(pit.tables.known(stream) ?? now);
        return undefined;
      }
      const waited = held ?? [];
      held = undefined;
      const bytes = waited.reduce((sum, each) => sum + each.bytes.length, 0);
      if (bytes > MAX_HELD_BYTES) opened.reader.bye('closing');
      for (const each of waited) opened.reader.send(each.bytes);
      const betting = wantsBetting ? bettingIn(pit.tables.known(stream)) : undefined;
      if (betting !== undefined) opened.reader.send(Buffer.from(bettingMessage(betting)));
      return undefined;
    },
  };
}

/**
 * How far a reader has come, and by which past: a store that was brought back from a backup has another entry at the same
 * version, and whoever went on from the one would see a table that never was.
 */
const idOf = (version: number, hash: string): string => `${version}.${hash.slice(0, HASH_FIGURES)}`;

/** Enough to tell two pasts apart; nobody gains by a cursor that fits by chance. */
const HASH_FIGURES = 12;

type Cursor = {
  readonly version: number;
  /** The beginning of the hash there; empty where the reader only has a version. */
  readonly hash: string;
};

/** Where to go on, if what the reader has is a version of this stream that is not too long ago. */
function cursorIn(
  after: string | undefined,
  { version, hash }: Pick<Versioned<PitTable>, 'version' | 'hash'>,
): Cursor | undefined {
  const [, count, mark = ''] = /^(\d{1,15})(?:\.([0-9a-f]+))?$/.exec(after ?? '') ?? [];
  const from = Number(count ?? 0);
  if (from < 1 || from > version || version - from > MAX_REPLAYED_ENTRIES) return undefined;
  return from === version && !hash.startsWith(mark) ? undefined : { version: from, hash: mark };
}

type Replaying = {
  readonly stream: string;
  readonly from: Cursor;
  readonly upTo: number;
  readonly viewer: Viewer;
  readonly reader: Reader;
};

/**
 * Sends what happened up to a version, unless the reader comes from another past. A store that fails ends the stream: the
 * reader asks again.
 */
async function replay(
  pit: Pit,
  { stream, from, upTo, viewer, reader }: Replaying,
): Promise<'sent' | 'another'> {
  const after = from.version;
  if (after === upTo) return 'sent';
  try {
    const [last, ...entries] = await pit.store.read(stream, after - 1, upTo - after + 1);
    if (last?.hash.startsWith(from.hash) !== true) return 'another';
    const numbered = entries.map(({ version, text, hash }) => ({
      version,
      hash,
      event: parseEntry<AtTable>(text).event,
    }));
    reader.send(bytesFor(numbered, viewer));
  } catch {
    reader.bye('closing');
  }
  return 'sent';
}

/** An entry of a table's stream. */
type Numbered = { readonly version: number; readonly hash: string; readonly event: AtTable };

/** Somebody who follows a table: is sent whole messages, in order and without a gap. */
type Follower = {
  readonly viewer: Viewer;
  readonly wantsBetting: boolean;
  readonly take: (bytes: Uint8Array, upTo: number) => void;
};

/** Whether bets are taken, and since which version: a program may wait for this instead of working it out. */
type Betting = { readonly open: boolean; readonly version: number };

/** Without an id: whoever comes again goes on after the entry before it, and is told anew with a snapshot. */
const bettingMessage = (betting: Betting): string =>
  messageOf({ event: 'betting', data: JSON.stringify(betting) });

/** Bets are taken from when the dice are with a shooter, or with nobody, until they are thrown. A race has none. */
function bettingIn(known: Pick<Versioned<PitTable>, 'state' | 'version'> | undefined): Betting | undefined {
  if (known === undefined || known.state.is !== 'banked') return undefined;
  return { open: phaseOf(known.state.table) === 'betting', version: known.version };
}

/** All who follow one table. */
type Channel = {
  /** Sends on what is given, together with what else is given in this very tick. */
  readonly tell: (entry: Numbered) => void;
  /** From the next entry on; whatever was told before has been sent to the others when this returns. */
  readonly join: (follower: Follower) => void;
  readonly leave: (follower: Follower) => void;
  readonly size: () => number;
};

function newChannel(bettingNow: () => Betting | undefined): Channel {
  const followers = new Set<Follower>();
  let waiting: Numbered[] = [];
  let wasOpen = bettingNow()?.open;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const entries = waiting;
    waiting = [];
    const upTo = entries.at(-1)?.version ?? 0;
    const copies = new Map<string, Uint8Array>();
    const betting = bettingNow();
    const turned = betting !== undefined && betting.open !== wasOpen ? betting : undefined;
    wasOpen = betting?.open;
    const news = turned === undefined ? undefined : Buffer.from(bettingMessage(turned));
    for (const { viewer, wantsBetting, take } of followers) {
      take(copyOf(entries, viewer, copies), upTo);
      if (wantsBetting && news !== undefined) take(news, upTo);
    }
  };

  return {
    tell: (entry) => {
      if (waiting.push(entry) === 1) queueMicrotask(flush);
    },
    join: (follower) => {
      flush();
      followers.add(follower);
    },
    leave: (follower) => followers.delete(follower),
    size: () => followers.size,
  };
}

/** The messages of some entries for a viewer; those who see the same are sent the very same bytes. */
function copyOf(entries: readonly Numbered[], viewer: Viewer, copies: Map<string, Uint8Array>): Uint8Array {
  const isOwn = entries.some(({ event }) => copyFor(event, viewer) === 'own');
  const name = isOwn ? `own ${viewer.person}` : viewer.sees;
  const made = copies.get(name) ?? bytesFor(entries, viewer);
  copies.set(name, made);
  return made;
}

const bytesFor = (entries: readonly Numbered[], viewer: Viewer): Uint8Array =>
  Buffer.from(
    entries
      .map(({ version, hash, event }) =>
        messageOf({
          event: 'entry',
          id: idOf(version, hash),
          data: JSON.stringify({ version, event: seenBy(event, viewer) }),
        }),
      )
      .join(''),
  );

// What of a table each caller may see.

/** A table as a caller may see it at one version: where an event stream begins, and what a page is drawn from. */
export function snapshotFor(
  { state, version }: Pick<Versioned<SetTable>, 'state' | 'version'>,
  { table, title, pack, house }: FloorTable,
  caller: Caller,
  now: Moment,
): Snapshot {
  const person = personOf(caller);
  const seat = person === '' ? undefined : seatOf(state, person);
  return {
    table,
    title,
    pack,
    kind: state.is,
    version,
    view: viewOf(state, caller),
    dice: isVirtual(state) ? diceFactsOf(state) : null,
    you: {
      person: person === '' ? null : person,
      roles: caller.is === 'nobody' ? [] : caller.roles,
      ...(seat === undefined ? {} : { seat }),
    },
    house: [...seatsOf(state).values()].map((each) => each.person).filter(isHousePerson),
    staffed: house === null && state.is === 'banked' ? 'people' : 'house',
    now,
  };
}

/** What anybody may know of virtual dice: all but the seed that is still to be revealed. */
export function diceFactsOf({ dice: { live, turn, revealed } }: SetTable): DiceFacts {
  return {
    turn,
    commitment: live?.commitment ?? '',
    contributions: live?.contributions ?? [],
    draws: live?.draws ?? 0,
    revealed: revealed.map(({ turn, commitment, seed }) => ({ turn, commitment, seed })),
  };
}

function viewOf(state: SetTable, caller: Caller): Record<string, Plain> {
  const seen =
    state.is === 'party'
      ? state.table
      : viewFor(state.table, { person: personOf(caller), role: viewingRole(caller) });
  // The plain form of an object is an object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return plainState(seen) as Record<string, Plain>;
}

// Who sees what of its events.

export const viewerOf = (caller: Caller): Viewer => ({
  person: personOf(caller),
  sees: caller.is === 'nobody' ? 'room' : classOf(caller.roles),
});

/** Somebody as they look at a table; the person is empty for a screen on the wall. */
export type Viewer = { readonly person: string; readonly sees: Audience };

export type Visibility = VisibilityOf<AtTable>;

const everybody = { whole: 'room' } as const;

const overseersOnly = { whole: 'overseers' } as const;

const seesAll: ReadonlySet<Role> = new Set(overseeing);

/** What somebody with these roles sees of a table. */
export function classOf(roles: readonly Role[]): Audience {
  if (roles.some((role) => seesAll.has(role))) return 'overseers';
  return roles.some((role) => staffRoles.includes(role)) ? 'staff' : 'room';
}

/** An event as somebody may see it, or only that there was one. */
type Seen = AtTable | Withheld;

export function seenBy(event: AtTable, { person, sees }: Viewer): Seen {
  const { whole, about, trimmed } = visibilityOf(event);
  if (ranks[sees] >= ranks[whole]) return event;
  if (person !== '' && about?.(event) === person) return event;
  return trimmed === undefined ? withheld : trimmed(event);
}

/** Whose copy of an event somebody is sent: all who have the same are sent the very same bytes. */
function copyFor(event: AtTable, { person, sees }: Viewer): Audience | 'own' {
  const { about } = visibilityOf(event);
  return sees === 'room' && person !== '' && about?.(event) === person ? 'own' : sees;
}

const withheld: Withheld = { type: 'Withheld' };

const ranks: Readonly<Record<Audience, number>> = { room: 0, staff: 1, overseers: 2 };

/** A party keeps nothing from anybody. */
const party: Readonly<Record<PartyTableEvent['type'], Visibility>> = {
  TableSetUp: everybody,
  SatDown: everybody,
  ChipsBrought: everybody,
  StoodUp: everybody,
  PlayersCounted: everybody,
  DiceReleased: everybody,
  ThrowTakenOver: everybody,
  CameBack: everybody,
  PlayerLeft: everybody,
  KittyShared: everybody,
  GameEnded: everybody,
  GameStarted: everybody,
  AntePaid: everybody,
  HighDiceThrown: everybody,
  HighDiceTied: everybody,
  FirstThrowerChosen: everybody,
  DiceThrown: everybody,
  CardTurnedDown: everybody,
  KittyPaid: everybody,
  KittyDrawn: everybody,
  DicePassed: everybody,
  CompletePassMade: everybody,
  ChanceMissed: everybody,
  GameWon: everybody,
  KittyCollected: everybody,
};

/** What is written about dice is for everybody to check, save doubts about dice that people hold. */
const dice: Readonly<Record<DiceEntry['type'], Visibility>> = {
  SeedCommitted: everybody,
  SeedContributed: everybody,
  FacesDrawn: everybody,
  SeedRevealed: everybody,
  DiceDoubted: overseersOnly,
  DiceFailed: everybody,
};

/** What the concerns of a banked table say about theirs. */
// Each takes the event of its own type, which the compiler has checked where it is written.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const banked = Object.fromEntries(
  Object.entries(eventInfo).map(([type, { seen }]) => [type, seen]),
) as unknown as Readonly<Record<keyof typeof eventInfo, Visibility>>;

/** What each kind of event is like to look at. Those that both kinds of table have are as the banked table has them. */
export const eventVisibility: Readonly<Record<AtTable['type'], Visibility>> = {
  ...party,
  ...dice,
  ...banked,
};

/** An event of a kind that this software does not know, in a stream that a later one wrote, is for overseers. */
const visibilityOf = ({ type }: AtTable): Visibility =>
  Object.hasOwn(eventVisibility, type) ? eventVisibility[type] : overseersOnly;
