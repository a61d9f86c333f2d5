import { Z_95 } from './chance/normal.ts';

/** A figure from simulation, with the bounds between which the true one lies in 95 of 100 such simulations. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

/** A chance from counts, by Wilson's interval, which stays between 0 and 1 and serves rare events too. */
export function estimateChance(wins: number, games: number): Estimate {
  const value = wins / games;
  const weight = (Z_95 * Z_95) / games;
  const middle = (value + weight / 2) / (1 + weight);
  const reach = (Z_95 * Math.sqrt((value * (1 - value)) / games + weight / games / 4)) / (1 + weight);
  // At the ends of the scale the bound is the end itself; only rounding could put it beyond.
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Whole numbers as they are counted: how many, their sum and the sum of their squares. */
export type Tally = { count: number; sum: number; squares: number };

export const newTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function addTo(tally: Tally, figure: number): void {
  tally.count += 1;
  tally.sum += figure;
  tally.squares += figure * figure;
}

/** A mean from a tally; of a single figure nothing is known about its spread. */
export function estimateMean({ count, sum, squares }: Tally): Estimate {
  const value = sum / count;
  const variance = count > 1 ? Math.max(0, squares - sum * value) / (count - 1) : Number.POSITIVE_INFINITY;
  const reach = Z_95 * Math.sqrt(variance / count);
  return { value, low: value - reach, high: value + reach };
}
