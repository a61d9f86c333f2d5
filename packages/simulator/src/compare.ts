import type { Plan, Run } from './plan.ts';
import { prepare, sessionsPerBlock, type Ways } from './prepared.ts';
import type { Result } from './result.ts';
import { toResult } from './result-of.ts';
import type { Interval } from './statistics/interval.ts';
import { addAll, meanOfSums, noSums } from './statistics/sums.ts';
import { noTally } from './tally.ts';

/** Plans played with the same dice, session by session. */
export type Comparison = {
  readonly results: readonly Result[];
  /**
   * How much more each plan wins than the first, for the same dice. The luck that both share falls out of the
   * difference, so its interval is narrower than two runs apart would give.
   */
  readonly differences: readonly Interval[];
};

/** Plays each plan with the dice of the same sessions. */
export function compare(plans: readonly Plan[], run: Run): Comparison {
  const running = comparing(plans, run);
  for (;;) {
    const next = running.next();
    if (next.done === true) return next.value;
  }
}

/** How far a comparison is; what is found so far is worked out when it is asked for. */
export type Comparing = {
  readonly sessions: number;
  readonly of: number;
  /** The rolls of all plans together. */
  readonly rolls: number;
  readonly comparison: () => Comparison;
};

/** The same block by block, so that it may be stopped with what there is. */
export function* comparing(
  plans: readonly Plan[],
  run: Run,
  ways: Ways = {},
): Generator<Comparing, Comparison, undefined> {
  const perBlock = ways.perBlock ?? Math.min(...plans.map(sessionsPerBlock));
  const prepared = plans.map((plan) => prepare(plan, run, { perBlock }));
  const tallies = prepared.map(({ frame }) => noTally(frame));
  const differences = plans.map(noSums);
  const comparison = (): Comparison => ({
    results: prepared.map((each, plan) => toResult(each, tallies[plan] ?? noTally(each.frame))),
    differences: differences.map(meanOfSums),
  });
  const blocks = Math.ceil(run.sessions / perBlock);
  for (let block = 0; block < blocks; block++) {
    const nets = prepared.map(({ playBlock, frame }, plan) => {
      const played = playBlock(block, tallies[plan] ?? noTally(frame));
      return played.block.finals.subarray(0, played.sessions).map((final) => final - frame.start);
    });
    const [first = new Float64Array(0)] = nets;
    for (const [plan, net] of nets.entries())
      addAll(
        differences[plan] ?? noSums(),
        net.map((sum, session) => sum - (first[session] ?? 0)),
        net.length,
      );
    yield {
      sessions: Math.min(run.sessions, (block + 1) * perBlock),
      of: run.sessions,
      rolls: tallies.reduce((sum, { rolls }) => sum + rolls, 0),
      comparison,
    };
  }
  return comparison();
}
