import type { ServerResponse } from 'node:http';
import type { Pit } from '../pit/pit.ts';
import type { Caller } from '../pit/request.ts';
import type { Refusal } from '../pit/result.ts';
import { type Screens, screensOf } from '../screen/screens.ts';
import type { Signed } from '../screen/trail-head.ts';
import { tellDeskNews } from './desk-news.ts';
import { type Following, tableStreams } from './follow-table.ts';
import { idleTables } from './idle-tables.ts';
import { lobbyOf } from './lobby.ts';
import { pulseOf } from './pulse.ts';
import { messageOf } from './reader.ts';
import {
  type Attendance,
  type Bounds,
  type Figures,
  type Readers,
  readersOf,
  usualBounds,
} from './readers.ts';

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
  readonly screens: Pick<Screens, 'follow' | 'list' | 'trail'>;
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
  const readOn = async (): Promise<void> => {
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

  const timers = [
    setInterval(() => tellAll(': beat\n\n'), rhythm.beat),
    paced(readOn, rhythm.pulse),
    paced(sweep, rhythm.sweep),
  ];
  for (const timer of timers) timer.unref();

  return {
    followTable: tables.follow,
    followPit: lobby.follow,
    screens,
    readers,
    figures: readers.figures,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      endNews();
      lobby.end();
      screens.end();
      readers.bye('closing');
    },
  };
}

/** Does something again and again, but never while it is still being done. */
function paced(work: () => Promise<void>, every: number): NodeJS.Timeout {
  let under = false;
  return setInterval(() => {
    if (under) return;
    under = true;
    void work().finally(() => {
      under = false;
    });
  }, every);
}
