import { describe, expect, test } from 'vitest';
import { ageOn } from './age.ts';

describe('the age on a day', () => {
  test.each([
    ['2008-05-10', '2026-05-09T23:59:59.999Z', 17],
    ['2008-05-10', '2026-05-10T00:00:00.000Z', 18],
    ['2008-12-31', '2026-12-30T12:00:00.000Z', 17],
    ['2008-12-31', '2027-01-01T12:00:00.000Z', 18],
    // Born on a leap day, somebody comes of age on 1 March.
    ['2008-02-29', '2026-02-28T12:00:00.000Z', 17],
    ['2008-02-29', '2026-03-01T00:00:00.000Z', 18],
    ['2026-05-10', '2026-05-10T12:00:00.000Z', 0],
  ])('born %s, at %s: %i', (born, at, years) => {
    expect(ageOn(born, Date.parse(at))).toBe(years);
  });

  test.each(['', '2008', '2008-2-9', '2007-02-29', '2008-00-10', '__proto__', '-2008-05-10'])(
    '%s is no date of birth',
    (born) => {
      expect(ageOn(born, Date.UTC(2026, 4, 10))).toBeUndefined();
    },
  );
});
