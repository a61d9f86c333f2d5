import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Moment } from '@dicepit/engine';
import { hashOfEnds, toWords } from '@dicepit/proof';
import type { Put } from '@dicepit/store';
import type { EveningFigures, Joining, Reaction, ScreenCard, ScreenChoice, ScreenView } from '@dicepit/wire';
import { encode } from 'uqr';
import type { Signing } from '../audit/signing.ts';
import { eveningOf } from '../evening/evening.ts';
import { chancesKeptFrom, pitFacts, readJoinCode } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { readWifi, type SharedWifi } from '../floor/wifi.ts';
import { messageOf, type Reader } from '../live/event-streams.ts';
import type { Readers } from '../live/readers.ts';
import { PEOPLE } from '../people/people.ts';
import { viewingRole } from '../people/sessions.ts';
import { elapsedOn, type Pit, type Ports, timersOf } from '../pit/pit.ts';
import type { Caller, Refusal } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';
import { type TrailHead, withoutChances } from './banked-screen.ts';
import { type Board, noTable, notSetUp, openBoard, tableOn } from './board.ts';
import { createReactions, type Reactions } from './reactions.ts';

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
  const inLobby = watchersOf(pit, readers, wall);
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
    const watchers = watchersOf(pit, readers, wall);
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
    const refusal = await looking.watchers.add(following, picture.board, () => {
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
      const refusal = await inLobby.add(following, await lobbyNow(pit, trail.head()), seen.closed);
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
    left: () => void,
  ) => Promise<Refusal | undefined>;
  readonly tell: (picture: Unjoined) => Promise<void>;
  /** Tells of a reaction, which is on no picture. */
  readonly say: (reaction: Reaction) => void;
  readonly size: () => number;
};

/** Whether chances are kept from whoever looks: they may sit down somewhere while they do. */
type Kept = { readonly kept: boolean };

/** What the host has chosen for whoever looks. */
type Chosen = { readonly choice: ScreenChoice | null };

type Watcher = {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly address: () => string;
  told: string;
};

function watchersOf(pit: Pit, readers: Readers, wall: Pick<Wall, 'choiceFor'>): Watchers {
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
  }: Pick<Watcher, 'caller' | 'address'>): Promise<Door & Kept & Chosen> => {
    const code = await codeFor(pit, caller);
    const kept = (await chancesKeptFrom(pit, caller)) !== undefined;
    return {
      address: address(),
      code,
      wifi: await wifiFor(pit, code),
      kept,
      choice: await choiceAt(pit, wall.choiceFor(caller)),
    };
  };

  return {
    size: () => watching.size,
    add: async ({ caller, response, address }, first, left) => {
      const door = await doorFor({ caller, address });
      const opened = readers.open(caller, response, () => {
        watching.delete(watcher);
        left();
      });
      if (!opened.ok) return opened.refusal;
      const watcher: Watcher = { reader: opened.reader, caller, address, told: '' };
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

/** Which screens look at the pit, and which have stopped: a host who sees that one is stale goes and looks. */
type Wall = {
  /** A screen looks, for which something was chosen before this start. */
  readonly opened: (
    caller: Caller,
    table: string | null,
    chosenBefore?: ScreenChoice,
  ) => { readonly closed: () => void };
  readonly list: () => readonly ScreenCard[];
  /** A screen says which view it shows. */
  readonly tells: (caller: Caller, view: ScreenView) => void;
  /** What the host has chosen for the screen of a caller; null where it shows what it likes. */
  readonly choiceFor: (caller: Caller) => ScreenChoice | null;
  /** Chooses for a screen. Gives what is to be kept of it; false where there is no such screen. */
  readonly choose: (screen: string, choice: ScreenChoice | null) => readonly Put[] | false;
};

type Hung = ScreenCard & { readonly open: number } & Hanging;

/** How the wall tells one screen from another. */
type Hanging = Pick<ScreenCard, 'screen' | 'title' | 'by'> & { readonly address: string };

/** A screen that has not come back for so long was taken off the wall. */
const SCREEN_FORGOTTEN_AFTER_MS = 12 * 3_600_000;

export function newWall(now: () => Moment): Wall {
  const screens = new Map<string, Hung>();
  const chosen = new Map<string, ScreenChoice>();

  const forget = (): void => {
    for (const [screen, { live, since }] of screens)
      if (!live && now() - since > SCREEN_FORGOTTEN_AFTER_MS) {
        screens.delete(screen);
        chosen.delete(screen);
      }
  };
  const changed = (by: 1 | -1, hanging: Hanging, table: string | null): void => {
    const { screen } = hanging;
    const before = screens.get(screen);
    const open = (before?.open ?? 0) + by;
    const live = open > 0;
    const since = before !== undefined && before.live === live ? before.since : now();
    screens.set(screen, { ...hanging, table, view: before?.view ?? null, choice: null, open, live, since });
  };
  /** A set that has forgotten who it was goes on with what was chosen for it. */
  const takeOver = (hanging: Hanging): void => {
    const own = screens.get(hanging.screen);
    const before = [...screens.values()].find(
      (each) => each.screen !== hanging.screen && own !== undefined && isAgain(each, own),
    );
    const choice = before && chosen.get(before.screen);
    if (choice !== undefined && !chosen.has(hanging.screen)) chosen.set(hanging.screen, choice);
  };

  return {
    opened: (caller, table, chosenBefore) => {
      forget();
      const hanging = hungBy(caller);
      if (chosenBefore !== undefined && !screens.has(hanging.screen))
        chosen.set(hanging.screen, chosenBefore);
      changed(1, hanging, table);
      takeOver(hanging);
      let open = true;
      return {
        closed: () => {
          if (!open) return;
          open = false;
          changed(-1, hanging, screens.get(hanging.screen)?.table ?? table);
        },
      };
    },
    list: () => {
      forget();
      const all = [...screens.values()];
      return all
        .filter((each) => !all.some((other) => isAgain(each, other)))
        .map(({ screen, title, by, table, view, live, since }) => ({
          screen,
          title,
          by,
          table,
          view,
          choice: chosen.get(screen) ?? null,
          live,
          since,
        }));
    },
    tells: (caller, view) => {
      const { screen } = hungBy(caller);
      const known = screens.get(screen);
      if (known !== undefined) screens.set(screen, { ...known, view });
    },
    choiceFor: (caller) => chosen.get(hungBy(caller).screen) ?? null,
    choose: (screen, choice) => {
      const known = screens.get(screen);
      if (known === undefined) return false;
      if (choice === null) chosen.delete(screen);
      else chosen.set(screen, choice);
      // Only a screen that joined by the code is known again after a start by something that is its own.
      return known.by === 'title' ? [choicePut(screen, choice)] : [];
    },
  };
}

/** Whether a screen that has stopped looks again as another: a set may forget who it was when it is loaded anew. */
const isAgain = (stopped: Hung, other: Hung): boolean =>
  !stopped.live &&
  other.live &&
  stopped.address === other.address &&
  (stopped.by === 'address' || (stopped.by === other.by && stopped.title === other.title));

/** A screen by the title it joined with; a page that somebody opened without joining, by whose it is. */
function hungBy(caller: Caller): Hanging {
  const { address } = caller;
  if (caller.is === 'somebody')
    return { screen: named(`person ${caller.person}`), title: caller.name, by: 'person', address };
  const { screen } = caller;
  return screen === undefined
    ? { screen: named(`address ${address}`), title: address, by: 'address', address }
    : { screen: named(screen.id), title: screen.title, by: 'title', address };
}

/** What a screen is called in addresses: nobody can tell its session from it. */
const named = (id: string): string => hash('sha256', `screen ${id}`).slice(0, 16).toLowerCase();

const SHELF = 'screens';

/** What was chosen for a screen is kept beside the streams: what a television shows is no part of the trail. */
const choicePut = (screen: string, choice: ScreenChoice | null): Put => ({
  shelf: SHELF,
  key: screen,
  text: choice === null ? null : JSON.stringify(choice),
});

/** What was chosen for a screen before this start. */
async function choiceBefore(
  { store }: Pick<Pit, 'store'>,
  caller: Caller,
): Promise<ScreenChoice | undefined> {
  const { screen, by } = hungBy(caller);
  const text = by === 'title' ? await store.record(SHELF, screen) : undefined;
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? undefined : (JSON.parse(text) as ScreenChoice);
}
