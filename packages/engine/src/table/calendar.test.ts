import { describe, expect, test } from 'vitest';
import { isMoment, monthsAfter } from './concern.ts';

describe('calendar months', () => {
  test.each([
    ['2026-05-10T12:00:00.000Z', 1, '2026-06-10T12:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2028-01-30T23:59:59.999Z', 1, '2028-02-29T23:59:59.999Z'],
    ['2026-12-31T00:00:00.000Z', 1, '2027-01-31T00:00:00.000Z'],
    ['2026-05-31T08:30:00.000Z', 1, '2026-06-30T08:30:00.000Z'],
    ['2026-02-28T08:30:00.000Z', 1, '2026-03-28T08:30:00.000Z'],
    ['2026-11-30T08:30:00.000Z', 3, '2027-02-28T08:30:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(to);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%s is no moment', (at) => {
    expect(isMoment(at)).toBe(false);
  });
});
