import { expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { nextOffered } from './next-offered.ts';

test('nz/5.4 declined dice go to the next player clockwise', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  at.offers();
  expect(nextOffered(sight())).toBe(2);
});

test('nobody is next when the dice are not offered', () => {
  expect(nextOffered(atSeat('snake-eyes-nz').sight())).toBeUndefined();
});
