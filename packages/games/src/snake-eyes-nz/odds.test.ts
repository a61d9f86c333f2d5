import { describe, expect, test } from 'vitest';
import { calling, givenSheet, tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { snakeEyesNz } from './pack.ts';

const fate = (wager: string, dice: string, options: Readonly<Record<string, string>> = {}) =>
  givenSheet(tableOf(snakeEyesNz, options)).bets(wager).roll(dice)[wager];

describe('settlement odds', () => {
  test.each([
    [
      'nz/4.9(hardways-4)',
      'hard-4',
      '2-2',
      [
        ['7', 'wins $70'],
        ['6', 'wins $60'],
      ],
      ['5', '6.5', '7.5', '8'],
    ],
    [
      'nz/4.9(hardways-6)',
      'hard-6',
      '3-3',
      [
        ['9', 'wins $90'],
        ['8', 'wins $80'],
      ],
      ['7', '8.5', '9.5', '10'],
    ],
    [
      'nz/4.9(hardways-8)',
      'hard-8',
      '4-4',
      [
        ['9', 'wins $90'],
        ['8', 'wins $80'],
      ],
      ['7', '8.5', '9.5', '10'],
    ],
    [
      'nz/4.9(hardways-10)',
      'hard-10',
      '5-5',
      [
        ['7', 'wins $70'],
        ['6', 'wins $60'],
      ],
      ['5', '6.5', '7.5', '8'],
    ],
    [
      'nz/4.9(craps-2)',
      'craps-2',
      '1-1',
      [
        ['33', 'wins $330'],
        ['32', 'wins $320'],
        ['31', 'wins $310'],
        ['30', 'wins $300'],
      ],
      ['29', '30.5', '34'],
    ],
    [
      'nz/4.9(craps-12)',
      'craps-12',
      '6-6',
      [
        ['33', 'wins $330'],
        ['32', 'wins $320'],
        ['31', 'wins $310'],
        ['30', 'wins $300'],
      ],
      ['29', '30.5', '34'],
    ],
  ] as const)(
    '%s %s pays what is posted, and nothing else may be posted',
    (clause, wager, dice, posted, refused) => {
      for (const [odds, expected] of posted) expect(fate(wager, dice, { [wager]: odds })).toBe(expected);
      for (const value of refused) {
        expect(snakeEyesNz.open({ [wager]: value })).toMatchObject({
          ok: false,
          refusal: { code: 'OPTION_NOT_ALLOWED', clause, option: wager, value },
        });
      }
      givenSheet(tableOf(snakeEyesNz))
        .bets(wager)
        .when(calling(dice))
        .thenEvents({
          settlements: [{ pays: clause }],
        });
    },
  );

  test('nz/4.9 odds that the tables do not list cannot be posted', () => {
    expect(snakeEyesNz.open({ 'hard-4': '7.5' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'nz/4.9(hardways-4)', value: '7.5', allowed: '7, 6' },
    });
  });

  test('nz/4.9(craps-12) is chosen apart from Craps 2', () => {
    const table = tableOf(snakeEyesNz, { 'craps-2': '33', 'craps-12': '30' });
    expect(givenSheet(table).bets('craps-2', 'craps-12').roll('6-6')).toEqual({
      'craps-2': 'loses $10',
      'craps-12': 'wins $300',
    });
  });

  test.each([
    ['nz/4.9(hardway-combo)', 'hardway-combo', '5-5', 'wins $40'],
    ['nz/4.9(five)', 'five', '3-2', 'wins $10'],
    ['nz/4.9(craps-3)', 'craps-3', '2-1', 'wins $150'],
    ['nz/4.9(eleven-in-1)', 'eleven', '6-5', 'wins $150'],
  ])('%s %s on %s %s', (clause, wager, dice, expected) => {
    expect(fate(wager, dice)).toBe(expected);
    givenSheet(tableOf(snakeEyesNz))
      .bets(wager)
      .when(calling(dice))
      .thenEvents({
        settlements: [{ pays: clause }],
      });
  });

  test('nz/4.9(six) a 6 pays 1 to 1 beside a hard 6 at 9 to 1', () => {
    expect(givenSheet(tableOf(snakeEyesNz)).bets('six', 'hard-6').roll('3-3')).toEqual({
      six: 'wins $10',
      'hard-6': 'wins $90',
    });
  });

  test('nz/4.9(eight) an easy 8 pays the 8 and loses the hard 8', () => {
    expect(givenSheet(tableOf(snakeEyesNz)).bets('eight', 'hard-8').roll('5-3')).toEqual({
      eight: 'wins $10',
      'hard-8': 'loses $10',
    });
  });

  test('nz/4.9(any-7) a 7 pays 4 to 1 and loses the 8', () => {
    expect(givenSheet(tableOf(snakeEyesNz)).bets('any-7', 'eight').roll('4-3')).toEqual({
      'any-7': 'wins $40',
      eight: 'loses $10',
    });
  });

  test('nz/4.9(c-and-e) pays 4 to 1 on each of 2, 3, 11 and 12', () => {
    const fates = ['1-1', '2-1', '6-5', '6-6'].map((dice) => fate('c-and-e', dice));
    expect(fates).toEqual(['wins $40', 'wins $40', 'wins $40', 'wins $40']);
  });
});

describe('the field columns', () => {
  const columns = ['1', '2', '3'];

  test('nz/4.9(field-3-4-9-10-11) pay 1 to 1 under every option', () => {
    for (const field of columns) {
      for (const dice of ['2-1', '3-1', '5-4', '6-4', '6-5'])
        expect(fate('field', dice, { field })).toBe('wins $10');
    }
  });

  test('nz/4.9(field-12) pays 2, 2 and 1 to 1', () => {
    const fates = columns.map((field) => fate('field', '6-6', { field }));
    expect(fates).toEqual(['wins $20', 'wins $20', 'wins $10']);
  });

  test('nz/4.9(field-2) pays 3, 2 and 3 to 1', () => {
    const fates = columns.map((field) => fate('field', '1-1', { field }));
    expect(fates).toEqual(['wins $30', 'wins $20', 'wins $30']);
  });

  test.each(['0', '4', '1,3', '2/1', ''])('a column that is not there, %j, is refused', (field) => {
    expect(snakeEyesNz.open({ field })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'nz/4.9(field-2)', allowed: '1, 2, 3' },
    });
  });
});

describe('what a table may post', () => {
  test('nz/4.10#2 any mix of the listed odds, but no mix of field columns', () => {
    expect(snakeEyesNz.open({ 'hard-4': '6', 'hard-10': '7', 'craps-2': '32' })).toMatchObject({
      ok: true,
      game: { options: { 'hard-4': '6', 'hard-10': '7', 'craps-2': '32', 'craps-12': '33', field: '1' } },
    });
    // Two at 2 to 1 with twelve at 1 to 1 stands in no column, and there is no line to post it by.
    expect(snakeEyesNz.open({ 'field-2': '2', 'field-12': '1' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_UNKNOWN', clause: 'nz/4.10#2', option: 'field-2' },
    });
  });
});
