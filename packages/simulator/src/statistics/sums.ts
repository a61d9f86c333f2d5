import { type Interval, meanInterval } from './interval.ts';

/** Sums over sessions, exact, so that it is all the same which part was added first. */
export type Sums = {
  count: number;
  sum: bigint;
  squares: bigint;
  lowest: number;
  highest: number;
};

export const noSums = (): Sums => ({
  count: 0,
  sum: 0n,
  squares: 0n,
  lowest: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
});

/** Adds the first so many of some whole numbers. */
export function addAll(sums: Sums, values: Float64Array, count: number): void {
  let { lowest, highest } = sums;
  let [sum, squares] = [0, 0];
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0;
    sum += value;
    squares += value * value;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  sums.count += count;
  sums.lowest = lowest;
  sums.highest = highest;
  // Doubles add whole numbers exactly up to here; past it, the slow way.
  const isExact = squares <= Number.MAX_SAFE_INTEGER;
  sums.sum += isExact ? BigInt(sum) : bigSum(values, count, (value) => value);
  sums.squares += isExact ? BigInt(squares) : bigSum(values, count, (value) => value * value);
}

export function mergeSums(a: Sums, b: Sums): Sums {
  return {
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    lowest: Math.min(a.lowest, b.lowest),
    highest: Math.max(a.highest, b.highest),
  };
}

export function deviationOf({ count, sum, squares }: Sums): number {
  if (count < 2) return 0;
  // Multiplied out before anything is divided: a small variance of large sums would drown in a double.
  const spread = squares * BigInt(count) - sum * sum;
  return Math.sqrt(Number(spread) / count / (count - 1));
}

export const meanOfSums = (sums: Sums): Interval =>
  meanInterval(Number(sums.sum) / sums.count, deviationOf(sums), sums.count);

function bigSum(values: Float64Array, count: number, of: (value: bigint) => bigint): bigint {
  let sum = 0n;
  for (let at = 0; at < count; at++) sum += of(BigInt(values[at] ?? 0));
  return sum;
}
