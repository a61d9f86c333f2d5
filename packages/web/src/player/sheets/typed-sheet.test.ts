import { assert, type Game, LARGEST_STAKE, type Pack } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { answerTo, readTyped } from './typed-sheet.tsx';

const nz = opened(snakeEyesNz);
const dollars = { unit: 1_00, chosen: 5_00 };

describe('a typed line', () => {
  test.each([
    ['field 10', { is: 'bet', wager: 'field', cents: 10_00 }],
    ['FIELD $10', { is: 'bet', wager: 'field', cents: 10_00 }],
    ['hard 8 5', { is: 'bet', wager: 'hard-8', cents: 5_00 }],
    ['hard 8', { is: 'bet', wager: 'hard-8', cents: 5_00 }],
    ['hard8 12.5', { is: 'bet', wager: 'hard-8', cents: 12_50 }],
    ['c&e combo 5', { is: 'bet', wager: 'c-and-e', cents: 5_00 }],
    ['-any7', { is: 'off', wager: 'any-7', cents: undefined }],
    ['- any 7 5', { is: 'off', wager: 'any-7', cents: 5_00 }],
    ['repeat', { is: 'act', act: 'repeat' }],
    ['last', { is: 'question', about: 'last' }],
    ['odds field', { is: 'odds', wager: 'field' }],
    ['nochmal', { is: 'act', act: 'repeat' }],
    ['Einsätze', { is: 'question', about: 'bets' }],
    ['Quote field', { is: 'odds', wager: 'field' }],
    ['field 99999999999999999999', { is: 'bet', wager: 'field', cents: LARGEST_STAKE }],
    ['field 2,50', { is: 'bet', wager: 'field', cents: 2_50 }],
    ['  ', { is: 'nothing' }],
  ] as const)('%s', (line, typed) => {
    expect(readTyped(line, nz, dollars)).toEqual(typed);
  });

  test('that fits several wagers names them', () => {
    expect(readTyped('hard 5', nz, dollars)).toMatchObject({
      is: 'unknown',
      text: 'hard',
      near: ['hard-4', 'hard-6', 'hard-8', 'hard-10', 'hardway-combo'],
    });
  });

  test('that fits none says so', () => {
    expect(readTyped('pass line 5', nz, dollars)).toEqual({ is: 'unknown', text: 'pass line', near: [] });
  });

  test('finds a wager of two numbers by its numbers', () => {
    expect(readTyped('2/5 10', opened(doubleDice), dollars)).toEqual({
      is: 'bet',
      wager: 'number-2-5',
      cents: 10_00,
    });
  });

  test('counts in chips where chips have a value of their own', () => {
    expect(readTyped('high 3', opened(wonderDice), { unit: 2_00, chosen: 2_00 })).toEqual({
      is: 'bet',
      wager: 'high',
      cents: 6_00,
    });
  });
});

function opened(pack: Pack): Game {
  const answer = pack.open();
  assert(answer.ok, () => `${pack.id} opens`);
  return answer.game;
}

test('questions are answered from the table', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  expect(answerTo(view(), 'last')).toBe('No roll yet.');
  expect(answerTo(view(), 'bets')).toBe('You have nothing on the table.');
  at.bets(1, { six: 10_00 });
  at.bets(1, { field: 5_00 });
  expect(answerTo(view(), 'bets')).toMatch(/^On the table: 10 on 6 and 5 on Field/);
  expect(answerTo(view(), 'chips')).toBe('185 in your rack, 15 on the table.');
  expect(answerTo(view(), 'shooter')).toBe('Nobody has the dice.');
  at.offers();
  at.takes(1);
  expect(answerTo(view(), 'shooter')).toBe('You have the dice.');
  at.rolls(5, 4);
  expect(answerTo(view(), 'last')).toBe('Roll 1: Nine.');
  expect(answerTo(view(), 'limits')).toBe('From 1 to 500 on one bet.');
});

test('chips of one’s own colour are counted', () => {
  const { at, view } = atSeat('wonder-dice');
  at.bets(1, { high: 4_00 });
  expect(answerTo(view(), 'chips')).toBe('196 in your rack, 4 on the table.');
});
