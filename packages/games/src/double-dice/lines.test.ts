import { describe, expect, test } from 'vitest';
import { givenSheet, placing, tableOf, takingDown } from '../../../engine/src/testing/given-sheet.ts';
import { countsOf } from '../testing/every-roll.ts';
import { doubleDice } from './pack.ts';

const table = tableOf(doubleDice);
const numberLine = ['number-2-5', 'number-3-4', 'number-6', 'number-8', 'number-10-11', 'number-9-12'];
const doubleLine = ['double-1', 'double-2', 'double-3', 'double-4', 'double-5', 'double-6'];

describe('Any Seven', () => {
  const bet = givenSheet(table).bets('any-7');

  test('double/8 everyone may bet on the throw, also in the middle of a set', () => {
    bet
      .thrown('5-4', '5-4')
      .when(placing('number-8', 5_00, 'eve'))
      .thenEvents({
        type: 'BetPlaced',
        player: 'eve',
      });
  });

  test('double/8.1 wins on a seven', () => {
    expect(bet.roll('6-1')).toEqual({ 'any-7': 'wins $40' });
  });

  test('double/8.1#2 loses on the next valid throw that is not a seven', () => {
    expect(bet.voided('off-the-mat').roll('5-3')).toEqual({ 'any-7': 'loses $10' });
    expect(bet.thrown('5-3').roll('6-1')).toEqual({});
  });

  test("double/odds(any-seven) pays 4 to 1 on the seven that loses the Shooter's Bet", () => {
    expect(bet.bets('shooters-bet').roll('5-2')).toEqual({
      'any-7': 'wins $40',
      'shooters-bet': 'loses $10',
    });
  });
});

describe('the Number Line', () => {
  test('double/8.2 one or several boxes may be bet, each on its own', () => {
    const all = numberLine.reduce((so, box) => so.bet(box, 5_00), givenSheet(table));
    expect(Object.keys(all.roll('6-6'))).toEqual(numberLine);
    expect(all.roll('6-1')).toEqual(Object.fromEntries(numberLine.map((box) => [box, 'loses $5'])));
  });

  test('double/8.2#2 a box pays 1 to 1 on either of its totals', () => {
    expect(givenSheet(table).bets('number-10-11').roll('6-5')).toEqual({ 'number-10-11': 'wins $10' });
    expect(givenSheet(table).bets('number-10-11').roll('6-4')).toEqual({ 'number-10-11': 'wins $10' });
  });

  test('double/8.2#3 a won stake stays up until a seven takes it', () => {
    const bet = givenSheet(table).bets('number-6');
    expect(bet.roll('5-1')).toEqual({ 'number-6': 'wins $10' });
    expect(bet.thrown('5-1').roll('5-1')).toEqual({ 'number-6': 'wins $10' });
    expect(bet.thrown('5-1', '5-1').roll('6-1')).toEqual({ 'number-6': 'loses $10' });
    expect(bet.thrown('5-1', '5-1', '6-1').roll('5-1')).toEqual({});
  });

  test('double/8.2#4 any other total leaves a box as it is', () => {
    expect(givenSheet(table).bets('number-6').roll('5-4')).toEqual({ 'number-6': 'stands' });
  });

  test('double/8.2#5 between throws a box may be raised, lowered and removed', () => {
    const bet = givenSheet(table).bets('shooters-bet', 'number-6').thrown('5-4', '5-4');
    expect(bet.bet('number-6', 15_00).roll('5-1')['number-6']).toBe('wins $25');
    expect(bet.takenDown('number-6', 4_00).roll('5-1')['number-6']).toBe('wins $6');
    bet.when(takingDown('number-6')).thenEvents({
      type: 'BetTakenDown',
      stake: 10_00,
      clause: 'double/8.2#5',
    });
  });

  test('double/odds(number-line) every box has 5 wins, 6 losses and 25 undecided of 36', () => {
    for (const box of numberLine) {
      expect(countsOf(table.game, box, 'up')).toEqual({ wins: 5, loses: 6, stands: 25, moves: 0 });
    }
  });

  test.each([
    ['double/odds(number-line-2-5)', 'number-2-5', '1-1', '3-2'],
    ['double/odds(number-line-3-4)', 'number-3-4', '2-1', '2-2'],
    ['double/odds(number-line-six)', 'number-6', '5-1', '3-3'],
    ['double/odds(number-line-eight)', 'number-8', '6-2', '4-4'],
    ['double/odds(number-line-10-11)', 'number-10-11', '5-5', '6-5'],
    ['double/odds(number-line-9-12)', 'number-9-12', '5-4', '6-6'],
  ])('%s %s wins on %s and again on %s, and loses on a seven', (_clause, box, first, second) => {
    const bet = givenSheet(table).bets(box);
    expect(bet.roll(first)).toEqual({ [box]: 'wins $10' });
    expect(bet.thrown(first).roll(second)).toEqual({ [box]: 'wins $10' });
    expect(bet.thrown(first, second).roll('4-3')).toEqual({ [box]: 'loses $10' });
  });
});

describe('the Double Line', () => {
  test('double/8.3 one or several boxes may be bet, each on its own', () => {
    const two = givenSheet(table).bet('double-1', 5_00).bet('double-6', 5_00);
    expect(two.roll('1-1')).toEqual({ 'double-1': 'wins $25', 'double-6': 'stands' });
    expect(two.roll('6-1')).toEqual({ 'double-1': 'loses $5', 'double-6': 'loses $5' });
  });

  test('double/8.3#2 a box pays 5 to 1 on its double, and not on its total', () => {
    expect(givenSheet(table).bets('double-4').roll('4-4')).toEqual({ 'double-4': 'wins $50' });
    expect(givenSheet(table).bets('double-4').roll('5-3')).toEqual({ 'double-4': 'stands' });
  });

  test('double/8.3#3 a box loses to a seven, also after a win', () => {
    expect(givenSheet(table).bets('double-4').roll('6-1')).toEqual({ 'double-4': 'loses $10' });
    expect(givenSheet(table).bets('double-4').thrown('4-4').roll('6-1')).toEqual({ 'double-4': 'loses $10' });
  });

  test('double/8.3#4 any other result leaves a box as it is', () => {
    expect(givenSheet(table).bets('double-3').roll('5-1')).toEqual({ 'double-3': 'stands' });
    expect(givenSheet(table).bets('double-3').roll('6-6')).toEqual({ 'double-3': 'stands' });
  });

  test('double/8.3#5 between throws a box may be raised, lowered and removed', () => {
    const bet = givenSheet(table).bets('double-2').thrown('5-4');
    expect(bet.bet('double-2', 5_00).roll('2-2')).toEqual({ 'double-2': 'wins $75' });
    expect(bet.takenDown('double-2', 4_00).roll('2-2')).toEqual({ 'double-2': 'wins $30' });
    bet.when(takingDown('double-2')).thenEvents({ type: 'BetTakenDown', stake: 10_00 });
  });

  test('double/odds(double-line) every box has 1 win, 6 losses and 29 undecided of 36', () => {
    for (const box of doubleLine) {
      expect(countsOf(table.game, box, 'up')).toEqual({ wins: 1, loses: 6, stands: 29, moves: 0 });
    }
  });

  test.each([
    ['double/odds(double-line-1)', 'double-1', 'number-2-5', '1-1'],
    ['double/odds(double-line-2)', 'double-2', 'number-3-4', '2-2'],
    ['double/odds(double-line-3)', 'double-3', 'number-6', '3-3'],
    ['double/odds(double-line-4)', 'double-4', 'number-8', '4-4'],
    ['double/odds(double-line-5)', 'double-5', 'number-10-11', '5-5'],
    ['double/odds(double-line-6)', 'double-6', 'number-9-12', '6-6'],
  ])('%s %s and %s are both paid on %s', (_clause, double, number, dice) => {
    expect(givenSheet(table).bets(double, number).roll(dice)).toEqual({
      [double]: 'wins $50',
      [number]: 'wins $10',
    });
  });
});
