import { expect, test } from 'vitest';
import { givenCasino, givenHome, house, type TableUnderTest, theDealer } from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';

/** Seat 3 of five shoots. */
function seatThreeShoots(dice: 'physical' | 'virtual' = 'virtual'): TableUnderTest {
  const at = givenHome(pack, ['ann', 'bob', 'cy', 'dee', 'eve'], { dice });
  for (const seat of [1, 2]) {
    at.offers();
    at.declines(seat);
  }
  at.offers();
  at.takes(3);
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

test('nsw/1.1(roll) a throw by another player is refused', () => {
  const at = seatThreeShoots();
  at.bets(3, { six: 5_00 });
  at.bets(5, { six: 5_00 });
  at.when(5, { type: 'ThrowDice', seat: 5 }).thenRefused('NOT_THE_SHOOTER', 'nsw/1.1(roll)');
  at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NOT_THE_SHOOTER');
});

test('nsw/1.1(roll) with physical dice it is a reason to call no roll', () => {
  const at = seatThreeShoots('physical');
  at.bets(3, { six: 5_00 });
  at.given(theDealer, { type: 'ThrowDice', seat: 3 });
  at.when(theDealer, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenFirst({
    type: 'RollVoided',
    clause: 'nsw/5.3.6',
  });
});

test('nsw/4.1 a shooter who has taken every bet down cannot throw until another lies there', () => {
  const at = seatThreeShoots();
  at.bets(3, { six: 5_00 });
  at.given(3, { type: 'TakeDownBet', seat: 3, bet: 'b1' });
  at.when(3, { type: 'ThrowDice', seat: 3 }).thenRefused('SHOOTER_HAS_NO_BET', 'nsw/4.1');
  at.bets(3, { field: 5_00 });
  at.throws().thenFirst({ type: 'DiceThrown', thrower: 3 });
});

test('nsw/4.2 virtual dice are released together in one event, without their faces', () => {
  const at = seatThreeShoots();
  at.bets(3, { six: 5_00 });
  at.throws().thenEvents({ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'nsw/4.2' });
  expect(at.table().roll?.faces).toEqual([undefined, undefined]);
  at.when({ person: 'dora', role: 'dealer' }, { type: 'BringToRest', faces: [1, 1] }).thenRefused(
    'HOUSE_DRAWS_THE_FACES',
    'nsw/4.2',
  );
  at.when(house, { type: 'BringToRest', faces: [6, 5] }).thenFirst({ faces: [6, 5] });
});

test.each(['not-together', 'end-not-struck'])(
  'nsw/4.2 with physical dice %s is a reason for no roll',
  (reason) => {
    const at = seatThreeShoots('physical');
    at.bets(3, { six: 5_00 });
    at.voids(reason).thenFirst({ type: 'RollVoided', reason });
  },
);

test('nsw/1.1(active-dice) two dice are marked before a throw, and the roll names them', () => {
  const at = casino();
  at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
  at.given(theDealer, { type: 'StartSearch', die: 'D2' });
  expect(at.table().dice.active).toEqual(['D1']);
  at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('DICE_NOT_CHOSEN');
  at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
  at.throws().thenFirst({ type: 'DiceThrown', dice: ['D1', 'D3'] });
});

test('nsw/2.4.1 no more than two dice are out of the bowl', () => {
  const at = casino();
  at.when(theDealer, { type: 'PassDice', dice: ['D1', 'D2', 'D3'] }).thenRefused(
    'NOT_AN_ACTIVE_DIE',
    'nsw/2.4.1',
  );
  at.when(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] }).thenRefused('NOT_CHOOSING', 'nsw/2.4.1');
  expect(at.places('D3', 'D4', 'D5')).toEqual(['bowl', 'bowl', 'bowl']);
});

test('nsw/4.4 the dice come to the middle of the table before they can go back', () => {
  const at = casino();
  at.throws();
  at.given(theDealer, { type: 'BringToRest' });
  at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
  at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/4.4' });
  at.when(theDealer, { type: 'SettleRoll' }).thenRefused({ clause: 'nsw/4.4' });
  at.given(theDealer, { type: 'CollectDice' });
  expect(at.places('D1', 'D2')).toEqual(['dealer', 'dealer']);
  at.given(theDealer, { type: 'CentreDice' });
  expect(at.places('D1', 'D2')).toEqual(['centre', 'centre']);
  at.given(theDealer, { type: 'SettleRoll' });
  at.when(theDealer, { type: 'PassDice' }).thenFirst('DicePassed');
});

test('nsw/4.7 every decided bet is settled, and then the dice go back for another throw', () => {
  const at = casino();
  at.bets(1, { field: 5_00 });
  at.bets(2, { field: 5_00 });
  at.bets(2, { 'any-7': 5_00 });
  at.throws();
  at.given(theDealer, { type: 'BringToRest' });
  at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
  at.given(theDealer, { type: 'CollectDice' });
  at.given(theDealer, { type: 'CentreDice' });
  for (const bet of ['b2', 'b3']) at.given(theDealer, { type: 'SettleBet', bet });
  at.when(theDealer, { type: 'PassDice' }).thenRefused('NOT_SETTLED', 'nsw/4.7');
  at.given(theDealer, { type: 'SettleBet', bet: 'b4' });
  at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('DICE_NOT_PASSED', 'nsw/4.7');
  at.given(theDealer, { type: 'PassDice' });
  at.throws().thenFirst('DiceThrown');
});
