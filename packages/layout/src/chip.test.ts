import { MOST_CHIPS, stakeFigure, toChips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { chipFace, drawStacks, houseSymbols } from './chip.ts';
import { chipDress, spotsAt } from './chip-dress.ts';

describe('a stack of chips', () => {
  test('nz/4.3#2 the largest denomination lies at the bottom and the smallest on top', () => {
    expect(toChips(130_00)).toEqual([100_00, 25_00, 5_00]);
    expect(toChips(1_00)).toEqual([1_00]);
    expect(toChips(501_00)).toEqual([500_00, 1_00]);
  });

  test('is never more than four high; the figure tells the rest', () => {
    expect(toChips(20_00)).toEqual([5_00, 5_00, 5_00, 5_00]);
    expect(toChips(21_00)).toEqual([5_00, 5_00, 5_00, 1_00]);
    expect(toChips(9_999_999_00)).toHaveLength(4);
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
    const drawn = drawStacks(stacks, room, 32, { prefix: '' });
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

  test('is drawn in the chips that the house has', () => {
    const house = [
      { worth: 50, colour: 'pink' },
      { worth: 2_00, colour: 'yellow' },
      { worth: 10_00, colour: 'brown' },
    ] as const;
    expect(toChips(12_50, house)).toEqual([10_00, 2_00, 50]);
    expect(toChips(20, house)).toEqual([50]);
    const drawn = drawStacks([{ wager: 'six', stake: 12_50 }], box, 32, { house, prefix: '' });
    expect(drawn).toContain(chipDress.brown.body);
    expect(drawn).toContain(chipDress.yellow.body);
    expect(drawn).toContain('#chip-50');
    expect(houseSymbols('', house)).toContain(chipDress.pink.body);
  });

  test('no two chips of a house have as many spots, whatever their colours', () => {
    const spots = Array.from({ length: MOST_CHIPS }, (_, place) => spotsAt(place));
    const faces = spots.map((count) => chipFace(chipDress.red, count));
    expect(new Set(faces).size).toBe(MOST_CHIPS);
  });
});

const box = { x: 100, y: 50, width: 110, height: 34 };
