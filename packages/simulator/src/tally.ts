import { type Block, PLAYED_OUT, RUINED } from './kernel/block.ts';
import { count, type Histogram, mergeBars, noBars, type Ruler } from './statistics/histogram.ts';
import { addAll, mergeSums, noSums, type Sums } from './statistics/sums.ts';

/**
 * What some sessions came to, in sums and counts that are all whole: two tallies of one plan merge into what
 * one tally of all their sessions would be, to the last bit, in whatever order. It can be sent between threads.
 */
export type Tally = {
  sessions: number;
  rolls: number;
  readonly finals: Sums;
  readonly bars: Histogram;
  readonly lengths: Sums;
  ahead: number;
  /** Sessions by how they ended. */
  readonly ends: number[];
  readonly falls: Sums;
  readonly fallBars: Histogram;
  /** For each checkpoint the sums at it, and the sessions ruined by it. */
  readonly marks: readonly Histogram[];
  readonly ruinedBy: number[];
  /** The first sessions at the checkpoints, by the number of the session. */
  readonly samples: Map<number, readonly number[]>;
  /** How often each cell was met, by what the cells are of. */
  readonly counts: Map<string, Float64Array>;
};

/** How a tally is laid out; it follows from the plan and the run alone. */
export type Frame = {
  readonly start: number;
  readonly ruler: Ruler;
  readonly markRuler: Ruler;
  readonly fallRuler: Ruler;
  readonly checkpoints: readonly number[];
};

const SAMPLES = 6;

export const noTally = ({ ruler, markRuler, fallRuler, checkpoints }: Frame): Tally => ({
  sessions: 0,
  rolls: 0,
  finals: noSums(),
  bars: noBars(ruler),
  lengths: noSums(),
  ahead: 0,
  ends: [0, 0, 0, 0, 0],
  falls: noSums(),
  fallBars: noBars(fallRuler),
  marks: checkpoints.map(() => noBars(markRuler)),
  ruinedBy: checkpoints.map(() => 0),
  samples: new Map(),
  counts: new Map(),
});

/** Adds the sessions of a block that begins with a session of this number. */
export function addBlock(
  tally: Tally,
  { start, checkpoints }: Frame,
  { block, first, sessions }: { readonly block: Block; readonly first: number; readonly sessions: number },
): void {
  const { finals, ends, lengths, falls, marks } = block;
  const every = { offset: 0, stride: 1, times: sessions };
  tally.sessions += sessions;
  addAll(tally.finals, finals, sessions);
  count(tally.bars, finals, every);
  addAll(tally.lengths, lengths, sessions);
  for (let session = 0; session < sessions; session++) {
    const end = ends[session] ?? PLAYED_OUT;
    tally.ends[end] = (tally.ends[end] ?? 0) + 1;
    if ((finals[session] ?? 0) > start) tally.ahead++;
  }
  tally.rolls = Number(tally.lengths.sum);

  const looks = checkpoints.length;
  if (looks === 0) return;
  addAll(tally.falls, falls, sessions);
  count(tally.fallBars, falls, every);
  for (const [look, histogram] of tally.marks.entries())
    count(histogram, marks, { offset: look, stride: looks, times: sessions });
  for (let session = 0; session < sessions; session++) {
    if (ends[session] !== RUINED) continue;
    const reached = checkpoints.findIndex((roll) => roll >= (lengths[session] ?? 0));
    for (let look = reached; look >= 0 && look < looks; look++)
      tally.ruinedBy[look] = (tally.ruinedBy[look] ?? 0) + 1;
  }
  for (let session = first; session < Math.min(SAMPLES, first + sessions); session++)
    tally.samples.set(session, [...marks.subarray((session - first) * looks, (session - first + 1) * looks)]);
}

/** Adds what the kernel has counted. */
export function addCounts(tally: Tally, taken: ReadonlyMap<string, Float64Array>): void {
  for (const [of, cells] of taken) {
    const known = tally.counts.get(of);
    if (known === undefined) tally.counts.set(of, cells.slice());
    else
      for (let cell = 0; cell < cells.length; cell++) known[cell] = (known[cell] ?? 0) + (cells[cell] ?? 0);
  }
}

/** What two tallies of the same plan and run make together. */
export function merge(a: Tally, b: Tally): Tally {
  const merged: Tally = {
    sessions: a.sessions + b.sessions,
    rolls: a.rolls + b.rolls,
    finals: mergeSums(a.finals, b.finals),
    bars: mergeBars(a.bars, b.bars),
    lengths: mergeSums(a.lengths, b.lengths),
    ahead: a.ahead + b.ahead,
    ends: both(a.ends, b.ends),
    falls: mergeSums(a.falls, b.falls),
    fallBars: mergeBars(a.fallBars, b.fallBars),
    marks: a.marks.map((histogram, look) => mergeBars(histogram, b.marks[look] ?? histogram)),
    ruinedBy: both(a.ruinedBy, b.ruinedBy),
    samples: new Map([...a.samples, ...b.samples]),
    counts: new Map(),
  };
  addCounts(merged, a.counts);
  addCounts(merged, b.counts);
  return merged;
}

const both = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((times, at) => times + (b[at] ?? 0));
