import { describe, expect, test } from 'vitest';
import {
  entering,
  givenSheet,
  placing,
  tableOf,
  takingDown,
} from '../../../engine/src/testing/given-sheet.ts';
import { snakeEyesNz } from './pack.ts';

const table = tableOf(snakeEyesNz);
const hardways = ['hard-4', 'hard-6', 'hard-8', 'hard-10'];

describe('the wagers', () => {
  test('nz/4.1 any or all of the 15 may be made, and no other', () => {
    const all = Object.keys(table.game.wagers);
    const staked = all.reduce((so, wager) => so.bet(wager, 5_00), givenSheet(table));
    expect(Object.keys(staked.roll('6-5'))).toEqual(all);
    expect(all).toHaveLength(15);
    givenSheet(table).when(placing('hard-12')).thenRefused({
      code: 'WAGER_NOT_OFFERED',
      clause: 'nz/4.1',
      wager: 'hard-12',
    });
  });

  test('nz/4.2 a total decides the wagers it matters to', () => {
    expect(givenSheet(table).bets('field', 'five').roll('5-4')).toEqual({
      field: 'wins $10',
      five: 'stands',
    });
  });

  test.each(['0-4', '7-1', '-4'])('nz/4.2#2 a result keyed as %s has a die without one face up', (keyed) => {
    givenSheet(table).bets('field').when(entering(keyed)).thenRefused('NOT_A_ROLL');
  });

  test('nz/1.1(total) the total is the sum of both dice, and equal dice make it hard', () => {
    const bets = givenSheet(table).bets('eight', 'hard-8');
    expect(bets.roll('5-3')).toEqual({ eight: 'wins $10', 'hard-8': 'loses $10' });
    expect(bets.roll('4-4')).toEqual({ eight: 'wins $10', 'hard-8': 'wins $90' });
  });

  test('nz/4.6 a wager is settled where it lies when the roll is called, whatever is tried later', () => {
    const on6 = givenSheet(table).bets('six');
    expect(on6.roll('5-1')).toEqual({ six: 'wins $10' });
    on6.thrown('5-1').when(takingDown('six')).thenRefused('NO_SUCH_BET');
  });

  test('before the roll a bet may be reduced or taken down by its owner, and by nobody else', () => {
    const bet = givenSheet(table).bet('hard-4', 20_00);
    expect(bet.when(takingDown('hard-4', 15_00)).events).toEqual([
      {
        type: 'BetTakenDown',
        player: 'ann',
        wager: 'hard-4',
        stake: 15_00,
        clause: 'nz/4.7',
      },
    ]);
    expect(bet.takenDown('hard-4', 15_00).roll('6-1')).toEqual({ 'hard-4': 'loses $5' });
    expect(bet.takenDown('hard-4').roll('6-1')).toEqual({});
    bet.when(takingDown('hard-4', 20_00, 'bob')).thenRefused('NO_SUCH_BET');
  });
});

describe('Hardways', () => {
  test('nz/4.1(a) a hardway stands on its own area: another hardway leaves it undecided', () => {
    expect(givenSheet(table).bets('hard-6').roll('2-2')).toEqual({ 'hard-6': 'stands' });
  });

  test('nz/4.1(a)(i) its total with both dice alike wins', () => {
    expect(givenSheet(table).bets('hard-8').roll('4-4')).toEqual({ 'hard-8': 'wins $90' });
  });

  test('nz/4.1(a)(i)(A) its total with unlike dice loses, and loses no other', () => {
    expect(givenSheet(table).bets('hard-8', 'hard-6').roll('5-3')).toEqual({
      'hard-8': 'loses $10',
      'hard-6': 'stands',
    });
  });

  test('nz/4.1(a)(i)(B) a seven loses all four', () => {
    expect(
      givenSheet(table)
        .bets(...hardways)
        .roll('4-3'),
    ).toEqual({
      'hard-4': 'loses $10',
      'hard-6': 'loses $10',
      'hard-8': 'loses $10',
      'hard-10': 'loses $10',
    });
  });

  test('nz/4.1(a)(ii) other totals leave it undecided, one after the other', () => {
    const bet = givenSheet(table).bets('hard-10');
    expect(bet.roll('4-1')).toEqual({ 'hard-10': 'stands' });
    expect(bet.thrown('4-1').roll('5-4')).toEqual({ 'hard-10': 'stands' });
    expect(bet.thrown('4-1', '5-4').roll('6-5')).toEqual({ 'hard-10': 'stands' });
    expect(bet.thrown('4-1', '5-4', '6-5').roll('1-1')).toEqual({ 'hard-10': 'stands' });
    expect(bet.thrown('4-1', '5-4', '6-5', '1-1').roll('6-4')).toEqual({ 'hard-10': 'loses $10' });
  });
});

describe('Hardway Combo', () => {
  const combo = givenSheet(table).bets('hardway-combo');

  test('nz/4.1(b) a total it does not cover leaves it undecided', () => {
    expect(combo.roll('6-3')).toEqual({ 'hardway-combo': 'stands' });
  });

  test('nz/4.1(b)(i) any of the four hard totals wins; a pair of ones is not among them', () => {
    expect(combo.roll('3-3')).toEqual({ 'hardway-combo': 'wins $40' });
    expect(combo.roll('1-1')).toEqual({ 'hardway-combo': 'stands' });
    expect(combo.roll('6-6')).toEqual({ 'hardway-combo': 'stands' });
  });

  test.each(['6-2', '3-1', '5-1', '6-4'])('nz/4.1(b)(i)(A) one easy total, %s, loses the whole', (dice) => {
    expect(combo.roll(dice)).toEqual({ 'hardway-combo': 'loses $10' });
  });

  test('nz/4.1(b)(i)(B) a seven loses it', () => {
    expect(combo.roll('6-1')).toEqual({ 'hardway-combo': 'loses $10' });
  });

  test('nz/4.1(b)(ii) of all 36 rolls 4 win, 18 lose and 14 leave it standing', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const fates = faces.flatMap((a) => faces.map((b) => combo.roll(`${a}-${b}`)['hardway-combo']));
    expect(fates.filter((fate) => fate === 'wins $40')).toHaveLength(4);
    expect(fates.filter((fate) => fate === 'loses $10')).toHaveLength(18);
    expect(fates.filter((fate) => fate === 'stands')).toHaveLength(14);
  });
});

describe('a number against seven', () => {
  test.each([
    ['nz/4.1(c)', 'five', '6-5'],
    ['nz/4.1(d)', 'six', '6-5'],
    ['nz/4.1(e)', 'eight', '6-5'],
  ])('%s other totals leave %s undecided', (_clause, wager, dice) => {
    expect(givenSheet(table).bets(wager).roll(dice)).toEqual({ [wager]: 'stands' });
  });

  test.each([
    ['nz/4.1(c)(i)', 'five', ['4-1', '3-2', '2-3', '1-4']],
    ['nz/4.1(d)(i)', 'six', ['3-3', '5-1', '4-2', '2-4', '1-5']],
    ['nz/4.1(e)(i)', 'eight', ['6-2', '4-4', '5-3', '3-5', '2-6']],
  ])('%s %s wins however its total is made', (_clause, wager, rolls) => {
    for (const dice of rolls)
      expect(givenSheet(table).bets(wager).roll(dice)).toEqual({ [wager]: 'wins $10' });
  });

  test.each([
    ['nz/4.1(c)(ii)', 'five'],
    ['nz/4.1(d)(ii)', 'six'],
    ['nz/4.1(e)(ii)', 'eight'],
  ])('%s a seven first loses %s', (_clause, wager) => {
    expect(givenSheet(table).bets(wager).thrown('6-5').roll('5-2')).toEqual({ [wager]: 'loses $10' });
  });
});

describe('wagers on one roll', () => {
  test('nz/4.1(f) a void roll decides no Field Bet, the next valid one does', () => {
    const voided = givenSheet(table).bets('field').voided('left-the-table');
    expect(voided.roll('5-4')).toEqual({ field: 'wins $10' });
    expect(voided.thrown('5-4').roll('5-4')).toEqual({});
    expect(givenSheet(table).bets('field').when({ type: 'VoidRoll', reason: '6.3(a)' }).events).toEqual([
      {
        type: 'RollVoided',
        reason: '6.3(a)',
        freezes: false,
        clause: 'nz/6.3(a)',
      },
    ]);
  });

  test('nz/4.1(f)(i) the Field wins on 2, 3, 4, 9, 10, 11 and 12', () => {
    const wins = (dice: string) => givenSheet(table).bets('field').roll(dice)['field'];
    expect(['1-1', '2-1', '3-1', '5-4', '6-4', '6-5', '6-6'].map(wins)).toEqual([
      'wins $30',
      'wins $10',
      'wins $10',
      'wins $10',
      'wins $10',
      'wins $10',
      'wins $20',
    ]);
  });

  test.each(['4-1', '5-1', '4-3', '4-4'])('nz/4.1(f)(ii) the Field loses on %s', (dice) => {
    expect(givenSheet(table).bets('field').roll(dice)).toEqual({ field: 'loses $10' });
  });

  test.each([
    ['nz/4.1(g)', 'any-7'],
    ['nz/4.1(h)', 'c-and-e'],
    ['nz/4.1(i)', 'craps-2'],
    ['nz/4.1(j)', 'craps-3'],
    ['nz/4.1(k)', 'craps-12'],
    ['nz/4.1(l)', 'eleven'],
  ])('%s %s is live no longer after any valid roll', (_clause, wager) => {
    for (const dice of ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '6-2', '6-3', '6-4', '6-5', '6-6']) {
      expect(givenSheet(table).bets(wager).thrown(dice).roll('6-3')).toEqual({});
    }
  });

  test.each([
    ['nz/4.1(g)(i)', 'any-7', '6-1', 'wins $40'],
    ['nz/4.1(g)(ii)', 'any-7', '2-2', 'loses $10'],
    ['nz/4.1(h)(i)', 'c-and-e', '6-5', 'wins $40'],
    ['nz/4.1(h)(ii)', 'c-and-e', '5-5', 'loses $10'],
    ['nz/4.1(i)(i)', 'craps-2', '1-1', 'wins $330'],
    ['nz/4.1(i)(ii)', 'craps-2', '2-1', 'loses $10'],
    ['nz/4.1(j)(i)', 'craps-3', '2-1', 'wins $150'],
    ['nz/4.1(j)(ii)', 'craps-3', '1-1', 'loses $10'],
    ['nz/4.1(k)(i)', 'craps-12', '6-6', 'wins $330'],
    ['nz/4.1(k)(ii)', 'craps-12', '6-5', 'loses $10'],
    ['nz/4.1(l)(i)', 'eleven', '6-5', 'wins $150'],
    ['nz/4.1(l)(ii)', 'eleven', '6-6', 'loses $10'],
  ])('%s %s on %s %s', (_clause, wager, dice, fate) => {
    expect(givenSheet(table).bets(wager).roll(dice)).toEqual({ [wager]: fate });
  });
});

describe('void rolls', () => {
  test('nz/6.3(b) one die on the other: a hard eight is not paid and stays live', () => {
    const bet = givenSheet(table).bets('hard-8');
    bet.when({ type: 'VoidRoll', reason: 'die-on-die' }).thenEvents({
      type: 'RollVoided',
      clause: 'nz/6.3(b)',
    });
    expect(bet.voided('die-on-die').roll('4-4')).toEqual({ 'hard-8': 'wins $90' });
  });

  test('nz/6.4(a) dice released apart: no wager is decided, and those on one roll wait for the next', () => {
    const bet = givenSheet(table).bets('any-7', 'hard-8');
    bet.when({ type: 'VoidRoll', reason: 'not-together' }).thenEvents({
      type: 'RollVoided',
      clause: 'nz/6.4(a)',
    });
    expect(bet.voided('not-together').roll('6-1')).toEqual({ 'any-7': 'wins $40', 'hard-8': 'loses $10' });
  });

  test('nz/5.7(a) nz/1.1(7-out) nz/1.1(shooter)#2 the end of a turn decides nothing here: a seven ends it, and nobody else', () => {
    expect(givenSheet(table).bets('field').when({ type: 'EndTurn' }).refusal).toEqual({
      code: 'NO_SETS_HERE',
      clause: 'nz/5.7(a)',
    });
  });
});
