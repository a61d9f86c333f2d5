import { describe, expect, test } from 'vitest';
import { addTo, estimateChance, estimateMean, newTally } from './party-estimate.ts';

describe('estimates', () => {
  test.each([
    [5, 10, 0.236593090512564, 0.763406909487436],
    [0, 10, 0, 0.277532799862889],
    [10, 10, 0.722467200137111, 1],
    [50_363, 100_000, 0.500531, 0.506729],
  ])('Wilson for %i of %i', (wins, games, low, high) => {
    const estimate = estimateChance(wins, games);
    expect(estimate.value).toBe(wins / games);
    expect(estimate.low).toBeCloseTo(low, 6);
    expect(estimate.high).toBeCloseTo(high, 6);
  });

  test('a mean with the spread of its figures', () => {
    const tally = newTally();
    for (const figure of [2, 4, 4, 4, 5, 5, 7, 9]) addTo(tally, figure);
    const { value, low, high } = estimateMean(tally);
    expect(value).toBe(5);
    // Sum of squared distances 32, over 7 and then over 8: a standard error of 0.7559.
    expect(high - value).toBeCloseTo(1.959963984540054 * Math.sqrt(32 / 7 / 8), 12);
    expect(value - low).toBeCloseTo(high - value, 12);
  });

  test('one figure says nothing about the spread', () => {
    const tally = newTally();
    addTo(tally, 3);
    expect(estimateMean(tally)).toEqual({
      value: 3,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
  });
});
