import type { ServerResponse } from 'node:http';
import { FLOOR } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { type Timers, timersOf } from '../pit/ports.ts';
import type { Caller, Refusal } from '../pit/result.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { type Screens, type Signed, screensOf } from '../screen/screens.ts';
import { tableKind } from '../table/pit-table.ts';
import { lobbyOf, tellDeskNews } from './lobby.ts';
import {
  type Attendance,
  type Bounds,
  type Figures,
  messageOf,
  type Readers,
  readersOf,
  usualBounds,
} from './readers.ts';
import { type Following, tableStreams } from './table-streams.ts';

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

/** In milliseconds: how often a quiet stream shows that it lives, and how often what is followed is read on. */
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
  const tables = tableStreams(pit, readers);
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

/** Reads on in streams that somebody follows, in case a hint was lost. */
type Pulse = { readonly beat: () => Promise<'well' | 'trouble'> };

/** Up to so many tables are read on one by one; of more it is asked where all tables end, a thousand in one answer. */
export const MAX_TABLES_READ_ONE_BY_ONE = 100;

/**
 * Whoever follows a table hears of an entry by a hint of the store, which may be lost. So what is followed is read on
 * every now and then, and a store that cannot be read shows itself.
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
