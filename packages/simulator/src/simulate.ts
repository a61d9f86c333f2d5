import type { PlayedBlock } from './cast.ts';
import type { Plan, Run } from './plan.ts';
import { type Prepared, prepare, type Ways } from './prepared.ts';
import type { Result } from './result.ts';
import { toResult } from './result-of.ts';
import { DEVIATIONS } from './statistics/interval.ts';
import { deviationOf } from './statistics/sums.ts';
import { noTally, type Tally } from './tally.ts';

/** How far a run is; the result so far is worked out when it is asked for. */
export type Progress = {
  readonly sessions: number;
  readonly of: number;
  readonly rolls: number;
  readonly result: () => Result;
};

/** A run looks whether its interval is narrow enough after so many blocks, whoever plays them. */
export const ROUND = 16;

/** Plays a plan to its end in this thread. */
export function simulate(plan: Plan, run: Run): Result {
  const playing = simulating(plan, run);
  for (;;) {
    const next = playing.next();
    if (next.done === true) return next.value;
  }
}

/** How far a run in this thread is, and the sessions of the block that was played last. */
export type Step = Progress & { readonly played: PlayedBlock };

/** The same block by block, so that a page or a worker may report, and stop with what there is. */
export function* simulating(plan: Plan, run: Run, ways: Ways = {}): Generator<Step, Result, undefined> {
  const prepared = prepare(plan, run, ways);
  const tally = noTally(prepared.frame);
  for (let from = 0; from < prepared.blocks && !isNarrow(run, tally); from += ROUND) {
    for (let block = from; block < Math.min(from + ROUND, prepared.blocks); block++) {
      const played = prepared.playBlock(block, tally);
      yield { ...toProgress(prepared, tally), played };
    }
  }
  return toResult(prepared, tally);
}

/** How far a run is, from what it has tallied. */
export const toProgress = (prepared: Prepared, tally: Tally): Progress => ({
  sessions: tally.sessions,
  of: prepared.run.sessions,
  rolls: tally.rolls,
  result: () => toResult(prepared, tally),
});

/** Whether the mean is known as closely as the run asks. */
export function isNarrow({ until }: Run, { finals }: Tally): boolean {
  if (until === undefined || finals.count < 2) return false;
  return (DEVIATIONS * deviationOf(finals)) / Math.sqrt(finals.count) <= until.halfWidth;
}
