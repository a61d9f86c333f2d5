import { expect, test } from 'vitest';
import { clockOf } from './dealer-view.ts';

test.each([
  [0, '0:00'],
  [42_900, '0:42'],
  [19 * 60_000 + 12_000, '19:12'],
  [3_600_000 + 5 * 60_000, '1:05:00'],
  [-5, '0:00'],
])('%i milliseconds on a clock', (milliseconds, text) => {
  expect(clockOf(milliseconds)).toBe(text);
});
