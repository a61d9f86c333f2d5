import { expect, test } from 'vitest';
import { lessonNow, shownByDoing } from './dock.tsx';
import { atSeat } from './testing/at-seat.ts';

test('a chip comes first, then an area, then what the sums mean, then the dice', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  expect(lessonNow(view(), [])).toBe('chip');
  expect(lessonNow(view(), ['chip'])).toBe('area');
  at.bets(1, { 'hard-6': 10_00 });
  expect(lessonNow(view(), ['chip', 'area'])).toBe('totals');
  expect(lessonNow(view(), ['chip', 'area', 'totals'])).toBe('wait');
  expect(lessonNow(view(), ['chip', 'area', 'totals', 'wait'])).toBeUndefined();
});

test('whoever watches is told nothing, and nobody while the dice are out', () => {
  expect(lessonNow(atSeat('snake-eyes-nz', {}, 'eve').view(), [])).toBeUndefined();
  const { at, view } = atSeat('snake-eyes-nz');
  at.bets(1, { 'hard-6': 10_00 });
  at.offers();
  at.takes(1);
  at.throws();
  expect(lessonNow(view(), [])).toBeUndefined();
});

test('what somebody does unasked need not be told', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  expect(shownByDoing(view(), false)).toEqual([]);
  expect(shownByDoing(view(), true)).toEqual(['chip']);
  at.bets(1, { 'hard-6': 10_00 });
  expect(shownByDoing(view(), false)).toEqual(['chip', 'area']);
  at.offers();
  at.takes(1);
  at.throws();
  expect(shownByDoing(view(), false)).toEqual(['chip', 'area', 'totals', 'wait']);
});
