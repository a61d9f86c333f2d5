import { expect, test } from 'vitest';
import { chipWorths, faceOfColour, faceOfWorth, stackOf } from './chip-faces.ts';

const worths = (cents: number): readonly (number | undefined)[] =>
  stackOf(cents).map((face) => chipWorths.find((worth) => faceOfWorth(worth) === face));

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
  expect(new Set(chipWorths.map((worth) => faceOfWorth(worth).spots)).size).toBe(chipWorths.length);
});

test('a colour that is not known is drawn in grey', () => {
  expect(faceOfColour('mauve')).toEqual(faceOfColour('grey'));
});
