import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test.each([
  ['en', 0, 'rolls'],
  ['en', 1, 'roll'],
  ['en', 2, 'rolls'],
  ['de', 1, 'roll'],
  ['de', 21, 'rolls'],
])('in %s %i goes with %s', (locale, count, form) => {
  expect(pluralIn(locale)(count, { one: 'roll', other: 'rolls' })).toBe(form);
});
