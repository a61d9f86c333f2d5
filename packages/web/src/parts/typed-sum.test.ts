import { expect, test } from 'vitest';
import { centsIn } from './typed-sum.ts';

test.each([
  ['5', 5_00],
  [' 2.50 ', 2_50],
  ['0,5', 50],
  ['', undefined],
  ['five', undefined],
  ['1.005', undefined],
  ['-3', undefined],
])('%j is a sum of so many cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});
