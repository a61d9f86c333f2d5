import type { Moment } from '@dicepit/engine';
import { elapsedOn, type Ports } from '../pit/ports.ts';
import type { Projection } from '../pit/projection.ts';
import type { AtTable, PitTable } from './pit-table.ts';

/** What time it is at tables, whose entries were stamped by the clocks of several machines. */
export type TableTime = {
  /**
   * When a command is given: never before what has happened at the table. Where a clock was ahead that has written there,
   * the table's own time goes on from that, since nobody can wait for it.
   */
  readonly stamp: (stream: string, state: PitTable) => Moment;
  /** For how many milliseconds a table has been as it is, from when this node learned of it. */
  readonly waited: (stream: string, state: PitTable) => number;
  /** Counts all waits from now, since nobody could act meanwhile. */
  readonly anew: () => void;
  readonly end: () => void;
};

/** A moment in a table's own time, and when this node learned of it. */
type Learned = { readonly moment: Moment; readonly at: number };

/** A table that was left alone for so long, in milliseconds, finds its way back to the time of the machine. */
const MAX_DRIFT_MS = 60 * 60_000;

export function tableTime(
  tables: Projection<PitTable, AtTable>,
  ports: Pick<Ports, 'now' | 'ran'>,
): TableTime {
  const elapsed = elapsedOn(ports);
  /** Since when each table has been as it is, and the last that happened there. */
  const since = new Map<string, Learned>();
  const last = new Map<string, Learned>();
  let from = elapsed();

  const learned = (moments: Map<string, Learned>, stream: string, moment: Moment): Learned => {
    const known = moments.get(stream);
    if (known?.moment === moment) return known;
    const news = { moment, at: elapsed() };
    moments.set(stream, news);
    return news;
  };
  const end = tables.listen(undefined, ({ stream }) => {
    const state = tables.known(stream)?.state;
    if (state === undefined || state.is === 'unset') return;
    learned(since, stream, sinceOf(state));
    learned(last, stream, clockOf(state));
  });

  return {
    stamp: (stream, state) => {
      const now = ports.now();
      const clock = clockOf(state);
      if (now >= clock) return now;
      return clock + Math.min(MAX_DRIFT_MS, Math.max(0, elapsed() - learned(last, stream, clock).at));
    },
    waited: (stream, state) => elapsed() - Math.max(from, learned(since, stream, sinceOf(state)).at),
    anew: () => {
      from = elapsed();
    },
    end,
  };
}

/** Since when a table has been as it is, by its own time. */
export const sinceOf = (state: PitTable): Moment =>
  state.is === 'banked' ? state.table.since : clockOf(state);

function clockOf(state: PitTable): Moment {
  switch (state.is) {
    case 'unset':
      return 0;
    case 'banked':
      return state.table.clock;
    case 'party':
      return state.movedAt;
  }
}
