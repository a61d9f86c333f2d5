import { expect, test } from 'vitest';
import { sparkOf } from './spark.ts';

test('a chart runs from its first value to its last, the most on top', () => {
  expect(sparkOf([100, 50, 150])).toEqual({ path: 'M4.0 32.0L160.0 60.0L316.0 4.0', least: 50, most: 150 });
});

test('a rack that does not change is a level line', () => {
  expect(sparkOf([5, 5])?.path).toBe('M4.0 60.0L316.0 60.0');
});

test('one value is no line', () => {
  expect(sparkOf([5])).toBeUndefined();
  expect(sparkOf([])).toBeUndefined();
});
