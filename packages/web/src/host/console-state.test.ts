import { expect, test } from 'vitest';
import { lasted } from './console-state.ts';

test.each([
  [-5, '0 s'],
  [40_000, '40 s'],
  [89_999, '89 s'],
  [90_000, '1 min'],
  [59 * 60_000, '59 min'],
  [72 * 60_000, '1 h 12 min'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(lasted(milliseconds)).toBe(text);
});
