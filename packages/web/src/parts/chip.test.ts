import { usualChips } from '@dicepit/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { chipWorths, faceOfColour, faceOfWorth, stackOf } from './chip.tsx';
import { houseChips, moneySymbol, takeMoney } from './house-money.ts';

const worths = (cents: number): readonly (number | undefined)[] =>
  stackOf(cents).map((face) => chipWorths().find((worth) => faceOfWorth(worth).spots === face.spots));

afterEach(() => takeMoney({ chips: usualChips, symbol: null }));

test.each([
  [5_00, [5_00]],
  [10_00, [5_00, 5_00]],
  [30_00, [25_00, 5_00]],
  [130_00, [100_00, 25_00, 5_00]],
  [1_000_00, [500_00, 500_00]],
  [9_00, [5_00, 1_00, 1_00]],
])('nz/4.3#2 %i cents lie as the largest chips that make them, the largest at the bottom', (cents, lying) => {
  expect(worths(cents)).toEqual(lying);
});

test('less than the smallest chip is drawn as one chip', () => {
  expect(stackOf(50)).toHaveLength(1);
});

test('every chip of the house differs from all others by its spots, not by its colour alone', () => {
  expect(new Set(chipWorths().map((worth) => faceOfWorth(worth).spots)).size).toBe(chipWorths().length);
});

test('a colour that is not known is drawn in grey', () => {
  expect(faceOfColour('mauve')).toEqual(faceOfColour('grey'));
});

describe('where the house has chosen its chips', () => {
  const own = [
    { worth: 50, colour: 'pink' },
    { worth: 2_00, colour: 'yellow' },
    { worth: 10_00, colour: 'brown' },
  ] as const;

  test('stacks are made of those', () => {
    takeMoney({ chips: own, symbol: null });
    expect(chipWorths()).toEqual([50, 2_00, 10_00]);
    expect(worths(12_50)).toEqual([10_00, 2_00, 50]);
    expect(faceOfWorth(2_00)).toMatchObject({ body: faceOfColour('yellow').body, spots: 6 });
  });

  test('what says the same draws nothing anew', () => {
    takeMoney({ chips: own, symbol: { text: '€', place: 'after' } });
    const before = [houseChips.peek(), moneySymbol.peek()];
    takeMoney({ chips: own.map((chip) => ({ ...chip })), symbol: { text: '€', place: 'after' } });
    expect(houseChips.peek()).toBe(before[0]);
    expect(moneySymbol.peek()).toBe(before[1]);
  });
});
