import { assert } from '@dicepit/engine';

/** One term of a polynomial: in so many ways a roll moves the sum by so many units. */
export type Term = { readonly units: number; readonly ways: number };

/**
 * The ways to reach 0, 1, 2 … units in so many rolls: the coefficients of the polynomial raised to that
 * power.
 *
 * If P = pⁿ then p·P′ = n·p′·P, and comparing coefficients gives each of P from those before it: one pass
 * over the result, with as many products as p has terms, where a convolution roll by roll makes n passes.
 * Every division is exact. The lowest term must be that of 0 units.
 */
export function powerWays(terms: readonly Term[], rolls: number): readonly bigint[] {
  const [lowest, ...others] = terms.toSorted((a, b) => a.units - b.units);
  assert(lowest?.units === 0 && lowest.ways > 0, () => 'the lowest term of a power is not that of 0 units');
  const degree = (others.at(-1)?.units ?? 0) * rolls;

  const ways = [BigInt(lowest.ways) ** BigInt(rolls)];
  for (let units = 1; units <= degree; units++) {
    let sum = 0n;
    for (const term of others) {
      const before = units - term.units;
      if (before < 0) break;
      const known = ways[before] ?? 0n;
      // Most sums of a few large odds are never reached, and a product with zero is not worth making.
      if (known !== 0n) sum += product(term.units * (rolls + 1) - units, term.ways) * known;
    }
    ways.push(sum === 0n ? 0n : sum / product(units, lowest.ways));
  }
  return ways;
}

// Loaded dice may have more ways than leave a product exact in a double.
const product = (a: number, b: number): bigint =>
  Number.isSafeInteger(a * b) ? BigInt(a * b) : BigInt(a) * BigInt(b);
