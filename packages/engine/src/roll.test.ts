import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyPips, everyRoll, isHard, isPips, isRoll, roll, rollIndex, totalOf, writeRoll } from './roll.ts';

describe('pips', () => {
  test('are the whole numbers 1 to 6 and nothing beside them', () => {
    expect(everyPips.every(isPips)).toBe(true);
    for (const other of [0, 7, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '6', null, undefined, [6]]) {
      expect(isPips(other)).toBe(false);
    }
  });
});

describe('a roll', () => {
  test.each([
    [[6, 1], 2, true],
    [[6, 1], 3, false],
    [[2, 4, 6], 3, true],
    [[2, 4, 6], 2, false],
    [[0, 4], 2, false],
    [[7, 1], 2, false],
    [[], 2, false],
    ['6-1', 2, false],
    [{ 0: 6, 1: 1, length: 2 }, 2, false],
  ] as const)('%j is a roll of %i dice: %s', (value, dice, expected) => {
    expect(isRoll(value, dice)).toBe(expected);
  });

  test.each(['6-7', '0-1', '', '6-', 'six', '1.5-2'])('%j is not one', (text) => {
    expect(() => roll(text)).toThrow(`Broken invariant: ${text} is not a roll`);
  });

  test('is read as it is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyRoll[2], ...everyRoll[3]), (dice) => {
        expect(roll(writeRoll(dice))).toEqual(dice);
      }),
    );
    expect(writeRoll([6, 1])).toBe('6-1');
  });

  test('has the total and the hardness that a pencil finds', () => {
    expect(totalOf([5, 3])).toBe(8);
    expect(isHard([5, 3])).toBe(false);
    expect(totalOf([4, 4])).toBe(8);
    expect(isHard([4, 4])).toBe(true);
    expect(isHard([4, 4, 5])).toBe(false);
    expect(isHard([4, 4, 4])).toBe(true);
  });
});

describe('every roll', () => {
  test.each([
    [2, 36],
    [3, 216],
  ] as const)('of %i dice: %i of them, none twice, each at its own index', (dice, count) => {
    expect(everyRoll[dice]).toHaveLength(count);
    expect(new Set(everyRoll[dice].map(writeRoll)).size).toBe(count);
    expect(everyRoll[dice].map(rollIndex)).toEqual([...Array(count).keys()]);
  });
});
