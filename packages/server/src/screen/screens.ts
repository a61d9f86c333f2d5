import type { ServerResponse } from 'node:http';
import { hashOfEnds, toWords } from '@dicepit/proof';
import type { EveningFigures, Joining, Reaction, ScreenChoice } from '@dicepit/wire';
import { encode } from 'uqr';
import type { Signing } from '../audit/signing.ts';
import { eveningOf } from '../evening/evening.ts';
import {
  cardNow,
  chancesKeptFrom,
  moneyOf,
  nameIn,
  noTable,
  pitFacts,
  readJoinCode,
  tableOn,
  teamsIn,
  wordingNow,
} from '../floor/facts.ts';
import { FLOOR, type Floor, type FloorTable } from '../floor/floor.ts';
import { readWifi, type SharedWifi } from '../floor/wifi.ts';
import type { Readers } from '../live/event-streams.ts';
import { messageOf, type Reader } from '../live/event-streams.ts';
import { PEOPLE } from '../people/people.ts';
import { viewingRole } from '../people/sessions.ts';
import { elapsedOn, type Pit, type Ports, timersOf } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { type Caller, type Refusal, refused } from '../pit/result.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, isOpen, type PitTable, tableStream } from '../table/pit-table.ts';
import {
  bankedScreen,
  evolveRecord,
  newRecord,
  type Picture,
  type PictureSource,
  type TableRecord,
  type TrailHead,
  withoutChances,
} from './banked-screen.ts';
import { partyScreen } from './party-screen.ts';
import { createReactions, type Reactions } from './reactions.ts';
import { type Chosen, choiceBefore, newWall, type Wall } from './wall.ts';

export const { refusal: notSetUp } = refused(409, { code: 'CONFLICT', case: 'not-set-up' });

/** The screens on the walls: what they look at, as it changes. */
export type Screens = {
  readonly follow: FollowScreen;
  /** The screens that look, and those that have stopped. */
  readonly list: Wall['list'];
  readonly tells: Wall['tells'];
  /** Chooses what a screen shows, which is told of it at once; false where there is no such screen. */
  readonly choose: (screen: string, choice: ScreenChoice | null) => Promise<boolean>;
  readonly react: Reactions['react'];
  /** Where the trail ended when it was last signed. */
  readonly trail: () => TrailHead | null;
  /** The streams that screens follow on this node. */
  readonly followed: () => readonly string[];
  readonly end: () => void;
};

/** A table that somebody looks at. */
type Looked = { readonly board: Board; readonly watchers: Watchers; readonly pace: Throttle };

export function screensOf(pit: Pit, readers: Readers, signing?: Signed): Screens {
  const looked = new Map<string, Promise<Looked>>();
  const wall = newWall(pit.ports.now);
  const inLobby = watchersOf(pit, readers);
  const reactions = createReactions(pit, async (table, reaction) => {
    inLobby.say(reaction);
    const looking = table === undefined ? undefined : looked.get(table);
    (await looking)?.watchers.say(reaction);
  });

  const trail = trailHeads(signing);
  const lobby = throttle(pit.ports, async () => {
    if (inLobby.size() > 0) await inLobby.tell(await lobbyNow(pit, trail.head()));
  });
  const soon = (): void => {
    lobby.soon();
    for (const each of looked.values()) void each.then(({ pace }) => pace.soon()).catch(() => undefined);
  };
  const stops = [
    pit.floor.listen(FLOOR, soon),
    pit.people.listen(PEOPLE, () => lobby.soon()),
    pit.tables.listen(undefined, () => lobby.soon()),
    trail.listen(soon),
  ];

  const look = (table: string): Promise<Looked> => {
    const known = looked.get(table);
    if (known !== undefined) return known;
    const opening = begin(table);
    looked.set(table, opening);
    opening.catch(() => looked.delete(table));
    return opening;
  };
  const begin = async (table: string): Promise<Looked> => {
    const watchers = watchersOf(pit, readers);
    const pace = throttle(pit.ports, async () => {
      const picture = watchers.size() === 0 ? undefined : await board.picture();
      if (picture === undefined) return;
      await watchers.tell(picture.board);
      pace.at(picture.until === undefined ? undefined : picture.until - pit.ports.now() + 1);
    });
    const board = await openBoard(pit, table, { changed: pace.soon, trail: trail.head });
    return { board, watchers, pace };
  };
  const left = (table: string, { board, watchers, pace }: Looked): void => {
    if (watchers.size() > 0) return;
    looked.delete(table);
    board.end();
    pace.end();
  };

  const followTable = async (table: string, following: ScreenFollowing): Promise<Refusal | undefined> => {
    if ((await tableOn(pit, table)) === undefined) return noTable;
    const looking = await look(table);
    const picture = await looking.board.picture();
    if (picture === undefined) return notSetUp;
    const seen = wall.opened(following.caller, table, await choiceBefore(pit, following.caller));
    const refusal = await looking.watchers.add(following, picture.board, seen.chosen, () => {
      seen.closed();
      left(table, looking);
    });
    if (refusal !== undefined) seen.closed();
    // What has changed while the first picture was made, and what changes by itself, is told soon.
    else looking.pace.soon();
    return refusal;
  };

  return {
    list: wall.list,
    tells: wall.tells,
    choose: async (screen, choice) => {
      const puts = wall.choose(screen, choice);
      if (puts === false) return false;
      soon();
      if (puts.length > 0) await pit.store.put(puts);
      return true;
    },
    react: reactions.react,
    trail: trail.head,
    followed: () => [...looked.keys()].map(tableStream),
    follow: async (following) => {
      if (following.table !== undefined) return followTable(following.table, following);
      const seen = wall.opened(following.caller, null, await choiceBefore(pit, following.caller));
      const refusal = await inLobby.add(
        following,
        await lobbyNow(pit, trail.head()),
        seen.chosen,
        seen.closed,
      );
      if (refusal !== undefined) seen.closed();
      return refusal;
    },
    end: () => {
      for (const stop of stops) stop();
      lobby.end();
      for (const each of looked.values())
        void each
          .then(({ board, pace }) => {
            board.end();
            pace.end();
          })
          .catch(() => undefined);
    },
  };
}

// The picture of a table.

/** So far back the results of a table are read when somebody begins to look. */
const MAX_ENTRIES_READ_BACK = 5_000;
const PAGE_ENTRIES = 500;

/** A table as it is watched: its picture now, with the results remembered. */
type Board = {
  readonly picture: () => Promise<Picture | undefined>;
  readonly end: () => void;
};

/** Begins to remember the results of a table, from its stream and then from what happens. */
async function openBoard(
  pit: Pit,
  table: string,
  { changed, trail }: { readonly changed: () => void; readonly trail: () => TrailHead | null },
): Promise<Board> {
  const stream = tableStream(table);
  const { version } = await pit.tables.current(stream);
  let record: TableRecord | undefined;
  const waiting: AtTable[] = [];
  const end = pit.tables.listen(stream, ({ version: at, entry }) => {
    if (at <= version) return;
    if (record === undefined) waiting.push(entry.event);
    else record = evolveRecord(record, entry.event);
    changed();
  });
  try {
    record = waiting.reduce(evolveRecord, await recordUpTo(pit, stream, version));
  } catch (error) {
    end();
    throw error;
  }
  return { end, picture: () => pictureOf(pit, table, { record: record ?? newRecord, trail: trail() }) };
}

/** The picture of a table by itself, for whoever looks once. */
export async function pictureNow(
  pit: Pit,
  table: string,
  trail: TrailHead | null = null,
): Promise<Picture | undefined> {
  const stream = tableStream(table);
  const { version } = await pit.tables.current(stream);
  return pictureOf(pit, table, { record: await recordUpTo(pit, stream, version), trail });
}

async function recordUpTo(pit: Pit, stream: string, version: number): Promise<TableRecord> {
  let record = newRecord;
  const after = Math.max(0, version - MAX_ENTRIES_READ_BACK);
  for await (const page of pagesOf(pit.store, stream, { after, upTo: version, pageEntries: PAGE_ENTRIES }))
    for (const { text } of page) record = evolveRecord(record, parseEntry<AtTable>(text).event);
  return record;
}

async function pictureOf(
  pit: Pit,
  table: string,
  known: Pick<PictureSource, 'record' | 'trail'>,
): Promise<Picture | undefined> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const { state: people } = await pit.people.current(PEOPLE);
  const { state, version } = await pit.tables.current(tableStream(table));
  const card = floor.tables.get(table);
  if (card === undefined) return undefined;
  const wording = (await wordingNow(pit))[card.pack];
  const { waiting = null } = await cardNow(pit, card);
  return screenOf({
    state,
    version,
    card,
    pit: floor.settings.name,
    money: moneyOf(floor),
    paused: floor.paused,
    ranking: floor.settings.ranking ?? true,
    ...(wording === undefined ? {} : { wording }),
    ...known,
    waiting,
    ...(await eveningAt(pit, card, state, floor)),
    nameOf: nameIn(people),
    now: pit.ports.now(),
  });
}

/** What of the evening a table shows. Of one that is still open there is nothing to look up but the teams, where there are some. */
async function eveningAt(
  pit: Pit,
  { demo, retired }: FloorTable,
  state: PitTable,
  floor: Floor,
): Promise<Pick<PictureSource, 'evening' | 'teams'>> {
  const isGoingOn = demo !== true && !retired && isOpen(state, floor);
  return {
    evening: isGoingOn ? null : await eveningOf(pit).figures(),
    teams: teamsIn(floor).length === 0 ? [] : await eveningOf(pit).teams(),
  };
}

/**
 * A table as a television shows it. The set on the wall holds no rules and may be ten years old: everything that
 * it lights, writes and lists is worked out here.
 */
export function screenOf(shown: PictureSource): Picture | undefined {
  const { state } = shown;
  switch (state.is) {
    case 'unset':
      return undefined;
    case 'banked':
      return bankedScreen({ ...shown, state });
    case 'party':
      return partyScreen({ ...shown, state });
  }
}

// The lobby, and all who look.

async function lobbyNow(pit: Pit, trail: TrailHead | null) {
  const { name, chips, money, locked, guests, came, tables, pausing, now } = await pitFacts(pit);
  return {
    is: 'lobby' as const,
    pit: name,
    chips,
    money,
    locked,
    // That a table has moved without showing it is no news.
    tables: tables.map((card) => ({ ...card, version: 0 })),
    paused: pausing,
    guests,
    came,
    trail,
    evening: await eveningOf(pit).figures(),
    now,
  };
}

/** Somebody who wants to see a table or the lobby as a television shows it. */
type ScreenFollowing = {
  /** The lobby where no table is named. */
  readonly table?: string;
  readonly caller: Caller;
  readonly response: ServerResponse;
  /** Where guests find the pit, as that is now. */
  readonly address: () => string;
};

type FollowScreen = (following: ScreenFollowing) => Promise<Refusal | undefined>;

/** What is on a screen before it is known how those who see it are to come in. */
type Unjoined = {
  readonly now: number;
  readonly version?: number;
  readonly evening?: EveningFigures | null;
};

/** All who look at one picture: each is told when it changes, with the way in that it may show. */
type Watchers = {
  readonly add: (
    following: ScreenFollowing,
    first: Unjoined,
    chosen: Chosen,
    left: () => void,
  ) => Promise<Refusal | undefined>;
  readonly tell: (picture: Unjoined) => Promise<void>;
  /** Tells of a reaction, which is on no picture. */
  readonly say: (reaction: Reaction) => void;
  readonly size: () => number;
};

/** Whether chances are kept from whoever looks: they may sit down somewhere while they do. */
type Kept = { readonly kept: boolean };

type Watcher = {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly address: () => string;
  readonly chosen: Chosen;
  told: string;
};

function watchersOf(pit: Pit, readers: Readers): Watchers {
  const watching = new Set<Watcher>();

  const send = (
    watcher: Watcher,
    picture: Unjoined,
    { kept, choice, ...door }: Door & Kept & Chosen,
  ): void => {
    const { now, version = 0, ...shown } = kept ? withoutChances(picture) : picture;
    const join = joiningBy(door);
    const news = JSON.stringify({ ...shown, join, choice });
    if (news === watcher.told) return;
    watcher.told = news;
    const data = JSON.stringify({ ...shown, join, choice, now, version });
    watcher.reader.send(Buffer.from(messageOf({ event: 'screen', id: String(version), data })));
  };
  const doorFor = async ({
    caller,
    address,
    chosen,
  }: Pick<Watcher, 'caller' | 'address' | 'chosen'>): Promise<Door & Kept & Chosen> => {
    const code = await codeFor(pit, caller);
    const kept = (await chancesKeptFrom(pit, caller)) !== undefined;
    return {
      address: address(),
      code,
      wifi: await wifiFor(pit, code),
      kept,
      choice: await choiceAt(pit, chosen.choice),
    };
  };

  return {
    size: () => watching.size,
    add: async ({ caller, response, address }, first, chosen, left) => {
      const door = await doorFor({ caller, address, chosen });
      const opened = readers.open(caller, response, () => {
        watching.delete(watcher);
        left();
      });
      if (!opened.ok) return opened.refusal;
      const watcher: Watcher = { reader: opened.reader, caller, address, chosen, told: '' };
      watching.add(watcher);
      send(watcher, first, door);
      return undefined;
    },
    say: (reaction) => {
      const bytes = Buffer.from(messageOf({ event: 'reaction', data: JSON.stringify(reaction) }));
      for (const { reader } of watching) reader.send(bytes);
    },
    tell: async (picture) => {
      for (const watcher of watching) send(watcher, picture, await doorFor(watcher));
    },
  };
}

/** What was chosen for a screen, as far as it can be shown: a table that was taken away is not waited for. */
async function choiceAt(pit: Pit, choice: ScreenChoice | null): Promise<ScreenChoice | null> {
  if (choice === null || choice.table === null) return choice;
  return (await tableOn(pit, choice.table)) === undefined ? { ...choice, table: null } : choice;
}

/** Where the heads of all streams are signed. */
export type Signed = Pick<Signing, 'latest' | 'listen'>;

/** Where the trail ended when it was last signed, in words that are worked out once for all screens. */
type TrailHeads = {
  readonly head: () => TrailHead | null;
  readonly listen: (changed: () => void) => () => void;
};

function trailHeads(signing: Signed | undefined): TrailHeads {
  let head: TrailHead | null = null;
  const read = async (changed: () => void): Promise<void> => {
    if (signing === undefined) return;
    const { heads, at } = await signing.latest();
    head = { words: toWords(hashOfEnds(heads)), at };
    changed();
  };
  return {
    head: () => head,
    listen: (changed) => {
      // A head that cannot be read now is read when the next one is signed.
      const look = (): void => void read(changed).catch(() => undefined);
      look();
      return signing === undefined ? () => undefined : signing.listen(look);
    },
  };
}

/** At most ten pictures a second leave for a screen, however much happens. */
const MIN_INTERVAL_MS = 100;

/** Does something soon, and not again before the pace allows; what is wished meanwhile is done once. */
type Throttle = {
  readonly soon: () => void;
  /** Looks again at a moment, though nothing happens. */
  readonly at: (milliseconds: number | undefined) => void;
  readonly end: () => void;
};

function throttle(ports: Ports, work: () => Promise<void>): Throttle {
  const timers = timersOf(ports);
  const elapsed = elapsedOn(ports);
  let callOff: (() => void) | undefined;
  let callOffLater: (() => void) | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const run = (): void => {
    callOff = undefined;
    last = elapsed();
    // A store that fails is told of elsewhere; the next change tells the screens.
    void work().catch(() => undefined);
  };
  const soon = (): void => {
    callOff ??= timers.later(Math.max(0, last + MIN_INTERVAL_MS - elapsed()), run);
  };
  return {
    soon,
    at: (milliseconds) => {
      callOffLater?.();
      callOffLater = milliseconds === undefined ? undefined : timers.later(Math.max(0, milliseconds), soon);
    },
    end: () => {
      callOff?.();
      callOffLater?.();
    },
  };
}

/** Where guests find the pit, and whether whoever looks may show them the code. */
type Door = {
  readonly address: string;
  readonly code: string | undefined;
  readonly wifi?: SharedWifi | undefined;
};

/**
 * The code as a caller may show it: staff, and a screen that came in by this very code. After a new code a screen
 * has to be given it again, or whoever once knew the old one would be told every later one.
 */
async function codeFor(pit: Pit, caller: Caller): Promise<string | undefined> {
  const join = await readJoinCode(pit);
  if (join === undefined) return undefined;
  const isStaff = caller.is === 'somebody' && viewingRole(caller) !== 'player';
  const isScreen = caller.is === 'nobody' && caller.screen !== undefined && caller.screen.since >= join.since;
  return isStaff || isScreen ? join.code : undefined;
}

/** The Wi-Fi as a caller may show it: to whom the code may be shown. */
export const wifiFor = async (pit: Pit, code: string | undefined): Promise<SharedWifi | undefined> =>
  code === undefined ? undefined : readWifi(pit);

/** How those who see a screen come in: an address to type, the code, and both at once as a QR code. */
export function joiningBy({ address, code, wifi }: Door): Joining {
  const bare = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  // The code stands after the #, where no log of any server sees it.
  const link = code === undefined ? `${address}/` : `${address}/#code=${code}`;
  return {
    address: bare,
    code: code ?? null,
    qr: drawnQr(link),
    ...(wifi === undefined ? {} : { wifi: { name: wifi.name, qr: drawnQr(wifi.text) } }),
  };
}

/** The last codes drawn: they stay the same all night. */
const drawn = new Map<string, Joining['qr']>();
const MAX_QR_CODES = 8;

function drawnQr(text: string): Joining['qr'] {
  const known = drawn.get(text) ?? drawQr(text);
  if (drawn.size >= MAX_QR_CODES) drawn.clear();
  drawn.set(text, known);
  return known;
}

function drawQr(text: string): Joining['qr'] {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.map(drawRow).join('') };
}

/** The dark modules of a row, those side by side in one stroke. */
function drawRow(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => `M${x} ${y}h${lengthFrom(row, x)}v1H${x}z`).join('');
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}
