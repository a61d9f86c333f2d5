import { normalTail, Z_95 } from '../chance/normal.ts';
import { Fraction } from '../fraction.ts';
import type { Interval } from './night.ts';

/**
 * What chance did to the house, apart from what the edge did: sums that are zero on average.
 *
 * All sums are whole numbers of a unit, of which there are `scale` to a cent, so that thousands of them are
 * added up without a fraction being reduced.
 */
export type Luck = {
  readonly scale: bigint;
  readonly observed: bigint;
  readonly chances: readonly Chance[];
};

/** One thing left to chance, so many times over and each time independently: a roll, or the end of a bet. */
export type Chance = {
  readonly times: number;
  readonly total: bigint;
  readonly steps: readonly { readonly sum: bigint; readonly ways: bigint }[];
};

/** The exact variance, in cents squared. */
export function varianceOf({ scale, chances }: Luck): Fraction {
  const squares = new Map<bigint, bigint>();
  for (const { times, total, steps } of chances) {
    const square = steps.reduce((all, { sum, ways }) => all + sum * sum * ways, 0n) * BigInt(times);
    squares.set(total, (squares.get(total) ?? 0n) + square);
  }
  return Fraction.sum([...squares].map(([total, square]) => Fraction.of(square, total * scale * scale)));
}

/** How rare the observed luck is, and between which bounds it lies in 95 of 100 nights, in cents. */
export type Rarity = Interval & {
  readonly z: number | undefined;
  readonly p: number;
  readonly method: 'exact' | 'normal';
};

export function measureRarity(luck: Luck, variance: Fraction): Rarity {
  const deviation = variance.sqrt();
  const observed = Fraction.of(luck.observed, luck.scale).toNumber();
  const z = variance.isZero ? undefined : observed / deviation;
  const spread = findSpread(luck);
  if (spread !== undefined) return { z, ...exactly(luck, spread) };
  return {
    z,
    p: z === undefined ? 1 : 2 * normalTail(Math.abs(z)),
    low: -Z_95 * deviation,
    high: Z_95 * deviation,
    method: 'normal',
  };
}

/** More products than this are not made for an exact answer: it is some hundredths of a second. */
const MAX_PRODUCTS = 100_000;

type Spread = ReadonlyMap<bigint, bigint>;

/** How many of all ways lead to each sum; undefined where that is too much to hold. */
function findSpread({ chances }: Luck): Spread | undefined {
  let spread: Spread = new Map([[0n, 1n]]);
  let products = 0;
  for (const { times, steps } of chances) {
    for (let time = 0; time < times; time++) {
      products += spread.size * steps.length;
      if (products > MAX_PRODUCTS) return undefined;
      const next = new Map<bigint, bigint>();
      for (const [before, count] of spread)
        for (const { sum, ways } of steps)
          next.set(before + sum, (next.get(before + sum) ?? 0n) + count * ways);
      spread = next;
    }
  }
  return spread;
}

function exactly({ observed, scale }: Luck, spread: Spread): Omit<Rarity, 'z'> {
  const sorted = [...spread].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = sorted.reduce((sum, [, ways]) => sum + ways, 0n);
  const size = (sum: bigint): bigint => (sum < 0n ? -sum : sum);
  const asFar = sorted.reduce((sum, [each, ways]) => (size(each) >= size(observed) ? sum + ways : sum), 0n);
  // The outermost sums beyond which lies no more than one way in forty.
  const bound = (ordered: readonly (readonly [bigint, bigint])[]): number => {
    let beyond = 0n;
    for (const [sum, ways] of ordered) {
      beyond += ways;
      if (beyond * 40n > all) return Fraction.of(sum, scale).toNumber();
    }
    return 0;
  };
  return {
    p: Fraction.of(asFar, all).toNumber(),
    low: bound(sorted),
    high: bound(sorted.toReversed()),
    method: 'exact',
  };
}
