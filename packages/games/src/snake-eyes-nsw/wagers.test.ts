import { describe, expect, test } from 'vitest';
import {
  calling,
  givenSheet,
  placing,
  tableOf,
  takingDown,
  voiding,
} from '../../../engine/src/testing/given-sheet.ts';
import { snakeEyesNsw } from './pack.ts';

const table = tableOf(snakeEyesNsw);

/** One throw for each total from 2 to 12. */
const throwFor = ['', '', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '6-2', '6-3', '6-4', '6-5', '6-6'];
const fateOn = (wager: string, total: number) =>
  givenSheet(table)
    .bets(wager)
    .roll(throwFor[total] ?? '')[wager];
const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const winningTotals = (wager: string) => totals.filter((total) => fateOn(wager, total)?.startsWith('wins'));
const losingTotals = (wager: string) => totals.filter((total) => fateOn(wager, total) === 'loses $10');

describe('the wagers', () => {
  test('nsw/6.1 only those of the rule may be made', () => {
    givenSheet(table).when(placing('pass-line')).thenRefused({
      code: 'WAGER_NOT_OFFERED',
      clause: 'nsw/6.1',
      wager: 'pass-line',
    });
  });

  test('nsw/6.1.1 a hard 8 waits out a hard 6, wins on 4-4, and loses to an easy 8 or a 7', () => {
    const bet = givenSheet(table).bets('hard-8');
    expect(bet.roll('3-3')).toEqual({ 'hard-8': 'stands' });
    expect(bet.thrown('3-3').roll('4-4')).toEqual({ 'hard-8': 'wins $95' });
    expect(bet.roll('5-3')).toEqual({ 'hard-8': 'loses $10' });
    expect(bet.roll('4-3')).toEqual({ 'hard-8': 'loses $10' });
  });

  test('nsw/6.1.2 the combo wins on any hardway, and one easy total loses it whole', () => {
    const bet = givenSheet(table).bets('hardway-combo');
    expect(bet.roll('5-4')).toEqual({ 'hardway-combo': 'stands' });
    expect(bet.thrown('5-4').roll('5-5')).toEqual({ 'hardway-combo': 'wins $40' });
    expect(bet.roll('4-2')).toEqual({ 'hardway-combo': 'loses $10' });
    expect(bet.roll('4-3')).toEqual({ 'hardway-combo': 'loses $10' });
  });

  test.each([
    ['nsw/6.1.3', 'craps-2', [2]],
    ['nsw/6.1.4', 'craps-3', [3]],
    ['nsw/6.1.5', 'craps-12', [12]],
    ['nsw/6.1.6', 'eleven', [11]],
    ['nsw/6.1.7', 'field', [2, 3, 4, 9, 10, 11, 12]],
    ['nsw/6.1.8', 'any-7', [7]],
    ['nsw/6.1.12', 'c-and-e', [2, 3, 11, 12]],
  ])('%s %s wins on %j at the next roll and loses on every other total', (_clause, wager, winning) => {
    expect(winningTotals(wager)).toEqual(winning);
    expect(losingTotals(wager)).toEqual(totals.filter((total) => !winning.includes(total)));
  });

  test.each([
    ['nsw/6.1.9', 'five', ['4-1', '3-2'], 5],
    ['nsw/6.1.10', 'six', ['3-3', '5-1'], 6],
    ['nsw/6.1.11', 'eight', ['4-4', '6-2'], 8],
  ])('%s %s waits for its total, however made, or a seven', (_clause, wager, ways, number) => {
    const others = totals.filter((total) => total !== 7 && total !== number);
    const waiting = givenSheet(table)
      .bets(wager)
      .thrown(...others.map((total) => throwFor[total] ?? ''));
    for (const dice of ways) expect(waiting.roll(dice)).toEqual({ [wager]: 'wins $10' });
    expect(waiting.roll('4-3')).toEqual({ [wager]: 'loses $10' });
  });
});

describe('placing and taking down', () => {
  test('nsw/6.7 a bet is settled where it lies when the roll is called', () => {
    const moved = givenSheet(table).bets('six').takenDown('six').bets('eight');
    expect(moved.roll('5-1')).toEqual({ eight: 'stands' });
    expect(moved.roll('6-2')).toEqual({ eight: 'wins $10' });
  });

  test('before the roll a bet may be cut by its owner, and by nobody else', () => {
    const bet = givenSheet(table).bet('hard-6', 50_00);
    bet.when(takingDown('hard-6', 30_00)).thenEvents({
      type: 'BetTakenDown',
      stake: 30_00,
      clause: 'nsw/6.4',
    });
    expect(bet.takenDown('hard-6', 30_00).roll('5-1')).toEqual({ 'hard-6': 'loses $20' });
    bet.when(takingDown('hard-6', 50_01)).thenRefused('MORE_THAN_THE_STAKE');
    bet.when(takingDown('hard-6', 30_00, 'bob')).thenRefused('NO_SUCH_BET');
  });

  test('nsw/1.1(total) the total is the sum of both faces, and the way it was thrown is kept', () => {
    const bets = givenSheet(table).bets('field', 'hard-6');
    bets.when(calling('6-3')).thenEvents({ type: 'RollCalled', roll: [6, 3] });
    expect(bets.roll('6-3')).toEqual({ field: 'wins $10', 'hard-6': 'stands' });
  });
});

describe('void rolls', () => {
  test('nsw/1.1(void) nothing is paid or taken, and the bet is live for the next roll', () => {
    const bet = givenSheet(table).bets('craps-2');
    expect(bet.when(voiding('die-on-die')).events).toEqual([
      {
        type: 'RollVoided',
        reason: 'die-on-die',
        freezes: false,
        clause: 'nsw/5.3.2',
      },
    ]);
    expect(bet.voided('die-on-die').roll('1-1')).toEqual({ 'craps-2': 'wins $330' });
    expect(bet.voided('die-on-die').roll('2-1')).toEqual({ 'craps-2': 'loses $10' });
  });

  test.each([
    ['nsw/5.2.1', 'not-together'],
    ['nsw/5.3.2', 'die-on-die'],
    ['nsw/5.3.4', 'bowl-or-rail'],
    ['nsw/5.3.5', 'fall-cannot-be-called'],
    ['nsw/5.3.6', 'not-the-shooter'],
  ])('%s a roll voided for %s has no result and cites the clause', (clause, reason) => {
    const bets = givenSheet(table).bets('any-7', 'hard-8');
    expect(bets.when(voiding(reason)).events).toEqual([
      { type: 'RollVoided', reason, freezes: false, clause },
    ]);
    expect(bets.voided(reason).roll('6-1')).toEqual({ 'any-7': 'wins $40', 'hard-8': 'loses $10' });
  });

  test('nsw/3.7.1 nsw/1.1(7-out) the end of a turn decides nothing here: a seven ends it, and nobody else', () => {
    expect(givenSheet(table).when({ type: 'EndTurn' }).refusal).toEqual({
      code: 'NO_SETS_HERE',
      clause: 'nsw/3.7.1',
    });
  });
});
