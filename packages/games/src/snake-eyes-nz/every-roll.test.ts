import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { compared, countsOf, everyChoice } from '../testing/every-roll.ts';
import { snakeEyesNz } from './pack.ts';

type Chosen = Readonly<Record<string, string>>;

const choices = everyChoice({
  field: ['1', '2', '3'],
  'hard-4': ['7', '6'],
  'hard-6': ['9', '8'],
  'hard-8': ['9', '8'],
  'hard-10': ['7', '6'],
  'craps-2': ['33', '32', '31', '30'],
  'craps-12': ['33', '32', '31', '30'],
});

/** The text of 4.1 and 4.9 read with a pencil: two dice, their sum, and whether they are alike. */
const oracle =
  (chosen: Chosen) =>
  (wager: string, _stage: string, [a = 0, b = 0]: readonly number[]): string => {
    const sum = a + b;
    const alike = a === b;

    if (wager === 'hard-4' || wager === 'hard-6' || wager === 'hard-8' || wager === 'hard-10') {
      const number = Number(wager.slice('hard-'.length));
      if (sum === number && alike) return `wins ${chosen[wager]} to 1 by 4.1(a)(i)`;
      if (sum === number) return 'loses by 4.1(a)(i)(A)';
      if (sum === 7) return 'loses by 4.1(a)(i)(B)';
      return 'stands by 4.2';
    }
    if (wager === 'hardway-combo') {
      if (alike && a !== 1 && a !== 6) return 'wins 4 to 1 by 4.1(b)(i)';
      if (sum === 4 || sum === 6 || sum === 8 || sum === 10) return 'loses by 4.1(b)(i)(A)';
      if (sum === 7) return 'loses by 4.1(b)(i)(B)';
      return 'stands by 4.2';
    }
    if (wager === 'five' || wager === 'six' || wager === 'eight') {
      const [number, letter] = { five: [5, 'c'], six: [6, 'd'], eight: [8, 'e'] }[wager];
      if (sum === number) return `wins 1 to 1 by 4.1(${letter})(i)`;
      if (sum === 7) return `loses by 4.1(${letter})(ii)`;
      return 'stands by 4.2';
    }
    if (wager === 'field') {
      if (sum === 2) return `wins ${chosen['field'] === '2' ? 2 : 3} to 1 by 4.1(f)(i)`;
      if (sum === 12) return `wins ${chosen['field'] === '3' ? 1 : 2} to 1 by 4.1(f)(i)`;
      if (sum === 3 || sum === 4 || sum === 9 || sum === 10 || sum === 11) return 'wins 1 to 1 by 4.1(f)(i)';
      return 'loses by 4.1(f)(ii)';
    }
    if (wager === 'any-7') return sum === 7 ? 'wins 4 to 1 by 4.1(g)(i)' : 'loses by 4.1(g)(ii)';
    if (wager === 'c-and-e') {
      const wins = sum === 2 || sum === 3 || sum === 11 || sum === 12;
      return wins ? 'wins 4 to 1 by 4.1(h)(i)' : 'loses by 4.1(h)(ii)';
    }
    if (wager === 'craps-2')
      return sum === 2 ? `wins ${chosen[wager]} to 1 by 4.1(i)(i)` : 'loses by 4.1(i)(ii)';
    if (wager === 'craps-3') return sum === 3 ? 'wins 15 to 1 by 4.1(j)(i)' : 'loses by 4.1(j)(ii)';
    if (wager === 'craps-12')
      return sum === 12 ? `wins ${chosen[wager]} to 1 by 4.1(k)(i)` : 'loses by 4.1(k)(ii)';
    return sum === 11 ? 'wins 15 to 1 by 4.1(l)(i)' : 'loses by 4.1(l)(ii)';
  };

describe('every wager of New Zealand on every roll', () => {
  test('nz/4.10#2 agrees with the text under all 768 mixes of the odds that the tables allow', () => {
    expect(choices).toHaveLength(768);
    for (const chosen of choices) {
      const { game } = tableOf(snakeEyesNz, chosen);
      expect(compared(game, oracle(chosen))).toEqual({ asked: 15 * 36, wrong: [] });
    }
  });

  // How many rolls a clause decides, of all its wagers together, counted with the pencil as well.
  test.each([
    ['nz/4.1(a) nz/4.1(a)(i)', 'each of the four hardways wins on its pair', 4],
    ['nz/4.1(a)(i)(A)', 'a hardway loses to its total from unlike dice: 2, 4, 4 and 2 ways', 12],
    ['nz/4.1(a)(i)(B)', 'a seven loses all four hardways', 24],
    ['nz/4.1(b) nz/4.1(b)(i)', 'the Combo wins on the pairs of 2, 3, 4 and 5', 4],
    ['nz/4.1(b)(i)(A)', 'the Combo loses to 4, 6, 8 or 10 from unlike dice', 12],
    ['nz/4.1(b)(i)(B)', 'the Combo loses to a seven', 6],
    ['nz/4.1(c) nz/4.1(c)(i)', '5 wins on a five', 4],
    ['nz/4.1(c)(ii)', '5 loses to a seven', 6],
    ['nz/4.1(d) nz/4.1(d)(i)', '6 wins on a six', 5],
    ['nz/4.1(d)(ii)', '6 loses to a seven', 6],
    ['nz/4.1(e) nz/4.1(e)(i)', '8 wins on an eight', 5],
    ['nz/4.1(e)(ii)', '8 loses to a seven', 6],
    ['nz/4.1(f) nz/4.1(f)(i)', 'the Field wins on 2 to 4 and 9 to 12', 16],
    ['nz/4.1(f)(ii)', 'the Field loses to 5, 6, 7 and 8', 20],
    ['nz/4.1(g) nz/4.1(g)(i)', 'Any 7 wins on a seven', 6],
    ['nz/4.1(g)(ii)', 'Any 7 loses to every other total', 30],
    ['nz/4.1(h) nz/4.1(h)(i)', 'the C&E wins on 2, 3, 11 and 12', 6],
    ['nz/4.1(h)(ii)', 'the C&E loses to every other total', 30],
    ['nz/4.1(i) nz/4.1(i)(i)', 'Craps 2 wins on a two', 1],
    ['nz/4.1(i)(ii)', 'Craps 2 loses to every other total', 35],
    ['nz/4.1(j) nz/4.1(j)(i)', 'Craps 3 wins on a three', 2],
    ['nz/4.1(j)(ii)', 'Craps 3 loses to every other total', 34],
    ['nz/4.1(k) nz/4.1(k)(i)', 'Craps 12 wins on a twelve', 1],
    ['nz/4.1(k)(ii)', 'Craps 12 loses to every other total', 35],
    ['nz/4.1(l) nz/4.1(l)(i)', '11 in 1 Roll wins on an eleven', 2],
    ['nz/4.1(l)(ii)', '11 in 1 Roll loses to every other total', 34],
    // Hardways 27, 25, 25 and 27; the Combo 14; 5, 6 and 8: 26, 25 and 25.
    ['nz/4.2', 'a total that does not matter to a wager leaves it up', 194],
  ])('%s %s', (clauses, _says, rolls) => {
    const clause = clauses.slice(clauses.lastIndexOf('/') + 1);
    const posted = { field: '1', 'hard-4': '7', 'hard-6': '9', 'hard-8': '9', 'hard-10': '7' };
    const chosen = { ...posted, 'craps-2': '33', 'craps-12': '33' };
    const { game } = tableOf(snakeEyesNz, chosen);
    expect(compared(game, oracle(chosen), clause)).toEqual({ asked: rolls, wrong: [] });
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
    const { game } = tableOf(snakeEyesNz);
    expect(Object.keys(game.wagers[wager]?.stages ?? {})).toEqual([stage]);
    expect(countsOf(game, wager, stage)).toEqual({ wins, loses, stands, moves: 0 });
  });
});
