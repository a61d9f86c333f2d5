import type { Bar, Quantile } from '../result.ts';
import { DEVIATIONS } from './interval.ts';

/** Where bars begin and how wide they are; it follows from the plan alone, so that parts of a run fit together. */
export type Ruler = {
  readonly from: number;
  readonly width: number;
  readonly size: number;
  /** What all sums are multiples of, counted from where bars begin. */
  readonly unit: number;
};

/** How many sums fell into each bar. What few fall outside the ruler are kept by the number of their bar. */
export type Histogram = {
  readonly ruler: Ruler;
  readonly bars: Float64Array;
  readonly beyond: Map<number, number>;
};

export const noBars = (ruler: Ruler): Histogram => ({
  ruler,
  bars: new Float64Array(ruler.size),
  beyond: new Map(),
});

/** Counts a value out of each stride of some, beginning with an offset. */
export function count(
  { ruler, bars, beyond }: Histogram,
  values: Float64Array,
  { offset, stride, times }: { readonly offset: number; readonly stride: number; readonly times: number },
): void {
  const { from, width, size } = ruler;
  for (let at = offset, left = times; left > 0; at += stride, left--) {
    const bar = Math.floor(((values[at] ?? 0) - from) / width);
    if (bar >= 0 && bar < size) bars[bar] = (bars[bar] ?? 0) + 1;
    else beyond.set(bar, (beyond.get(bar) ?? 0) + 1);
  }
}

export function mergeBars(a: Histogram, b: Histogram): Histogram {
  const beyond = new Map(a.beyond);
  for (const [bar, times] of b.beyond) beyond.set(bar, (beyond.get(bar) ?? 0) + times);
  return { ruler: a.ruler, bars: a.bars.map((times, bar) => times + (b.bars[bar] ?? 0)), beyond };
}

/** The bars that hold something, from the lowest. */
export function listBars({ ruler, bars, beyond }: Histogram): readonly Bar[] {
  const found: [bar: number, sessions: number][] = [...beyond];
  for (let bar = 0; bar < bars.length; bar++) {
    const sessions = bars[bar] ?? 0;
    if (sessions > 0) found.push([bar, sessions]);
  }
  // Only what lies beyond the ruler is out of order.
  if (beyond.size > 0) found.sort(([a], [b]) => a - b);
  return found.map(([bar, sessions]) => ({ from: ruler.from + bar * ruler.width, sessions }));
}

/**
 * The sums that such parts of the sessions did not pass, each with the ranks about it as its interval: how many
 * sessions lie below the true quantile is a binomial count, whatever the distribution.
 */
export function findQuantiles(histogram: Histogram, parts: readonly number[]): readonly Quantile[] {
  const bars = listBars(histogram);
  const total = bars.reduce((sum, { sessions }) => sum + sessions, 0);
  const rest = histogram.ruler.width - histogram.ruler.unit;
  const atRank = (rank: number): number => {
    let below = 0;
    for (const { from, sessions } of bars) {
      below += sessions;
      if (below >= rank) return from;
    }
    return bars.at(-1)?.from ?? Number.NaN;
  };
  return parts.map((part) => {
    const off = DEVIATIONS * Math.sqrt(total * part * (1 - part));
    const rank = (at: number): number => Math.min(total, Math.max(1, at));
    return {
      part,
      estimate: atRank(rank(Math.ceil(total * part))),
      low: atRank(rank(Math.floor(total * part - off))),
      high: atRank(rank(Math.ceil(total * part + off) + 1)) + rest,
    };
  });
}
