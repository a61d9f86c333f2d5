import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerWays, type Term } from './power.ts';

function multiplied(ways: readonly bigint[], terms: readonly Term[]): readonly bigint[] {
  const product: bigint[] = [];
  for (const [before, count] of ways.entries())
    for (const { units, ways: times } of terms)
      product[before + units] = (product[before + units] ?? 0n) + count * BigInt(times);
  return Array.from(product, (count) => count ?? 0n);
}

const terms = fc
  .tuple(
    fc.integer({ min: 1, max: 36 }),
    fc.uniqueArray(
      fc.record({ units: fc.integer({ min: 1, max: 12 }), ways: fc.integer({ min: 1, max: 36 }) }),
      { selector: ({ units }) => units, maxLength: 6 },
    ),
  )
  .map(([ways, others]): readonly Term[] => [{ units: 0, ways }, ...others]);

test('a power is what multiplying roll by roll gives', () => {
  fc.assert(
    fc.property(terms, fc.nat(12), (terms, rolls) => {
      let expected: readonly bigint[] = [1n];
      for (let roll = 0; roll < rolls; roll++) expected = multiplied(expected, terms);
      expect(powerWays(terms, rolls)).toEqual(expected);
    }),
  );
});

test('a power needs a lowest term of 0 units', () => {
  expect(() => powerWays([{ units: 1, ways: 3 }], 2)).toThrow('Broken invariant');
});
