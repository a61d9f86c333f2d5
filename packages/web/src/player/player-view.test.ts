import { expect, test } from 'vitest';
import { nextOffered } from './player-view.ts';
import { atSeat } from './testing/at-seat.ts';

test('nz/5.4 declined dice go to the next player clockwise', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  at.offers();
  expect(nextOffered(view())).toBe(2);
});

test('nobody is next when the dice are not offered', () => {
  expect(nextOffered(atSeat('snake-eyes-nz').view())).toBeUndefined();
});
