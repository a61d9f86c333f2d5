import { describe, expect, test } from 'vitest';
import { fanPoint, listCheckpoints, toBins } from './session-data.ts';

describe('what is drawn of a session', () => {
  test('looks at some forty rolls, the first and the last among them', () => {
    expect(listCheckpoints(3)).toEqual([0, 1, 2, 3]);
    const many = listCheckpoints(1000);
    expect([many.length, many[0], many[1], many.at(-1)]).toEqual([41, 0, 25, 1000]);
  });

  test('a point of a fan is in dollars', () => {
    expect(fanPoint(7, [100, 200, 300, 400, 500])).toEqual({
      roll: 7,
      p5: 1,
      p25: 2,
      p50: 3,
      p75: 4,
      p95: 5,
    });
  });

  test('bars are laid out from the start: an even end is behind, and none lies across', () => {
    const ends = [
      { sum: 100_00, share: 0.25 },
      { sum: 105_00, share: 0.25 },
      { sum: 95_00, share: 0.25 },
      { sum: 4_00, share: 0.25 },
    ];
    const bins = toBins(ends, { from: 5_00, start: 100_00, exact: ends });
    expect(bins.filter(({ share }) => share > 0)).toEqual([
      { from: 90, to: 95, share: 0.25, theory: 0.25 },
      { from: 95, to: 100, share: 0.25, theory: 0.25 },
      { from: 100, to: 105, share: 0.25, theory: 0.25 },
    ]);
  });

  test('many sums come to some thirty bars of a round width, and none is lost', () => {
    const ends = Array.from({ length: 2001 }, (_, place) => ({ sum: place * 100, share: 1 / 2001 }));
    const bins = toBins(ends, { from: 0, start: 500_00 });
    expect(bins.length).toBeLessThanOrEqual(32);
    expect(bins[1] === undefined ? 0 : bins[1].to - bins[1].from).toBe(100);
    expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
