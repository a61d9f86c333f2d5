import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { compared, countsOf } from '../testing/every-roll.ts';
import { wonderDice } from './pack.ts';

/** The text of the ten positions read with a pencil: three dice, their sum, and whether they are all alike. */
function oracle(wager: string, _stage: string, [a = 0, b = 0, c = 0]: readonly number[]): string {
  const sum = a + b + c;
  const triple = a === b && b === c;

  if (wager.startsWith('number-')) {
    const number = Number(wager.slice('number-'.length));
    const matches = (a === number ? 1 : 0) + (b === number ? 1 : 0) + (c === number ? 1 : 0);
    return matches === 0 ? 'loses by numbers-6' : `wins ${matches} to 1 by numbers-${matches + 2}`;
  }
  if (wager === 'field') {
    const wins = (sum >= 5 && sum <= 8) || (sum >= 13 && sum <= 16);
    return wins ? 'wins 1 to 1 by field-1' : 'loses by field-3';
  }
  if (wager === 'high') {
    if (triple) return 'loses by high-4';
    return sum > 11 ? 'wins 1 to 1 by high-1' : 'loses by high-3';
  }
  if (wager === 'low') {
    if (triple) return 'loses by low-4';
    return sum < 10 ? 'wins 1 to 1 by low-1' : 'loses by low-3';
  }
  return triple ? 'wins 30 to 1 by any-triple-1' : 'loses by any-triple-3';
}

describe('every position of Wonder Dice on every roll', () => {
  const { game } = tableOf(wonderDice);

  test('agrees with the text', () => {
    expect(compared(game, oracle)).toEqual({ asked: 10 * 216, wrong: [] });
  });

  // How many rolls a clause decides, of all six numbers together, counted with the pencil as well.
  test.each([
    ['wonder/numbers-1 wonder/numbers-3', 'a number on one die pays 1 to 1', 6 * 75],
    ['wonder/numbers-4', 'a number on two dice pays 2 to 1', 6 * 15],
    ['wonder/numbers-5', 'a number on three dice pays 3 to 1', 6],
    ['wonder/numbers-6', 'a number on no die loses', 6 * 125],
    ['wonder/field-1', 'Field wins on 5 to 8 and on 13 to 16', 104],
    ['wonder/field-3', 'Field loses on every other total', 112],
    ['wonder/high-1', 'High wins over 11 where the dice are not all alike', 78],
    ['wonder/high-3', 'High loses under 12 where the dice are not all alike', 132],
    ['wonder/high-4', 'High loses on each triple', 6],
    ['wonder/low-1', 'Low wins under 10 where the dice are not all alike', 78],
    ['wonder/low-3', 'Low loses over 9 where the dice are not all alike', 132],
    ['wonder/low-4', 'Low loses on each triple', 6],
    ['wonder/any-triple-1', 'Any Triple wins on each triple', 6],
    ['wonder/any-triple-3', 'Any Triple loses where the dice are not all alike', 210],
  ])('%s %s', (clauses, _says, rolls) => {
    const clause = clauses.slice(clauses.lastIndexOf('/') + 1);
    expect(compared(game, oracle, clause)).toEqual({ asked: rolls, wrong: [] });
  });

  test.each([
    ['number-1', 91, 125],
    ['number-2', 91, 125],
    ['number-3', 91, 125],
    ['number-4', 91, 125],
    ['number-5', 91, 125],
    ['number-6', 91, 125],
    ['field', 104, 112],
    ['high', 78, 138],
    ['low', 78, 138],
    ['any-triple', 6, 210],
  ])('%s: %i of 216 win, %i lose', (wager, wins, loses) => {
    expect(Object.keys(game.wagers[wager]?.stages ?? {})).toEqual(['next']);
    expect(countsOf(game, wager, 'next')).toEqual({ wins, loses, stands: 0, moves: 0 });
  });

  test('a number is matched once on 75 rolls, twice on 15 and three times on 1', () => {
    const sizes = game.wagers['number-3']?.stages['next']?.map(({ rolls }) => rolls.size);
    expect(sizes).toEqual([75, 15, 1, 125]);
  });
});
