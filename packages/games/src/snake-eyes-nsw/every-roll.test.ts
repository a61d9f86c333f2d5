import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { compared, countsOf } from '../testing/every-roll.ts';
import { snakeEyesNsw } from './pack.ts';

/** The text of 6.1 and the two columns of 8.1 read with a pencil: two dice, their sum, and whether they are alike. */
const oracle =
  (column: 1 | 2) =>
  (wager: string, _stage: string, [a = 0, b = 0]: readonly number[]): string => {
    const sum = a + b;
    const alike = a === b;

    if (wager === 'hard-4' || wager === 'hard-10') {
      const number = wager === 'hard-4' ? 4 : 10;
      if (sum === number && alike) return `wins ${column === 1 ? '7.5' : '7'} to 1 by 6.1.1`;
      return sum === number || sum === 7 ? 'loses by 6.1.1' : 'stands by 6.1.1';
    }
    if (wager === 'hard-6' || wager === 'hard-8') {
      const number = wager === 'hard-6' ? 6 : 8;
      if (sum === number && alike) return `wins ${column === 1 ? '9.5' : '9'} to 1 by 6.1.1`;
      return sum === number || sum === 7 ? 'loses by 6.1.1' : 'stands by 6.1.1';
    }
    if (wager === 'hardway-combo') {
      if (sum === 2 || sum === 3 || sum === 5 || sum === 9 || sum === 11 || sum === 12)
        return 'stands by 6.1.2';
      return alike ? 'wins 4 to 1 by 6.1.2' : 'loses by 6.1.2';
    }
    if (wager === 'five' || wager === 'six' || wager === 'eight') {
      const [number, clause] = { five: [5, '6.1.9'], six: [6, '6.1.10'], eight: [8, '6.1.11'] }[wager];
      if (sum === number) return `wins 1 to 1 by ${clause}`;
      return sum === 7 ? `loses by ${clause}` : `stands by ${clause}`;
    }
    if (wager === 'field') {
      if (sum === 2) return 'wins 3 to 1 by 6.1.7';
      if (sum === 12) return `wins ${column} to 1 by 6.1.7`;
      return sum < 5 || sum > 8 ? 'wins 1 to 1 by 6.1.7' : 'loses by 6.1.7';
    }
    if (wager === 'any-7') return sum === 7 ? 'wins 4 to 1 by 6.1.8' : 'loses by 6.1.8';
    if (wager === 'c-and-e') return sum < 4 || sum > 10 ? 'wins 4 to 1 by 6.1.12' : 'loses by 6.1.12';
    if (wager === 'craps-2') return sum === 2 ? 'wins 33 to 1 by 6.1.3' : 'loses by 6.1.3';
    if (wager === 'craps-12') return sum === 12 ? 'wins 31 to 1 by 6.1.5' : 'loses by 6.1.5';
    const [number, clause] = wager === 'craps-3' ? [3, '6.1.4'] : [11, '6.1.6'];
    return sum === number ? `wins ${column === 1 ? 16 : 15} to 1 by ${clause}` : `loses by ${clause}`;
  };

describe('every wager of New South Wales on every roll', () => {
  test.each([1, 2] as const)('agrees with the text under option %i', (column) => {
    const { game } = tableOf(snakeEyesNsw, { table: String(column) });
    expect(compared(game, oracle(column))).toEqual({ asked: 15 * 36, wrong: [] });
  });

  // One clause is the whole of a wager here: each roll, what it does, and under both columns at what odds.
  test.each([
    ['nsw/6.1.1', 'a hardway wins on its pair, and loses to its total another way and to a seven', 4],
    ['nsw/6.1.2', 'the Combo wins on any of the four pairs, and one easy total or a seven loses it', 1],
    ['nsw/6.1.3', 'Craps Two wins on 2 and loses on any other total', 1],
    ['nsw/6.1.4', 'Craps Three wins on 3 and loses on any other total', 1],
    ['nsw/6.1.5', 'Craps Twelve wins on 12 and loses on any other total', 1],
    ['nsw/6.1.6', '11 in 1 Roll wins on 11 and loses on any other total', 1],
    ['nsw/6.1.7', 'Field wins on 2, 3, 4, 9, 10, 11 and 12 and loses on 5, 6, 7 and 8', 1],
    ['nsw/6.1.8', 'Any Seven wins on 7 and loses on any other total', 1],
    ['nsw/6.1.9', '5 wins on 5 before 7 and loses on 7 before 5', 1],
    ['nsw/6.1.10', '6 wins on 6 before 7 and loses on 7 before 6', 1],
    ['nsw/6.1.11', '8 wins on 8 before 7 and loses on 7 before 8', 1],
    ['nsw/6.1.12', 'C&E wins on 2, 3, 11 and 12 and loses on any other total', 1],
  ])('%s %s', (cited, _says, wagers) => {
    const clause = cited.slice('nsw/'.length);
    for (const column of [1, 2] as const) {
      const { game } = tableOf(snakeEyesNsw, { table: String(column) });
      expect(compared(game, oracle(column), clause)).toEqual({ asked: wagers * 36, wrong: [] });
    }
  });

  test.each([
    ['hard-4', 'up', 1, 8, 27],
    ['hard-6', 'up', 1, 10, 25],
    ['hard-8', 'up', 1, 10, 25],
    ['hard-10', 'up', 1, 8, 27],
    ['hardway-combo', 'up', 4, 18, 14],
    ['five', 'up', 4, 6, 26],
    ['six', 'up', 5, 6, 25],
    ['eight', 'up', 5, 6, 25],
    ['field', 'next', 16, 20, 0],
    ['any-7', 'next', 6, 30, 0],
    ['c-and-e', 'next', 6, 30, 0],
    ['craps-2', 'next', 1, 35, 0],
    ['craps-3', 'next', 2, 34, 0],
    ['craps-12', 'next', 1, 35, 0],
    ['eleven', 'next', 2, 34, 0],
  ])('%s/%s: %i of 36 wins, %i lose, %i stand', (wager, stage, wins, loses, stands) => {
    const { game } = tableOf(snakeEyesNsw);
    expect(Object.keys(game.wagers[wager]?.stages ?? {})).toEqual([stage]);
    expect(countsOf(game, wager, stage)).toEqual({ wins, loses, stands, moves: 0 });
  });
});
