import { describe, expect, test } from 'vitest';
import { chipsOf, drawStacks, stakeFigure } from './chip.ts';

describe('a stack of chips', () => {
  test('nz/4.3#2 the largest denomination lies at the bottom and the smallest on top', () => {
    expect(chipsOf(130_00)).toEqual([100, 25, 5]);
    expect(chipsOf(1_00)).toEqual([1]);
    expect(chipsOf(501_00)).toEqual([500, 1]);
  });

  test('is never more than four high; the figure tells the rest', () => {
    expect(chipsOf(20_00)).toEqual([5, 5, 5, 5]);
    expect(chipsOf(21_00)).toEqual([5, 5, 5, 1]);
    expect(chipsOf(9_999_999_00)).toHaveLength(4);
  });

  test.each([
    [5_00, '5'],
    [7_50, '7.50'],
    [9_999_00, '9999'],
    [10_000_00, '10K'],
    [12_999_00, '12K'],
    [2_500_000_00, '2M'],
    [10_000_000_000_00, '10B'],
  ])('%i cents is lettered %s', (stake, figure) => {
    expect(stakeFigure(stake)).toBe(figure);
  });

  test.each([1, 2, 5, 10])('%i stacks of one area stay inside its room', (count) => {
    const room = { x: 100, y: 50, width: 110, height: 34 };
    const stacks = Array.from({ length: count }, (_, seat) => ({ wager: 'six', stake: 5_00, seat }));
    const drawn = drawStacks(stacks, room, 32, '');
    const circles = [...drawn.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(circles).toHaveLength(count);
    for (const [x = 0, y = 0, r = 0] of circles) {
      expect(x - r).toBeGreaterThanOrEqual(room.x);
      expect(x + r).toBeLessThanOrEqual(room.x + room.width);
      expect(y - r).toBeGreaterThanOrEqual(room.y);
      expect(y + r).toBeLessThanOrEqual(room.y + room.height);
    }
  });
});
