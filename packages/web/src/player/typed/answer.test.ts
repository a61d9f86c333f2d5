import { expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { answerTo } from './answer.ts';

test('questions are answered from the table', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  expect(answerTo(sight(), 'last')).toBe('No roll yet.');
  expect(answerTo(sight(), 'bets')).toBe('You have nothing on the table.');
  at.bets(1, { six: 10_00 });
  at.bets(1, { field: 5_00 });
  expect(answerTo(sight(), 'bets')).toMatch(/^On the table: 10 on 6 and 5 on Field/);
  expect(answerTo(sight(), 'chips')).toBe('185 in your rack, 15 on the table.');
  expect(answerTo(sight(), 'shooter')).toBe('Nobody has the dice.');
  at.offers();
  at.takes(1);
  expect(answerTo(sight(), 'shooter')).toBe('You have the dice.');
  at.rolls(5, 4);
  expect(answerTo(sight(), 'last')).toBe('Roll 1: Nine.');
  expect(answerTo(sight(), 'limits')).toBe('From 1 to 500 on one bet.');
});

test('chips of one’s own colour are counted', () => {
  const { at, sight } = atSeat('wonder-dice');
  at.bets(1, { high: 4_00 });
  expect(answerTo(sight(), 'chips')).toBe('196 in your rack, 4 on the table.');
});
