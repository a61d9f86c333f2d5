import { expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { lessonNow, shownByDoing } from './lessons.ts';

test('a chip comes first, then an area, then what the sums mean, then the dice', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  expect(lessonNow(sight(), [])).toBe('chip');
  expect(lessonNow(sight(), ['chip'])).toBe('area');
  at.bets(1, { 'hard-6': 10_00 });
  expect(lessonNow(sight(), ['chip', 'area'])).toBe('totals');
  expect(lessonNow(sight(), ['chip', 'area', 'totals'])).toBe('wait');
  expect(lessonNow(sight(), ['chip', 'area', 'totals', 'wait'])).toBeUndefined();
});

test('whoever watches is told nothing, and nobody while the dice are out', () => {
  expect(lessonNow(atSeat('snake-eyes-nz', {}, 'eve').sight(), [])).toBeUndefined();
  const { at, sight } = atSeat('snake-eyes-nz');
  at.bets(1, { 'hard-6': 10_00 });
  at.offers();
  at.takes(1);
  at.throws();
  expect(lessonNow(sight(), [])).toBeUndefined();
});

test('what somebody does unasked need not be told', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  expect(shownByDoing(sight(), false)).toEqual([]);
  expect(shownByDoing(sight(), true)).toEqual(['chip']);
  at.bets(1, { 'hard-6': 10_00 });
  expect(shownByDoing(sight(), false)).toEqual(['chip', 'area']);
  at.offers();
  at.takes(1);
  at.throws();
  expect(shownByDoing(sight(), false)).toEqual(['chip', 'area', 'totals', 'wait']);
});
