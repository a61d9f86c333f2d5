import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { screenWidth } from './screen-width.ts';

test.each([
  ['', 0],
  ['hard-6', 6],
  [createColors(true).green('six'), 3],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['花子', 4],
  ['🎲 Ann', 6],
  ['⚀ ⚅', 3],
])('%j fills %i columns', (text, width) => {
  expect(screenWidth(text)).toBe(width);
});
