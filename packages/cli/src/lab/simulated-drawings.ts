import { type EdgesData, fanParts, fanPoint, snapped, toBins } from '@dicepit/plots';
import type { Result } from '@dicepit/simulator';
import { said } from '../language.ts';
import type { Drawings } from './drawings.ts';
import { edgeWithBounds } from './edge-with-bounds.ts';
import type { ExactSession } from './exact-session.ts';
import { percent } from './number-text.ts';

/**
 * What can be drawn of a run. `what` says what was played, `stakes` what must be there for the next roll where that is
 * always the same: only then can ruin be told from the sum that is left, and drawn apart.
 */
export function simulatedDrawings(
  result: Result,
  exact: ExactSession,
  { what, stakes }: { readonly what: string; readonly stakes: number | undefined },
): Drawings {
  const fan = toFan(result, what);
  const edges = toEdges(result, exact);
  return {
    ...(fan === undefined ? {} : { fan }),
    distribution: toDistribution(result, exact, { what, stakes }),
    ...(fan === undefined ? {} : { ruin: toRuin(result, what) }),
    ...(edges.rows.length === 0 ? {} : { edges }),
  };
}

const estimatedFrom = ({ sessions, seed }: Result): string =>
  said().lab.drawn.estimatedFrom({ sessions: said().counts.sessions({ count: sessions }), seed });

function toFan(result: Result, what: string): Drawings['fan'] {
  const { paths, start } = result;
  if (paths === undefined || paths.checkpoints.length === 0 || start === 0) return undefined;
  const sums = paths.checkpoints.map(({ roll, quantiles }) => ({
    roll,
    quantiles: fanParts.map((part) => quantiles.find((each) => each.part === part)?.estimate ?? start),
  }));
  const words = said().lab.drawn;
  return {
    title: words.bankrollEach({ what }),
    caption: `${words.bands} ${words.thinLines} ${estimatedFrom(result)}`,
    measures: words.bankroll,
    start: start / 100,
    points: [
      fanPoint(
        0,
        fanParts.map(() => start),
      ),
      ...sums.map(({ roll, quantiles }) => fanPoint(roll, quantiles)),
    ],
    paths: paths.samples.slice(0, SAMPLES).map((path) => [start, ...path].map((sum) => sum / 100)),
  };
}

const SAMPLES = 3;

function toDistribution(
  result: Result,
  exact: ExactSession,
  { what, stakes }: { readonly what: string; readonly stakes: number | undefined },
): NonNullable<Drawings['distribution']> {
  const { final, start, sessions, ahead, ruin } = result;
  const hasBank = start > 0;
  const apart = hasBank ? stakes : undefined;
  const spread = final.bars.map(({ from, sessions: times }) => ({ sum: from, share: times / sessions }));
  const known = exact.final === undefined ? undefined : snapped(exact.final, start, final.width);
  const words = said().lab.drawn;
  return {
    title: (hasBank ? words.bankrollEnd : words.resultEnd)({ what }),
    caption: `${known === undefined ? '' : `${words.barsLines} `}${estimatedFrom(result)}`,
    measures: hasBank ? words.bankroll : words.result,
    bins: toBins(spread, { from: apart ?? Number.NEGATIVE_INFINITY, start, exact: known }),
    start: start / 100,
    ahead: ahead.chance.estimate,
    ...(apart === undefined ? {} : { out: ruin.chance.estimate }),
  };
}

function toRuin(result: Result, what: string): NonNullable<Drawings['ruin']> {
  const points = (result.paths?.checkpoints ?? []).map(({ roll, ruin: { chance } }) => ({
    at: roll,
    chance: chance.estimate,
    low: chance.low,
    high: chance.high,
  }));
  const last = points.at(-1);
  const words = said().lab.drawn;
  return {
    title: words.outByRoll({ what }),
    caption: `${words.uprightLines} ${estimatedFrom(result)}`,
    along: words.rolls,
    points,
    marked: last === undefined ? [] : [{ at: last.at, chance: last.chance }],
  };
}

function toEdges({ perWager, seed, sessions }: Result, exact: ExactSession): EdgesData {
  const words = said().lab.drawn;
  const from = said().counts.sessions({ count: sessions });
  return {
    title: words.keptEach,
    caption: `${words.dotsFrom({ from, seed })} ${words.uprightExact}`,
    measures: words.kept,
    rows: perWager
      .filter(({ won, lost }) => won + lost > 0)
      .map(({ wager, edge }) => {
        const known = exact.edges[wager];
        return {
          name: wager,
          ...edgeWithBounds(edge),
          ...(known === undefined ? {} : { against: known * 100 }),
          says: percent(edge.estimate),
        };
      }),
  };
}
