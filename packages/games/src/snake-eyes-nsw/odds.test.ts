import { describe, expect, test } from 'vitest';
import { calling, givenSheet, tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { snakeEyesNsw } from './pack.ts';

const optionOne = tableOf(snakeEyesNsw, { table: '1' });
const optionTwo = tableOf(snakeEyesNsw, { table: '2' });

describe('settlement odds', () => {
  test.each([
    ['nsw/8.1(hardway-4)', 'hard-4', '2-2', 'wins $75', 'wins $70'],
    ['nsw/8.1(hardway-6)', 'hard-6', '3-3', 'wins $95', 'wins $90'],
    ['nsw/8.1(hardway-8)', 'hard-8', '4-4', 'wins $95', 'wins $90'],
    ['nsw/8.1(hardway-10)', 'hard-10', '5-5', 'wins $75', 'wins $70'],
    ['nsw/8.1(hardway-combo)', 'hardway-combo', '3-3', 'wins $40', 'wins $40'],
    ['nsw/8.1(c-and-e)', 'c-and-e', '6-6', 'wins $40', 'wins $40'],
    ['nsw/8.1(craps-two)', 'craps-2', '1-1', 'wins $330', 'wins $330'],
    ['nsw/8.1(craps-three)', 'craps-3', '2-1', 'wins $160', 'wins $150'],
    ['nsw/8.1(craps-twelve)', 'craps-12', '6-6', 'wins $310', 'wins $310'],
    ['nsw/8.1(11-in-1)', 'eleven', '6-5', 'wins $160', 'wins $150'],
    ['nsw/8.1(any-seven)', 'any-7', '6-1', 'wins $40', 'wins $40'],
    ['nsw/8.1(field-3-4-9-10-11)', 'field', '5-4', 'wins $10', 'wins $10'],
    ['nsw/8.1(field-2)', 'field', '1-1', 'wins $30', 'wins $30'],
    ['nsw/8.1(field-12)', 'field', '6-6', 'wins $10', 'wins $20'],
    ['nsw/8.1(5)', 'five', '4-1', 'wins $10', 'wins $10'],
    ['nsw/8.1(6)', 'six', '5-1', 'wins $10', 'wins $10'],
    ['nsw/8.1(8)', 'eight', '6-2', 'wins $10', 'wins $10'],
  ])('%s %s on %s: option one %s, option two %s', (clause, wager, dice, one, two) => {
    expect(givenSheet(optionOne).bets(wager).roll(dice)).toEqual({ [wager]: one });
    expect(givenSheet(optionTwo).bets(wager).roll(dice)).toEqual({ [wager]: two });
    givenSheet(optionOne)
      .bets(wager)
      .when(calling(dice))
      .thenEvents({
        settlements: [{ pays: clause }],
      });
  });

  test('nsw/8.1 a table takes a whole option: no line of it can be set alone', () => {
    expect(snakeEyesNsw.open({ table: '1', 'craps-3': '15' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_UNKNOWN', clause: 'nsw/8.1', option: 'craps-3', known: ['table'] },
    });
    for (const value of ['0', '3', '1,2', '']) {
      expect(snakeEyesNsw.open({ table: value })).toMatchObject({
        ok: false,
        refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'nsw/8.1', value },
      });
    }
  });
});

describe('nsw/6.5 a payout that chips cannot make is rounded up to the next that they can', () => {
  test.each([
    [5_00, 2_50, '$37.50'],
    [5_00, 1_00, '$38'],
    [5_00, 5_00, '$40'],
    [5_00, 25_00, '$50'],
    [5_00, null, '$37.50'],
    // One cent at 7.5 to 1 is seven cents and a half.
    [1, null, '$0.08'],
    [2, null, '$0.15'],
    // Both sides of a whole chip: $3.33 earns $24.975, $3.34 earns $25.05.
    [3_33, 25_00, '$25'],
    [3_34, 25_00, '$50'],
    [999_999_999_999, 1_00, '$75,000,000,000'],
  ])('%i cents on a hard 4 with %s as the lowest chip pays %s', (stake, chip, pays) => {
    const table = tableOf(snakeEyesNsw, { table: '1' }, { chip });
    expect(givenSheet(table).bet('hard-4', stake).roll('2-2')).toEqual({ 'hard-4': `wins ${pays}` });
  });

  test('once for each wager: two bets that lie on one area are one', () => {
    const table = tableOf(snakeEyesNsw, { table: '1' }, { chip: 1_00 });
    expect(givenSheet(table).bet('hard-4', 1_00).bet('hard-4', 1_00).roll('2-2')).toEqual({
      'hard-4': 'wins $15',
    });
    expect(givenSheet(table).bet('hard-4', 1_00).bet('hard-4', 1_00, 'bob').roll('2-2')).toEqual({
      'hard-4': 'wins $8',
      'bob hard-4': 'wins $8',
    });
  });
});
