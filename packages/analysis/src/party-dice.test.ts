import { describe, expect, test } from 'vitest';
import { nextWord, seededDice, totalOfRoll } from './party-dice.ts';

const rolls = (seed: string, length: number): readonly number[] => {
  const dice = seededDice(seed);
  return Array.from({ length }, () => dice.roll());
};

describe('seeded dice', () => {
  test('the generator gives the published words of xoshiro128** from the state 1, 2, 3, 4', () => {
    const state = Uint32Array.of(1, 2, 3, 4);
    expect(Array.from({ length: 8 }, () => nextWord(state))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849,
    ]);
  });

  test('the same seed throws the same dice, and another seed others', () => {
    expect(rolls('a', 50)).toEqual(rolls('a', 50));
    expect(rolls('a', 50)).not.toEqual(rolls('b', 50));
    expect(rolls('', 50)).not.toEqual(rolls('a', 50));
  });

  test('each of the 36 rolls comes up a thirty-sixth of the time', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (const roll of rolls('fair', 360_000)) counts[roll] = (counts[roll] ?? 0) + 1;
    const spread = counts.reduce((sum, each) => sum + (each - 10_000) ** 2 / 10_000, 0);
    // Chi-squared with 35 degrees of freedom exceeds 66.6 in one of a thousand fair runs; this run is fixed.
    expect(spread).toBeLessThan(66.6);
    expect(spread).toBeGreaterThan(14.7);
  });

  test('a roll is read as two dice', () => {
    expect([0, 1, 6, 34, 35].map(totalOfRoll)).toEqual([2, 3, 3, 11, 12]);
    const ways = Array.from({ length: 36 }, (_, roll) => totalOfRoll(roll)).filter((total) => total === 7);
    expect(ways).toHaveLength(6);
  });
});
