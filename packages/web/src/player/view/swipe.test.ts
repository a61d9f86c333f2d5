import { expect, test } from 'vitest';
import { isThrow } from './swipe.ts';

test.each([
  [{ x: 100, y: 400 }, { x: 110, y: 300 }, true],
  [{ x: 100, y: 400 }, { x: 100, y: 340 }, false],
  [{ x: 100, y: 400 }, { x: 300, y: 200 }, false],
  [{ x: 100, y: 300 }, { x: 100, y: 400 }, false],
])('from %o to %o', (from, to, throws) => {
  expect(isThrow(from, to)).toBe(throws);
});
