import { Fraction } from '../fraction.ts';
import { binomial } from './exact-chi-square.ts';
import { normalTail } from './normal.ts';

/** How many of two kinds there are, and in how many runs of one kind they came. */
export type Runs = { readonly high: number; readonly low: number; readonly runs: number };

/** Counts runs in a row of two kinds: `HHLH` has three. */
export function countRuns(row: readonly ('high' | 'low')[]): Runs {
  return {
    high: row.filter((each) => each === 'high').length,
    low: row.filter((each) => each === 'low').length,
    runs: row.filter((each, place) => each !== row[place - 1]).length,
  };
}

/** How many runs are expected where every order is equally likely. */
export const expectedRuns = ({ high, low }: Pick<Runs, 'high' | 'low'>): number =>
  high + low === 0 ? 0 : 1 + (2 * high * low) / (high + low);

/**
 * The chance that a row in random order has a number of runs at least as far from the expected one.
 *
 * Exact up to a thousand, by counting orders (Wald and Wolfowitz); past that by the normal distribution.
 */
export function runsTail(counted: Runs): { readonly p: number; readonly method: 'exact' | 'approximate' } {
  const { high, low, runs } = counted;
  const both = high + low;
  if (high === 0 || low === 0) return { p: 1, method: 'exact' };
  const mean = expectedRuns(counted);
  if (both > MAX_COUNTED) {
    const variance = ((mean - 1) * (mean - 2)) / (both - 1);
    return { p: 2 * normalTail(Math.abs(runs - mean) / Math.sqrt(variance)), method: 'approximate' };
  }
  let orders = 0n;
  for (let each = 2; each <= both; each++)
    // A hair is given way, so that the number counted is never lost to the rounding of the mean.
    if (Math.abs(each - mean) >= Math.abs(runs - mean) - 1e-9) orders += ordersWith(each, high, low);
  return { p: Fraction.of(orders, binomial(both, high)).toNumber(), method: 'exact' };
}

const MAX_COUNTED = 1_000;

/** In how many orders so many of each kind come in so many runs. */
function ordersWith(runs: number, high: number, low: number): bigint {
  const cuts = (of: number, parts: number): bigint => binomial(of - 1, parts - 1);
  const half = Math.floor(runs / 2);
  return runs % 2 === 0
    ? 2n * cuts(high, half) * cuts(low, half)
    : cuts(high, half) * cuts(low, half + 1) + cuts(high, half + 1) * cuts(low, half);
}
