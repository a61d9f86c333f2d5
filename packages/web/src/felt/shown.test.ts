import { expect, test } from 'vitest';
import { drawnOthers, type OthersBet } from './shown.ts';

const bet = (seat: number, cents: number): OthersBet => ({ seat, name: `p${seat}`, cents });

test('few bets of others are all drawn', () => {
  const others = [bet(1, 5_00), bet(2, 10_00), bet(3, 1_00)];
  expect(drawnOthers(others)).toEqual({ drawn: others, more: 0 });
});

test('of many the largest are drawn in the order of the seats, and the rest are counted', () => {
  const others = [bet(1, 5_00), bet(2, 10_00), bet(3, 1_00), bet(4, 25_00)];
  expect(drawnOthers(others)).toEqual({ drawn: [bet(2, 10_00), bet(4, 25_00)], more: 2 });
});
