import { describe, expect, test } from 'vitest';
import {
  givenCasino,
  givenHome,
  house,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';

/** Seat 2 of three shoots at a home table, with nothing on the layout. */
function seatTwoShoots(dice: 'physical' | 'virtual' = 'physical'): TableUnderTest {
  const at = givenHome(pack, ['ann', 'bob', 'cy'], { dice });
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  return at;
}

/** Seat 1 shoots with D1 and D2 at a casino's table and has a bet that stands. */
function casino(): TableUnderTest {
  const at = givenCasino(pack, ['ann', 'bob']);
  at.offers();
  at.takes(1, 'D1', 'D2');
  at.bets(1, { six: 5_00 });
  return at;
}

describe('who may throw', () => {
  test('nz/1.1(roll) only the shooter throws, and neither another player nor the dealer', () => {
    const at = seatTwoShoots();
    at.bets(2, { six: 5_00 });
    at.when(3, { type: 'ThrowDice', seat: 3 }).thenRefused('NOT_THE_SHOOTER', 'nz/1.1(roll)');
    at.when(3, { type: 'ThrowDice', seat: 2 }).thenRefused('NOT_THE_SHOOTER');
    at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NOT_THE_SHOOTER');
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenFirst({ type: 'DiceThrown', thrower: 2 });
  });

  test('nz/5.4 a bet must lie there at the release; taking it down in the air blocks only the next roll', () => {
    const at = seatTwoShoots();
    at.bets(3, { six: 5_00 });
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused('SHOOTER_HAS_NO_BET', 'nz/5.4');
    at.bets(2, { field: 5_00 });
    at.throws();
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.given(theDealer, { type: 'SettleRoll' });
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused('SHOOTER_HAS_NO_BET');
  });

  test('nz/5.4 the dealer saying that physical dice are out is held to the same bet', () => {
    const at = seatTwoShoots();
    at.when(theDealer, { type: 'ThrowDice', seat: 2 }).thenRefused('SHOOTER_HAS_NO_BET', 'nz/5.4');
    at.bets(2, { six: 5_00 });
    at.when(theDealer, { type: 'ThrowDice', seat: 2 }).thenFirst({ type: 'DiceThrown', thrower: 2 });
  });
});

describe('the throw', () => {
  test('nz/5.5 virtual dice leave as one pair, and both faces come with one event when they rest', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, { six: 5_00 });
    at.throws().thenEvents({ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'nz/5.5' });
    expect(at.table().roll?.faces).toEqual([undefined, undefined]);
    at.when(house, { type: 'BringToRest', faces: [6, 1] }).thenEvents({ type: 'DiceRested', faces: [6, 1] });
  });

  test('nz/5.5 dice released one by one may be voided', () => {
    const at = seatTwoShoots();
    at.bets(2, { six: 5_00 });
    at.voids('not-together').thenAmong({ type: 'RollVoided', clause: 'nz/6.4(a)' });
  });

  test('nz/1.1(dice)#2 a roll has the two faces of the active pair and no third', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, { six: 5_00 });
    at.throws();
    const before = at.table();
    at.when(house, { type: 'BringToRest', faces: [6, 1, 2] }).thenRefused('NOT_A_ROLL', 'nz/1.1(dice)#2');
    expect(at.table()).toBe(before);
    at.given(house, { type: 'BringToRest', faces: [6, 1] });
    at.when(theDealer, { type: 'CallRoll', faces: [6, 1, 2] }).thenRefused({ clause: 'nz/1.1(dice)#2' });
  });
});

describe('the steps of a roll by hand', () => {
  test('nz/5.6 the dice are called, gathered, centred, settled and passed, and no step comes before its turn', () => {
    const at = casino();
    at.when(theDealer, { type: 'CollectDice' }).thenRefused('DICE_NOT_AT_REST');
    at.throws();
    at.when(theDealer, { type: 'CollectDice' }).thenRefused('DICE_NOT_AT_REST');
    at.given(theDealer, { type: 'BringToRest' });
    at.when(theDealer, { type: 'CollectDice' }).thenRefused('ROLL_NOT_CALLED', 'nz/5.6(a)');
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.when(theDealer, { type: 'CentreDice' }).thenRefused('DICE_NOT_COLLECTED', 'nz/5.6(c)');
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('DICE_NOT_COLLECTED');
    at.given(theDealer, { type: 'CollectDice' });
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('DICE_NOT_CENTRED', 'nz/5.6(d)');
    at.given(theDealer, { type: 'CentreDice' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('NOT_SETTLED', 'nz/5.6(e)');
    at.given(theDealer, { type: 'SettleRoll' });
    at.given(theDealer, { type: 'PassDice' });
    at.throws().thenFirst('DiceThrown');
  });

  test('nz/5.6(c) gathered dice are with the dealer; nz/5.6(d) centred ones cannot be thrown yet', () => {
    const at = casino();
    at.throws();
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'in-flight']);
    at.given(theDealer, { type: 'BringToRest' });
    expect(at.places('D1', 'D2')).toEqual(['at-rest', 'at-rest']);
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.when(theDealer, { type: 'CollectDice' }).thenFirst({ clause: 'nz/5.6(c)' });
    expect(at.places('D1', 'D2')).toEqual(['dealer', 'dealer']);
    at.when(theDealer, { type: 'CentreDice' }).thenFirst({ clause: 'nz/5.6(d)' });
    expect(at.places('D1', 'D2')).toEqual(['centre', 'centre']);
    at.given(theDealer, { type: 'SettleRoll' });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('DICE_NOT_PASSED');
  });

  test('nz/5.6(e) the dice go back only when every decided bet is settled', () => {
    const at = casino();
    at.bets(1, { field: 5_00 });
    at.bets(2, { field: 5_00 });
    at.bets(2, { 'any-7': 5_00 });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.given(theDealer, { type: 'CollectDice' });
    at.given(theDealer, { type: 'CentreDice' });
    for (const bet of ['b2', 'b3']) {
      at.given(theDealer, { type: 'SettleBet', bet });
      at.when(theDealer, { type: 'PassDice' }).thenRefused('NOT_SETTLED', 'nz/5.6(e)');
    }
    at.given(theDealer, { type: 'SettleBet', bet: 'b4' });
    at.when(theDealer, { type: 'PassDice' }).thenFirst({ type: 'DicePassed', clause: 'nz/5.6(e)' });
  });

  test('nz/5.8 dice are gathered by hand, or by the stick where one is registered', () => {
    const at = casino();
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.when(theDealer, { type: 'CollectDice', method: 'stick' }).thenRefused('NO_STICK', 'nz/5.8');
    at.given(operator, { type: 'RegisterEquipment', item: 'stick', reference: 'S1' });
    at.when(theDealer, { type: 'CollectDice', method: 'hand' }).thenFirst({ method: 'hand' });
    at.given(theDealer, { type: 'CentreDice' });
    at.given(theDealer, { type: 'SettleRoll' });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.when(theDealer, { type: 'CollectDice', method: 'stick' }).thenFirst({ method: 'stick' });
  });

  test('nz/5.6(c) nz/5.6(d) with virtual dice the house gathers and centres them with the settlement', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, { six: 5_00 });
    expect(at.rolls(5, 4).events.map(({ type, clause }) => `${type} ${clause}`)).toEqual([
      'DiceCollected nz/5.6(c)',
      'DiceCentred nz/5.6(d)',
      'RollSettled nz/4.6',
      'DicePassed nz/5.6(e)',
    ]);
  });
});
