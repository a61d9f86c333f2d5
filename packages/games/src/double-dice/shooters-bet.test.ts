import { describe, expect, test } from 'vitest';
import {
  endingTurn,
  entering,
  givenSheet,
  placing,
  tableOf,
  takingDown,
  voiding,
} from '../../../engine/src/testing/given-sheet.ts';
import { doubleDice } from './pack.ts';

const table = tableOf(doubleDice);
const shooting = givenSheet(table).bets('shooters-bet');

describe('the dice', () => {
  test('double/2 a throw is two faces from 1 to 6', () => {
    for (const keyed of ['0-4', '7-1', '1-2-3', '6']) {
      shooting.when(entering(keyed)).thenRefused({
        code: 'NOT_A_ROLL',
        clause: 'double/2',
        dice: 2,
      });
    }
    shooting.when(entering('6-1')).thenEvents({ type: 'RollCalled', roll: [6, 1] });
  });
});

describe('No Throw', () => {
  test.each([
    ['double/4', 'off-the-mat'],
    ['double/4.2', 'fall-cannot-be-called'],
    ['double/7.7#2', 'not-together'],
  ])('%s %s is a No Throw: no total, no count, nothing decided', (clause, reason) => {
    const bets = shooting.bets('any-7').thrown('5-3').bets('any-7');
    expect(bets.when(voiding(reason)).events).toEqual([
      { type: 'RollVoided', reason, freezes: true, clause },
    ]);
    bets.voided(reason).when(entering('4-4')).thenEvents({ type: 'RollCalled', thrown: 2 });
    expect(bets.voided(reason).roll('4-3')).toEqual({ 'shooters-bet': 'loses $10', 'any-7': 'wins $40' });
  });

  test('double/5 it decides nothing, and the set stands where it stood', () => {
    const twoOfFour = shooting.thrown('5-3', '5-4').bets('any-7').voided('off-the-mat');
    twoOfFour.when(entering('5-5')).thenEvents({ type: 'RollCalled', thrown: 3 });
    expect(twoOfFour.roll('6-1')).toEqual({ 'shooters-bet': 'loses $10', 'any-7': 'wins $40' });
    expect(twoOfFour.roll('5-5')).toEqual({ 'shooters-bet': 'stands', 'any-7': 'loses $10' });
  });

  test('double/5.1 it is thrown again, and the turn cannot end before', () => {
    const third = shooting.thrown('5-3', '5-4').voided('off-the-mat');
    expect(third.when(endingTurn).refusal).toEqual({
      code: 'THROW_AGAIN_FIRST',
      clause: 'double/5.1',
      call: 'No Throw',
    });
    third.when(entering('5-5')).thenEvents({ type: 'RollCalled', thrown: 3 });
    const betweenSets = shooting.thrown('5-3', '5-4', '5-5', '6-6').voided('off-the-mat');
    betweenSets.when(endingTurn).thenRefused('THROW_AGAIN_FIRST');
  });

  test('double/5.1#2 no bet may be changed until the dice are thrown again', () => {
    const frozen = givenSheet(table).bets('number-6').voided('off-the-mat');
    const refusal = { code: 'LAYOUT_FROZEN', clause: 'double/5.1#2', call: 'No Throw' };
    expect(frozen.when(takingDown('number-6')).refusal).toEqual(refusal);
    expect(frozen.when(takingDown('number-6', 5_00)).refusal).toEqual(refusal);
    expect(frozen.when(placing('number-8', 5_00)).refusal).toEqual(refusal);
    expect(frozen.when(placing('number-6', 5_00)).refusal).toEqual(refusal);
    frozen.thrown('5-4').when(takingDown('number-6')).thenEvents({ type: 'BetTakenDown' });
  });
});

describe("the Shooter's Bet", () => {
  test('double/7.1#2 is open to everyone before the first throw of a set, and then closed', () => {
    const join = placing('shooters-bet', 20_00, 'dan');
    shooting.when(join).thenEvents({ type: 'BetPlaced', clause: 'double/7.1' });
    expect(shooting.thrown('5-4').when(join).refusal).toEqual({
      code: 'SET_HAS_BEGUN',
      clause: 'double/7.1#2',
      wager: 'shooters-bet',
      thrown: 1,
    });
    shooting.thrown('5-4', '5-4', '5-4').when(join).thenRefused({
      code: 'SET_HAS_BEGUN',
      thrown: 3,
    });
    shooting.thrown('5-4', '5-4', '5-4', '5-4').when(join).thenEvents({ type: 'BetPlaced' });
  });

  test('double/7.2 is locked from its placing to the end of its set', () => {
    const refusal = { code: 'BET_IS_LOCKED', clause: 'double/7.2', wager: 'shooters-bet', until: 'set' };
    for (const bet of [shooting, shooting.thrown('5-4'), shooting.thrown('5-4', '5-4')]) {
      expect(bet.when(takingDown('shooters-bet')).refusal).toEqual(refusal);
      expect(bet.when(takingDown('shooters-bet', 1_00)).refusal).toEqual(refusal);
    }
    shooting.thrown('5-4', '5-4').when(placing('shooters-bet')).thenRefused('SET_HAS_BEGUN');
    shooting
      .thrown('5-4', '5-4', '5-4')
      .when(entering('6-6'))
      .thenEvents({
        settlements: [{ verdict: 'wins', winnings: 10_00, returned: 10_00, stage: null }],
      });
  });

  test('double/7.3 wins on the fourth throw without a seven, and not before', () => {
    expect(shooting.roll('3-1')).toEqual({ 'shooters-bet': 'stands' });
    expect(shooting.thrown('3-1').roll('6-5')).toEqual({ 'shooters-bet': 'stands' });
    expect(shooting.thrown('3-1', '6-5').roll('5-1')).toEqual({ 'shooters-bet': 'stands' });
    expect(shooting.thrown('3-1', '6-5', '5-1').roll('5-4')).toEqual({ 'shooters-bet': 'wins $10' });
  });

  test('double/7.4 loses to a seven on any of the four, and ends there', () => {
    for (const before of [[], ['3-2'], ['3-2', '5-3'], ['3-2', '5-3', '5-4']]) {
      const bet = shooting.thrown(...before);
      expect(bet.roll('4-3')).toEqual({ 'shooters-bet': 'loses $10' });
      expect(bet.thrown('4-3').roll('6-6')).toEqual({});
    }
  });

  test('double/7.5 pays every stake on it 1 to 1', () => {
    const set = givenSheet(table)
      .bet('shooters-bet', 10_00)
      .bet('shooters-bet', 25_00, 'dan')
      .thrown('5-4', '5-4', '5-4');
    expect(set.roll('1-1')).toEqual({ 'shooters-bet': 'wins $10', 'dan shooters-bet': 'wins $25' });
  });

  test('double/7.5 it is paid after four throws: only then is the set over and the next one open', () => {
    const opened = [1, 2, 3, 4, 5].map(
      (throws) => shooting.thrown(...Array<string>(throws).fill('5-4')).when(placing('shooters-bet')).answer,
    );
    const begun = 'SET_HAS_BEGUN';
    expect(opened).toEqual([begun, begun, begun, 'BetPlaced', begun]);
  });

  test('double/7.8 a seven ends the turn, and what opens with a turn is open again', () => {
    const sevened = shooting.bets('bonus').thrown('6-1');
    shooting.bets('bonus').when(entering('6-1')).thenEvents({ type: 'RollCalled', thrown: 0 });
    expect(sevened.when(endingTurn).refusal).toEqual({ code: 'TURN_NOT_BEGUN', clause: 'double/7.5#2' });
    sevened.when(placing('bonus')).thenEvents({ type: 'BetPlaced' });
  });

  test.each([
    [1, 'SET_NOT_FINISHED'],
    [3, 'SET_NOT_FINISHED'],
    [5, 'SET_NOT_FINISHED'],
  ])('the dice cannot be given up after %i throws', (thrown, code) => {
    shooting
      .thrown(...Array(thrown).fill('5-4'))
      .when(endingTurn)
      .thenRefused({
        code,
        clause: 'double/7.9',
        thrown: thrown % 4,
        throws: 4,
      });
  });
});
