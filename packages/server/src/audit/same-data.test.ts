import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, isSameData } from './redecide.ts';

test('values of JSON are the same exactly when Node says so', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
      // What JSON cannot say is never compared: it writes a negative zero as nought.
      const [a, b]: unknown[] = JSON.parse(JSON.stringify([one, other]));
      expect(isSameData(a, b)).toBe(isDeepStrictEqual(a, b));
      expect(isSameData(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the order of facts makes no difference, and the order of a list does', () => {
  expect(isSameData({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSameData([1, 2], [2, 1])).toBe(false);
  expect(isSameData([], {})).toBe(false);
  expect(isSameData([1], [1, 2])).toBe(false);
  expect(isSameData({ a: undefined }, {})).toBe(false);
});

test('the first difference is named by the way to it', () => {
  const one = { settlements: [{ bet: 'b1', winnings: 5_00 }] };
  const other = { settlements: [{ bet: 'b1', winnings: 9_00 }] };
  expect(difference(one, other)).toEqual({ place: ['settlements', '0', 'winnings'], one: 5_00, other: 9_00 });
  expect(difference({ a: null }, { a: {} })).toEqual({ place: ['a'], one: null, other: {} });
});
