import { describe, expect, test } from 'vitest';
import { Distribution } from './distribution.ts';
import { Fraction } from './fraction.ts';

const distribution = new Distribution([
  { sum: 7_00, ways: 1n },
  { sum: -1_00, ways: 10n },
  { sum: 3_00, ways: 0n },
  { sum: 0, ways: 25n },
]);

describe('a distribution', () => {
  test('lists the sums that occur, the smallest first', () => {
    expect(distribution.sums.map(({ sum }) => sum)).toEqual([-1_00, 0, 7_00]);
    expect(distribution.total).toBe(36n);
  });

  test('knows the chance of a sum, of more and of less', () => {
    expect([distribution.chanceOf(-1_00), distribution.chanceOf(3_00)].map(String)).toEqual(['5/18', '0']);
    expect([distribution.chanceAbove(-1), distribution.chanceAbove(0)].map(String)).toEqual([
      '13/18',
      '1/36',
    ]);
    expect([distribution.chanceBelow(0), distribution.chanceBelow(1)].map(String)).toEqual(['5/18', '35/36']);
  });

  test.each([
    ['0', -1_00],
    ['10/36', -1_00],
    ['11/36', 0],
    ['35/36', 0],
    ['36/36', 7_00],
  ])('has its quantile of %s at %i', (share, sum) => {
    expect(distribution.quantile(Fraction.parse(share))).toBe(sum);
  });

  test('has a mean and a variance', () => {
    expect([distribution.mean, distribution.variance].map(String)).toEqual(['-25/3', '146875/9']);
  });

  test('of nothing is no distribution, and no share is over one', () => {
    expect(() => new Distribution([])).toThrow('holds no sequence');
    expect(() => distribution.quantile(Fraction.of(37, 36))).toThrow('not a share');
  });
});
