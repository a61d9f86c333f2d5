import { expect, test } from 'vitest';
import { EDITION, findLeastEdition } from './edition.ts';

test('the edition of the rules is counted from one, and a release never decides by an earlier one than it began with', () => {
  expect(EDITION).toBe(2);
  expect(
    ['0.1.0', '0.1.99', '0.2.0', '0.2.1-rc.1', '0.10.0', '1.0.0', '9.9.9'].map(findLeastEdition),
  ).toEqual([1, 1, 2, 2, 2, 2, 2]);
  expect(['', 'test', '2', '0.2'].map(findLeastEdition)).toEqual([1, 1, 1, 1]);
});
