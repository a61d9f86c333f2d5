import { expect, test } from 'vitest';
import { nextAt } from './night.tsx';

const evening = new Date(2026, 10, 15, 21, 10);

test.each([
  ['21:30', new Date(2026, 10, 15, 21, 30)],
  ['21:10', new Date(2026, 10, 16, 21, 10)],
  ['0:15', new Date(2026, 10, 16, 0, 15)],
  ['24:00', undefined],
  ['9', undefined],
  ['', undefined],
])('%s is the next time that a clock shows it', (text, at) => {
  expect(nextAt(text, evening)).toBe(at?.getTime());
});
