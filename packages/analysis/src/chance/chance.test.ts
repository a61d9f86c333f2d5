import { describe, expect, test } from 'vitest';
import { Fraction } from '../fraction.ts';
import { chiSquareQuantile, chiSquareTail, shiftedTail } from './chi-square.ts';
import { binomial, exactPearsonTail, pearson } from './exact-chi-square.ts';
import { normalQuantile, normalTail, Z_95 } from './normal.ts';
import { countRuns, expectedRuns, runsTail } from './runs.ts';

describe('the normal tail', () => {
  test.each([
    // Figures of the printed tables, from many places of erfc.
    [0, 0.5],
    [1, 0.158655253931457],
    [Z_95, 0.025],
    [3, 0.00134989803163009],
    [6, 9.86587645037698e-10],
    [-1, 0.841344746068543],
    [20, 2.75362411860623e-89],
  ])('beyond %d', (deviations, chance) => {
    expect(normalTail(deviations) / chance).toBeCloseTo(1, 12);
  });

  test('is turned round by the quantile', () => {
    expect(normalQuantile(0.025)).toBeCloseTo(Z_95, 12);
    expect(normalQuantile(0.9)).toBeCloseTo(-1.2815515655446, 12);
  });
});

describe('the chi-square tail', () => {
  test.each([
    // Textbook points of 5 in 100 and 1 in 1,000.
    [3.841458820694124, 1, 0.05],
    [11.070497693516351, 5, 0.05],
    [18.307038053275146, 10, 0.05],
    [20.515005652432873, 5, 0.001],
    [2, 2, Math.exp(-1)],
  ])('beyond %d with %i degrees', (figure, degrees, chance) => {
    expect(chiSquareTail(figure, degrees) / chance).toBeCloseTo(1, 10);
    expect(chiSquareQuantile(chance, degrees)).toBeCloseTo(figure, 9);
  });

  test('off its centre, of two degrees, is the chance that a shifted pair of normal figures lies outside a circle', () => {
    // Midpoint sums over the plane, the slow way.
    const [radius, shift] = [2.4, 1.7];
    let inside = 0;
    const cell = 0.004;
    for (let x = -radius + cell / 2; x < radius; x += cell)
      for (let y = -radius + cell / 2; y < radius; y += cell)
        if (x * x + y * y < radius * radius)
          inside += (Math.exp(-((x - shift) ** 2 + y * y) / 2) / (2 * Math.PI)) * cell * cell;
    expect(shiftedTail(radius ** 2, 2, shift ** 2)).toBeCloseTo(1 - inside, 3);
    expect(shiftedTail(5, 3, 0)).toBeCloseTo(chiSquareTail(5, 3), 12);
    expect(shiftedTail(20, 5, 5_000)).toBe(1);
  });
});

describe('the exact tail of Pearson’s figure', () => {
  /** Every sequence of throws into classes, one by one. */
  function playedOut(counts: readonly number[], ways: readonly number[]): Fraction {
    const throws = counts.reduce((sum, each) => sum + each, 0);
    const all = ways.reduce((sum, each) => sum + each, 0);
    const observed = pearson({ counts, ways });
    const sides = ways.flatMap((each, place) => Array.from({ length: each }, () => place));
    let reaching = 0;
    for (let sequence = 0; sequence < all ** throws; sequence++) {
      const tally = ways.map(() => 0);
      for (let left = sequence, thrown = 0; thrown < throws; thrown++, left = Math.floor(left / all)) {
        const place = sides[left % all] ?? 0;
        tally[place] = (tally[place] ?? 0) + 1;
      }
      if (pearson({ counts: tally, ways }).compare(observed) >= 0) reaching += 1;
    }
    return Fraction.of(reaching, all ** throws);
  }

  test.each([
    [
      [3, 1, 0, 1, 0, 0],
      [1, 1, 1, 1, 1, 1],
    ],
    [
      [2, 2, 1],
      [1, 2, 3],
    ],
    [
      [5, 0],
      [1, 3],
    ],
    [
      [0, 0, 4, 1],
      [1, 2, 2, 1],
    ],
    [[4], [3]],
  ])('of %j against %j is that of every sequence', (counts, ways) => {
    expect(exactPearsonTail({ counts, ways })).toEqual(playedOut(counts, ways));
  });

  test('closes in on the chi-square as throws grow', () => {
    const counted = { counts: [22, 14, 12, 20, 18, 10], ways: [1, 1, 1, 1, 1, 1] };
    const exact = exactPearsonTail(counted)?.toNumber() ?? Number.NaN;
    expect(exact).toBeCloseTo(chiSquareTail(pearson(counted).toNumber(), 5), 2);
  });

  test('is not answered where too much would be held', () => {
    expect(exactPearsonTail({ counts: [9, 9, 9], ways: [1, 2, 3] }, 10)).toBeUndefined();
  });

  test('of no throws at all is one', () => {
    expect(exactPearsonTail({ counts: [0, 0], ways: [1, 1] })).toEqual(Fraction.one);
    expect(pearson({ counts: [0, 0], ways: [1, 1] })).toEqual(Fraction.zero);
  });
});

describe('runs', () => {
  const rows = (length: number): readonly ('high' | 'low')[][] =>
    Array.from({ length: 2 ** length }, (_, bits) =>
      Array.from({ length }, (_, place) => ((bits >> place) & 1 ? 'high' : 'low')),
    );

  test('are as rare as among all rows with the same counts', () => {
    for (const row of rows(7)) {
      const counted = countRuns(row);
      const alike = rows(7)
        .map(countRuns)
        .filter(({ high }) => high === counted.high);
      const mean = alike.reduce((sum, { runs }) => sum + runs, 0) / alike.length;
      expect(expectedRuns(counted)).toBeCloseTo(mean, 12);
      if (counted.high === 0 || counted.low === 0) continue;
      const farther = alike.filter(
        ({ runs }) => Math.abs(runs - mean) >= Math.abs(counted.runs - mean) - 1e-9,
      );
      expect(runsTail(counted).p).toBeCloseTo(farther.length / alike.length, 12);
    }
  });

  test('of more than a thousand are held against the normal distribution', () => {
    const [few, many] = [
      { high: 498, low: 502, runs: 530 },
      { high: 499, low: 502, runs: 530 },
    ].map(runsTail);
    expect([few?.method, many?.method]).toEqual(['exact', 'approximate']);
    expect(few?.p).toBeCloseTo(many?.p ?? 0, 2);
  });

  test('binomials are those of the triangle', () => {
    expect([0, 1, 2, 3, 4, 5].map((k) => binomial(4, k))).toEqual([1n, 4n, 6n, 4n, 1n, 0n]);
    expect(binomial(4, -1)).toBe(0n);
  });
});
