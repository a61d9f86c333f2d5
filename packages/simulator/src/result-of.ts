import { toTerms } from '@dicepit/engine';
import { compileWagers } from './compiled/program.ts';
import { AT_GOAL, AT_STOP_LOSS, LEFT, RUINED } from './kernel/block.ts';
import type { Prepared } from './prepared.ts';
import type { Paths, Result, Share, Spread } from './result.ts';
import { findQuantiles, type Histogram, listBars } from './statistics/histogram.ts';
import { chanceInterval, LEVEL } from './statistics/interval.ts';
import { deviationOf, meanOfSums, type Sums } from './statistics/sums.ts';
import type { Tally } from './tally.ts';
import { wagerResults } from './wager-results.ts';

const PARTS = [0.05, 0.25, 0.5, 0.75, 0.95];
const MORE_PARTS = [0.01, ...PARTS, 0.99];

/** The figures of a run, worked out from what was tallied. */
export function toResult(prepared: Prepared, tally: Tally): Result {
  const { plan, run, method, frame } = prepared;
  const { sessions, ends } = tally;
  const share = (times = 0): Share => ({ sessions: times, chance: chanceInterval(times, sessions) });
  const { rounding } = toTerms(plan.game, { chips: plan.chips ?? [1] });
  return {
    method,
    seed: String(run.seed),
    level: LEVEL,
    sessions,
    of: run.sessions,
    rolls: tally.rolls,
    start: frame.start,
    perWager: wagerResults(
      { tables: compileWagers(plan), program: prepared.program, rounding },
      tally.counts,
    ),
    final: spreadOf(tally.finals, tally.bars),
    ahead: share(tally.ahead),
    ruin: share(ends[RUINED]),
    goal: share(ends[AT_GOAL]),
    stopLoss: share(ends[AT_STOP_LOSS]),
    left: share(ends[LEFT]),
    length: meanOfSums(tally.lengths),
    drawdown: frame.checkpoints.length === 0 ? undefined : spreadOf(tally.falls, tally.fallBars),
    paths: frame.checkpoints.length === 0 ? undefined : toPaths(frame.checkpoints, tally, share),
  };
}

const spreadOf = (sums: Sums, bars: Histogram): Spread => ({
  mean: meanOfSums(sums),
  deviation: deviationOf(sums),
  lowest: sums.lowest,
  highest: sums.highest,
  quantiles: findQuantiles(bars, MORE_PARTS),
  bars: listBars(bars),
  width: bars.ruler.width,
});

function toPaths(checkpoints: readonly number[], tally: Tally, share: (times?: number) => Share): Paths {
  return {
    checkpoints: checkpoints.map((roll, look) => {
      const histogram = tally.marks[look];
      return {
        roll,
        quantiles: histogram === undefined ? [] : findQuantiles(histogram, PARTS),
        ruin: share(tally.ruinedBy[look]),
      };
    }),
    samples: [...tally.samples].sort(([a], [b]) => a - b).map(([, sample]) => sample),
  };
}
