import { describe, expect, test } from 'vitest';
import { fieldText, momentIn, spanOf } from './moments.ts';

describe('a moment in a field', () => {
  test('is read as it was written, to the minute', () => {
    const at = new Date(2026, 4, 31, 18, 5).getTime();
    expect(fieldText(at)).toBe('2026-05-31T18:05');
    expect(momentIn(fieldText(at))).toBe(at);
    expect(fieldText(null)).toBe('');
  });

  test.each(['', '2026-05-31', '18:05', 'tomorrow', '2026-13-41T18:05'])('%j names none', (text) => {
    expect(momentIn(text)).toBeNull();
  });
});

test.each([
  [59_999, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [-3_600_000, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [49 * 3_600_000 + 61_000, { days: 2, hours: 1, minutes: 1, seconds: 1 }],
])('%i milliseconds are a span', (milliseconds, span) => {
  expect(spanOf(milliseconds)).toEqual(span);
});
