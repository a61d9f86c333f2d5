import { expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { house, inPlay, inStrictPlay } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';

/** Seat 3 of five shoots. */
function seatThreeShoots(dice: 'physical' | 'virtual' = 'virtual'): AtDice {
  const at = withDice(inPlay(pack, ['ann', 'bob', 'cy', 'dee', 'eve'], { dice }));
  for (const seat of [1, 2]) {
    at.offers();
    at.declines(seat);
  }
  at.offers();
  at.takes(3);
  return at;
}

/** Seat 1 shoots with D1 and D2 at a casino's table and has a bet that stands. */
function casino(): AtDice {
  const at = withDice(inStrictPlay(pack, ['ann', 'bob']));
  at.offers();
  at.takes(1, 'D1', 'D2');
  at.bets(1, 'six', 5_00);
  return at;
}

test('nsw/1.1(roll) a throw by another player is refused', () => {
  const at = seatThreeShoots();
  at.bets(3, 'six', 5_00);
  at.bets(5, 'six', 5_00);
  expect(at.doesNot(5, { type: 'ThrowDice', seat: 5 })).toMatchObject({
    code: 'NOT_THE_SHOOTER',
    clause: 'nsw/1.1(roll)',
  });
  expect(at.dealRefused({ type: 'ThrowDice' }).code).toBe('NOT_THE_SHOOTER');
});

test('nsw/1.1(roll) with physical dice it is a reason to call no roll', () => {
  const at = seatThreeShoots('physical');
  at.bets(3, 'six', 5_00);
  at.deals({ type: 'ThrowDice', seat: 3 });
  expect(at.deals({ type: 'CallNoRoll', reason: 'not-the-shooter' })[0]).toMatchObject({
    type: 'RollVoided',
    clause: 'nsw/5.3.6',
  });
});

test('nsw/4.1 a shooter who has taken every bet down cannot throw until another lies there', () => {
  const at = seatThreeShoots();
  at.bets(3, 'six', 5_00);
  at.does(3, { type: 'TakeDownBet', seat: 3, bet: 'b1' });
  expect(at.doesNot(3, { type: 'ThrowDice', seat: 3 })).toMatchObject({
    code: 'SHOOTER_HAS_NO_BET',
    clause: 'nsw/4.1',
  });
  at.bets(3, 'field', 5_00);
  expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', thrower: 3 });
});

test('nsw/4.2 virtual dice are released together in one event, without their faces', () => {
  const at = seatThreeShoots();
  at.bets(3, 'six', 5_00);
  expect(at.throws()).toMatchObject([{ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'nsw/4.2' }]);
  expect(at.table().roll?.faces).toEqual([undefined, undefined]);
  expect(
    at.refused({ person: 'dora', role: 'dealer' }, { type: 'BringToRest', faces: [1, 1] }),
  ).toMatchObject({
    code: 'HOUSE_DRAWS_THE_FACES',
    clause: 'nsw/4.2',
  });
  expect(at.give(house, { type: 'BringToRest', faces: [6, 5] })[0]).toMatchObject({ faces: [6, 5] });
});

test.each(['not-together', 'end-not-struck'])(
  'nsw/4.2 with physical dice %s is a reason for no roll',
  (reason) => {
    const at = seatThreeShoots('physical');
    at.bets(3, 'six', 5_00);
    expect(at.voids(reason)[0]).toMatchObject({ type: 'RollVoided', reason });
  },
);

test('nsw/1.1(active-dice) two dice are marked before a throw, and the roll names them', () => {
  const at = casino();
  at.deals({ type: 'RecordDieOff', die: 'D2' });
  at.deals({ type: 'StartSearch', die: 'D2' });
  expect(at.table().dice.active).toEqual(['D1']);
  expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 }).code).toBe('DICE_NOT_CHOSEN');
  at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
  expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D1', 'D3'] });
});

test('nsw/2.4.1 no more than two dice are out of the bowl', () => {
  const at = casino();
  expect(at.dealRefused({ type: 'PassDice', dice: ['D1', 'D2', 'D3'] })).toMatchObject({
    code: 'NOT_AN_ACTIVE_DIE',
    clause: 'nsw/2.4.1',
  });
  expect(at.doesNot(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] })).toMatchObject({
    code: 'NOT_CHOOSING',
    clause: 'nsw/2.4.1',
  });
  expect(at.places('D3', 'D4', 'D5')).toEqual(['bowl', 'bowl', 'bowl']);
});

test('nsw/4.4 the dice come to the middle of the table before they can go back', () => {
  const at = casino();
  at.throws();
  at.deals({ type: 'BringToRest' });
  at.deals({ type: 'CallRoll', faces: [5, 4] });
  expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/4.4' });
  expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({ clause: 'nsw/4.4' });
  at.deals({ type: 'CollectDice' });
  expect(at.places('D1', 'D2')).toEqual(['dealer', 'dealer']);
  at.deals({ type: 'CentreDice' });
  expect(at.places('D1', 'D2')).toEqual(['centre', 'centre']);
  at.deals({ type: 'SettleRoll' });
  expect(at.deals({ type: 'PassDice' })[0]?.type).toBe('DicePassed');
});

test('nsw/4.7 every decided bet is settled, and then the dice go back for another throw', () => {
  const at = casino();
  at.bets(1, 'field', 5_00);
  at.bets(2, 'field', 5_00);
  at.bets(2, 'any-7', 5_00);
  at.throws();
  at.deals({ type: 'BringToRest' });
  at.deals({ type: 'CallRoll', faces: [5, 4] });
  at.deals({ type: 'CollectDice' });
  at.deals({ type: 'CentreDice' });
  for (const bet of ['b2', 'b3']) at.deals({ type: 'SettleBet', bet });
  expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'NOT_SETTLED', clause: 'nsw/4.7' });
  at.deals({ type: 'SettleBet', bet: 'b4' });
  expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({
    code: 'DICE_NOT_PASSED',
    clause: 'nsw/4.7',
  });
  at.deals({ type: 'PassDice' });
  expect(at.throws()[0]?.type).toBe('DiceThrown');
});
