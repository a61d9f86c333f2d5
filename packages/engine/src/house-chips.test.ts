import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChipColour,
  chipColours,
  cutIntoChips,
  FEWEST_CHIPS,
  faultOfChips,
  type HouseChip,
  LARGEST_CHIP,
  MOST_CHIPS,
  usualChips,
} from './money.ts';

const chips = (...worths: readonly number[]): readonly HouseChip[] =>
  worths.map((worth, place) => ({ worth, colour: chipColours[place % chipColours.length] ?? 'red' }));

/** Any chips that a house may have: a smallest one, and multiples of it. */
const anyHouse = fc
  .record({
    smallest: fc.integer({ min: 1, max: 5_000 }),
    times: fc.uniqueArray(fc.integer({ min: 2, max: 2_000 }), {
      minLength: FEWEST_CHIPS - 1,
      maxLength: MOST_CHIPS - 1,
    }),
  })
  .map(({ smallest, times }) =>
    chips(smallest, ...times.toSorted((a, b) => a - b).map((by) => by * smallest)),
  );

describe('the chips of a house', () => {
  test('the usual ones can be played with', () => expect(faultOfChips(usualChips)).toBeUndefined());

  test.each([
    [chips(1_00), { case: 'chip-count', fewest: 2, most: 6, count: 1 }],
    [chips(1, 2, 4, 8, 16, 32, 64), { case: 'chip-count', fewest: 2, most: 6, count: 7 }],
    [chips(0, 5_00), { case: 'chip-worth', largest: LARGEST_CHIP }],
    [chips(-1_00, 5_00), { case: 'chip-worth', largest: LARGEST_CHIP }],
    [chips(0.5, 5_00), { case: 'chip-worth', largest: LARGEST_CHIP }],
    [chips(1_00, LARGEST_CHIP + 1_00), { case: 'chip-worth', largest: LARGEST_CHIP }],
    [chips(5_00, 1_00), { case: 'chip-order', worth: 1_00 }],
    [chips(1_00, 1_00), { case: 'chip-order', worth: 1_00 }],
    [chips(1_00, 2_50), { case: 'chip-change', worth: 2_50, smallest: 1_00 }],
  ])('refused: %j', (house, fault) => {
    expect(faultOfChips(house)).toEqual({ code: 'CONFLICT', ...fault });
  });

  test('the largest and the fewest and the most that are allowed are', () => {
    expect(faultOfChips(chips(1_00, LARGEST_CHIP))).toBeUndefined();
    expect(faultOfChips(chips(1, 2, 4, 8, 16, 32))).toBeUndefined();
  });

  test('two of one colour are refused', () => {
    const red: ChipColour = 'red';
    expect(
      faultOfChips([
        { worth: 1_00, colour: red },
        { worth: 5_00, colour: red },
      ]),
    ).toEqual({ code: 'CONFLICT', case: 'chip-colour', colour: red });
  });

  test('make exactly every sum of the smallest of them, and of any other sum all but less than the smallest', () => {
    fc.assert(
      fc.property(anyHouse, fc.integer({ min: 1, max: 100_000_000 }), (house, cents) => {
        expect(faultOfChips(house)).toBeUndefined();
        const smallest = house[0]?.worth ?? 1;
        const { cut, rest } = cutIntoChips(
          cents,
          house.map(({ worth }) => worth),
        );
        expect(cut.reduce((sum, { worth, count }) => sum + worth * count, rest)).toBe(cents);
        expect(rest).toBe(cents % smallest);
      }),
    );
  });
});
