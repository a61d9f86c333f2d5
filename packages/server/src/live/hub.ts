import type { ServerResponse } from 'node:http';
import { CONDUCT_STREAM } from '@dicepit/desks';
import { type Role, reviewing, rolesThat, SUPERVISOR_CALLED, supervising } from '@dicepit/engine';
import type { DeskName, Overview, PitFacts, TableCard } from '@dicepit/wire';
import { cageKind, cageStream } from '../cage/account.ts';
import { mayLook } from '../disputes/dispute-facts.ts';
import { pitFacts, tableCard } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { type Overseeing, overviewOf } from '../host/overview.ts';
import { nobodyYet, PEOPLE } from '../people/people.ts';
import { elapsedOn, type Pit, type Timers, timersOf } from '../pit/pit.ts';
import type { Caller, Refusal, Somebody } from '../pit/result.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { type Screens, type Signed, screensOf } from '../screen/screens.ts';
import { type AtTable, tableKind, tableStream } from '../table/pit-table.ts';
import {
  type Attendance,
  type Bounds,
  type Figures,
  type Following,
  messageOf,
  type Reader,
  type Readers,
  readersOf,
  tableStreams,
  usualBounds,
} from './event-streams.ts';

/** Everything that leaves this node as server-sent events. */
export type Hub = {
  /** Follows a table, from a version that the caller has or from a snapshot; a refusal when nothing was written. */
  readonly followTable: (following: Following) => Promise<Refusal | undefined>;
  /** Follows the lobby: the tables of the pit, their phases and their free seats; and that a desk has news. */
  readonly followPit: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  /** The screens on the walls. */
  readonly screens: Omit<Screens, 'followed' | 'end'>;
  /** Everybody who reads, for streams that are made elsewhere. */
  readonly readers: Readers;
  readonly figures: () => Figures;
  /** Says goodbye to everybody, who may come again at once. */
  readonly close: () => void;
};

/** In milliseconds: how often a quiet stream sends a heartbeat, and how often followed streams catch up with the store. */
export type Rhythm = { readonly beat: number; readonly pulse: number; readonly sweep: number };

const usualRhythm: Rhythm = { beat: 15_000, pulse: 2_000, sweep: 60_000 };

export function openHub(
  pit: Pit,
  attendance: Attendance,
  {
    bounds = usualBounds,
    rhythm = usualRhythm,
    signing,
  }: { bounds?: Bounds; rhythm?: Rhythm; signing?: Signed } = {},
): Hub {
  const readers = readersOf(attendance, bounds);
  const tables = tableStreams(pit, readers.open);
  const lobby = lobbyOf(pit, readers);
  const endNews = tellDeskNews(pit, lobby.inside);
  const screens = screensOf(pit, readers, signing);
  const pulse = pulseOf(pit, () => [...new Set([...tables.followed(), ...screens.followed()])]);
  const idle = idleTables(pit);
  let health: 'well' | 'trouble' = 'well';

  const tellAll = (text: string): void => {
    const bytes = Buffer.from(text);
    for (const reader of readers.all()) reader.send(bytes);
  };
  const catchUp = async (): Promise<void> => {
    if (readers.figures().open === 0) return;
    const now = await pulse.beat();
    if (now === health) return;
    health = now;
    // The streams stay open: whoever reads them is told, and hears again when the store is back.
    tellAll(messageOf({ event: now, data: '{}' }));
  };
  const sweep = async (): Promise<void> => {
    idle.sweep();
    // When the store fails nobody is sent away for it.
    await readers.sweep().catch(() => undefined);
  };

  const timers = timersOf(pit.ports);
  const stops = [
    timers.every(rhythm.beat, () => tellAll(': beat\n\n')),
    everyInterval(timers, rhythm.pulse, catchUp),
    everyInterval(timers, rhythm.sweep, sweep),
  ];

  return {
    followTable: tables.follow,
    followPit: lobby.follow,
    screens,
    readers,
    figures: readers.figures,
    close: () => {
      for (const stop of stops) stop();
      endNews();
      lobby.end();
      screens.end();
      readers.bye('closing');
    },
  };
}

/** Does something again and again, but never while it is still being done. */
function everyInterval(timers: Timers, every: number, work: () => Promise<void>): () => void {
  let under = false;
  return timers.every(every, () => {
    if (under) return;
    under = true;
    void work().finally(() => {
      under = false;
    });
  });
}

/** Catches up with the streams that somebody follows, in case a hint was lost. */
type Pulse = { readonly beat: () => Promise<'well' | 'trouble'> };

/** Up to this many tables are caught up one by one; for more, one query returns the heads of a thousand tables. */
export const MAX_TABLES_READ_ONE_BY_ONE = 100;

/**
 * Followers of a table hear of an entry by a hint of the store, which may be lost. So followed streams catch up at
 * intervals, which also reveals a store that cannot be read.
 */
export function pulseOf(
  { store, tables, floor, people }: Pick<Pit, 'store' | 'tables' | 'floor' | 'people'>,
  followed: () => readonly string[],
): Pulse {
  /** A table that the store does not name has gone back to before it was there: reading it on shows that. */
  const movedOn = async (streams: readonly string[]): Promise<readonly string[]> => {
    const moved = new Set(streams);
    for await (const { stream, version, hash } of headsOf(store, tableKind.name)) {
      const known = tables.known(stream);
      if (known?.version === version && known.hash === hash) moved.delete(stream);
    }
    return [...moved];
  };
  return {
    beat: async () => {
      const streams = followed();
      try {
        await floor.catchUp(FLOOR);
        await people.catchUp(PEOPLE);
        const toRead = streams.length > MAX_TABLES_READ_ONE_BY_ONE ? await movedOn(streams) : streams;
        for (const stream of toRead) await tables.catchUp(stream);
        return 'well';
      } catch {
        return 'trouble';
      }
    },
  };
}

/** Forgets the states of tables at which nothing has happened for a while; the store still has them. */
export type IdleTables = { readonly sweep: () => void };

/** A table at which nothing happens for so long is forgotten, unless somebody follows it. */
export const FORGET_IDLE_AFTER_MS = 5 * 60_000;

export function idleTables({ tables, ports }: Pick<Pit, 'tables' | 'ports'>): IdleTables {
  const seen = new Map<string, { readonly version: number; readonly since: number }>();
  return {
    sweep: () => {
      const now = ports.now();
      const known = new Set(tables.streams());
      for (const stream of seen.keys()) if (!known.has(stream)) seen.delete(stream);
      for (const stream of known) {
        const version = tables.known(stream)?.version ?? 0;
        const before = seen.get(stream);
        if (before?.version !== version) seen.set(stream, { version, since: now });
        else if (now - before.since >= FORGET_IDLE_AFTER_MS) tables.forget(stream);
      }
    },
  };
}

// What is told of the pit as a whole: the lobby to every page that is open, that a desk has news to those whom it concerns,
// and the overview of the night to those who run it.

/** The lobby as it changes. */
type Lobby = {
  readonly follow: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  /** Everybody who is in the lobby: every page of the pit that is open. */
  readonly inside: () => Iterable<readonly [Reader, Caller]>;
  readonly end: () => void;
};

/**
 * What the host does is told soon. That a table goes through its phases is told once a second, however many tables are at
 * play: every phone in the house follows the lobby, and those at that table have heard it by then.
 */
const HOST_DELAY_MS = 250;
const PLAY_DELAY_MS = 1_000;

/** So long after a store that failed it is asked again. */
const RETRY_DELAY_MS = 2_000;

/** Keeps the card of every table while somebody is in the lobby; a table that has moved has its card made anew. */
function lobbyOf(pit: Pit, readers: Readers): Lobby {
  const inLobby = new Map<Reader, Caller>();
  const cards = new Map<string, TableCard>();
  let facts: PitFacts | undefined;
  let told = '';
  const elapsed = elapsedOn(pit.ports);
  let callOff: (() => void) | undefined;
  let due = Number.POSITIVE_INFINITY;
  let stale = true;

  const refresh = async (): Promise<PitFacts> => {
    if (facts === undefined || stale) {
      stale = false;
      try {
        facts = await pitFacts(pit);
      } catch (failure) {
        // What was known before is old: whoever asks next has it read again.
        stale = true;
        throw failure;
      }
      cards.clear();
      for (const card of facts.tables) cards.set(card.table, card);
    }
    return { ...facts, tables: [...cards.values()], now: pit.ports.now() };
  };
  const tell = async (): Promise<void> => {
    due = Number.POSITIVE_INFINITY;
    if (inLobby.size === 0) {
      stale = true;
      return;
    }
    const lobby = await refresh();
    const news = JSON.stringify(newsIn(lobby));
    if (news === told) return;
    told = news;
    const bytes = Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) }));
    for (const reader of inLobby.keys()) reader.send(bytes);
  };
  const tellWithin = (milliseconds: number): void => {
    const at = elapsed() + milliseconds;
    if (inLobby.size === 0 || due <= at) return;
    callOff?.();
    due = at;
    // A store that fails is told of elsewhere, and asked again: what has changed would not be told by itself.
    callOff = timersOf(pit.ports).later(
      milliseconds,
      () => void tell().catch(() => tellWithin(RETRY_DELAY_MS)),
    );
  };

  const stops = [
    pit.floor.listen(FLOOR, () => {
      stale = true;
      tellWithin(HOST_DELAY_MS);
    }),
    pit.people.listen(PEOPLE, ({ entry: { event } }) => {
      stale = true;
      tellWithin(
        event.type === 'HostClaimed' || event.type === 'PatienceAsked' ? HOST_DELAY_MS : PLAY_DELAY_MS,
      );
    }),
    pit.presence.listen(() => {
      stale = true;
      tellWithin(PLAY_DELAY_MS);
    }),
    pit.tables.listen(undefined, ({ stream }) => {
      if (inLobby.size === 0) return;
      const table = stream.slice(tableKind.name.length);
      const added = pit.floor.known(FLOOR)?.state.tables.get(table);
      const known = pit.tables.known(tableStream(table));
      if (added !== undefined && known !== undefined && cards.has(table))
        cards.set(
          table,
          tableCard(added, {
            ...known,
            people: pit.people.known(PEOPLE)?.state ?? nobodyYet,
            presence: pit.presence,
            now: pit.ports.now(),
          }),
        );
      tellWithin(PLAY_DELAY_MS);
    }),
  ];

  return {
    follow: async ({ caller, response }) => {
      if (inLobby.size === 0) stale = true;
      const lobby = await refresh();
      const opened = readers.open(caller, response, () => inLobby.delete(opening.reader));
      if (!opened.ok) return opened.refusal;
      const opening = opened;
      const news = JSON.stringify(newsIn(lobby));
      // One who is shown what the others are not yet must hear of it if it turns back to what those were told.
      if (news !== told) told = inLobby.size === 0 ? news : '';
      inLobby.set(opening.reader, caller);
      opening.reader.send(Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) })));
      // What has changed while the lobby was read is told soon.
      tellWithin(HOST_DELAY_MS);
      return undefined;
    },
    inside: () => inLobby,
    end: () => {
      callOff?.();
      for (const stop of stops) stop();
    },
  };
}

/** What is worth telling the lobby of: not that the clock goes on, nor that a table has moved without showing it. */
const newsIn = (facts: PitFacts): PitFacts => ({
  ...facts,
  now: 0,
  tables: facts.tables.map((card) => ({ ...card, version: 0 })),
});

/** Some entries of one deed, and deeds that come at once, are told in one message. */
const DEBOUNCE_MS = 100;

/** A dispute and somebody's chips are told to whom they concern; the rest to staff alone. */
type StaffDesk = Exclude<DeskName, 'disputes' | 'chips'>;

/** Those who are told that something has changed at a desk; those of a dispute are told of it as well. */
const atDesk: Readonly<Record<StaffDesk, ReadonlySet<Role>>> = {
  conduct: new Set(reviewing),
  promotions: new Set(rolesThat('runs', 'inspects', 'scrutinises')),
  calls: new Set(supervising),
};

/**
 * Tells those in the lobby that something has changed at a desk of theirs. What it is they ask by themselves, so that
 * nothing leaves here that the desk would not tell them. A message that is lost costs nothing: the desks ask now and then.
 */
function tellDeskNews(pit: Pit, inside: () => Iterable<readonly [Reader, Caller]>): () => void {
  let waiting = new Map<Reader, Set<DeskName>>();
  let callOff: (() => void) | undefined;

  const flush = (): void => {
    callOff = undefined;
    const due = waiting;
    waiting = new Map();
    for (const [reader, desks] of due)
      for (const desk of desks)
        reader.send(Buffer.from(messageOf({ event: 'desk', data: JSON.stringify({ desk }) })));
  };
  const tell = (desk: DeskName, concerns: (caller: Somebody) => boolean): void => {
    for (const [reader, caller] of inside())
      if (caller.is === 'somebody' && concerns(caller))
        waiting.set(reader, (waiting.get(reader) ?? new Set()).add(desk));
    if (waiting.size > 0) callOff ??= timersOf(pit.ports).later(DEBOUNCE_MS, flush);
  };
  const tellStaff = (desk: StaffDesk): void =>
    tell(desk, ({ roles }) => roles.some((role) => atDesk[desk].has(role)));

  const stops = [
    pit.disputes.listen(undefined, ({ stream }) => {
      const dispute = pit.disputes.known(stream)?.state;
      if (dispute !== undefined) tell('disputes', (caller) => mayLook(dispute, caller));
    }),
    pit.cages.listen(
      undefined,
      ({ stream }) => tell('chips', ({ person }) => cageStream(person) === stream),
      ['ChipsIssued'],
    ),
    pit.conduct.listen(CONDUCT_STREAM, () => tellStaff('conduct')),
    pit.conduct.listen(
      CONDUCT_STREAM,
      ({ entry: { event } }) => tell('conduct', ({ person }) => person === event.person),
      ['ExcludedFromGame', 'ExclusionLifted'],
    ),
    pit.promotions.listen(undefined, () => tellStaff('promotions')),
    pit.tables.listen(
      undefined,
      ({ entry: { event } }) => {
        if (isCall(event)) tellStaff('calls');
      },
      ['IncidentOpened', 'IncidentClosed'],
    ),
  ];
  return () => {
    callOff?.();
    for (const stop of stops) stop();
  };
}

/** Whether a table asks for a supervisor here, or one has come. */
const isCall = (event: Extract<AtTable, { readonly type: 'IncidentOpened' | 'IncidentClosed' }>): boolean =>
  event.type === 'IncidentOpened'
    ? event.incident.kind === SUPERVISOR_CALLED
    : event.incident.startsWith(SUPERVISOR_CALLED);

/** The whole night as it changes, for the pages of those who run it. */
export type OverviewStream = {
  readonly follow: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  readonly end: () => void;
};

/** A night at full play changes all the time; its host is told twice a second. */
const OVERVIEW_DELAY_MS = 500;

/**
 * The heads are signed, and the addresses change, without an entry that anybody would hear of; and the hint of a movement
 * of chips at another node may have been lost.
 */
const LOOK_INTERVAL_MS = 10_000;

export function overviewStream(pit: Pit, readers: Readers, overseeing: Overseeing): OverviewStream {
  const looking = new Set<Reader>();
  let told = '';
  let callOff: (() => void) | undefined;
  const timers = timersOf(pit.ports);

  const tell = async (): Promise<void> => {
    callOff = undefined;
    if (looking.size === 0) return;
    const overview = await overviewOf(pit, overseeing);
    const news = overviewNews(overview);
    if (news === told) return;
    told = news;
    for (const reader of looking) reader.send(bytesOf(overview));
  };
  const soon = (): void => {
    if (callOff !== undefined || looking.size === 0) return;
    // A store that fails is told of elsewhere; the next change tells the host.
    callOff = timers.later(OVERVIEW_DELAY_MS, () => void tell().catch(() => undefined));
  };
  const stops = [
    pit.floor.listen(FLOOR, soon),
    pit.people.listen(PEOPLE, soon),
    pit.tables.listen(undefined, soon),
    pit.cages.listen(undefined, soon),
    overseeing.presence.listen(soon),
    overseeing.where.visits.listen(soon),
  ];
  const endLooks = timers.every(LOOK_INTERVAL_MS, () => {
    if (looking.size === 0) return;
    soon();
    void catchUpAccounts(pit).catch(() => undefined);
  });

  return {
    follow: async ({ caller, response }) => {
      await catchUpAccounts(pit);
      const overview = await overviewOf(pit, overseeing);
      const opened = readers.open(caller, response, () => looking.delete(opening.reader));
      if (!opened.ok) return opened.refusal;
      const opening = opened;
      // One who is shown what the others are not yet must hear of it if it turns back to what those were told.
      if (overviewNews(overview) !== told) told = '';
      looking.add(opening.reader);
      opening.reader.send(bytesOf(overview));
      // What has changed while it was read is told soon.
      soon();
      return undefined;
    },
    end: () => {
      callOff?.();
      endLooks();
      for (const stop of stops) stop();
    },
  };
}

/** Catches up with accounts that changed without a hint; the pulse does not cover them. */
async function catchUpAccounts({ store, cages }: Pit): Promise<void> {
  for await (const { stream, version } of headsOf(store, cageKind.name)) {
    const known = cages.known(stream);
    if (known !== undefined && known.version < version) await cages.catchUp(stream);
  }
}

const bytesOf = (overview: Overview): Buffer =>
  Buffer.from(messageOf({ event: 'overview', data: JSON.stringify(overview) }));

/** What is worth telling the host: not that the clock goes on, nor that a table has moved without showing it. */
const overviewNews = (overview: Overview): string =>
  JSON.stringify({
    ...overview,
    now: 0,
    tables: overview.tables.map((table) => ({ ...table, card: { ...table.card, version: 0 } })),
  });
