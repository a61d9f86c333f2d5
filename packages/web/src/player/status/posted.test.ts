import { expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { postedFor } from './posted.ts';

const MINUTES = 60_000;
const supervisor = { person: 'sue', role: 'casino-supervisor' } as const;

test('a table without announcements has none', () => {
  expect(postedFor(atSeat('snake-eyes-nsw').sight())).toEqual([]);
});

test('nsw/7.5 a higher minimum is announced until it applies', () => {
  const { at, sight } = atSeat('snake-eyes-nsw');
  const from = at.now() + 20 * MINUTES;
  at.given(supervisor, { type: 'PostRaise', minimum: 10_00, from });
  expect(postedFor(sight())).toEqual([{ is: 'raise', at: from, minimum: 10_00, wager: undefined }]);
  expect(postedFor({ ...sight(), at: from })).toEqual([]);
});

test('nsw/9.8 the end of the table is announced until it comes', () => {
  const { at, sight } = atSeat('snake-eyes-nsw');
  const closesAt = at.now() + 25 * MINUTES;
  at.given(supervisor, { type: 'PostClosing', closesAt });
  expect(postedFor(sight())).toEqual([{ is: 'closing', at: closesAt }]);
});
