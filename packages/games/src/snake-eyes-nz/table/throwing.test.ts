import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { house, inPlay, inStrictPlay, operator } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';

/** Seat 2 of three shoots at a home table, with nothing on the layout. */
function seatTwoShoots(dice: 'physical' | 'virtual' = 'physical'): AtDice {
  const at = withDice(inPlay(pack, ['ann', 'bob', 'cy'], { dice }));
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
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

describe('who may throw', () => {
  test('nz/1.1(roll) only the shooter throws, and neither another player nor the dealer', () => {
    const at = seatTwoShoots();
    at.bets(2, 'six', 5_00);
    expect(at.doesNot(3, { type: 'ThrowDice', seat: 3 })).toMatchObject({
      code: 'NOT_THE_SHOOTER',
      clause: 'nz/1.1(roll)',
    });
    expect(at.doesNot(3, { type: 'ThrowDice', seat: 2 }).code).toBe('NOT_THE_SHOOTER');
    expect(at.dealRefused({ type: 'ThrowDice' }).code).toBe('NOT_THE_SHOOTER');
    expect(at.does(2, { type: 'ThrowDice', seat: 2 })[0]).toMatchObject({ type: 'DiceThrown', thrower: 2 });
  });

  test('nz/5.4 a bet must lie there at the release; taking it down in the air blocks only the next roll', () => {
    const at = seatTwoShoots();
    at.bets(3, 'six', 5_00);
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 })).toMatchObject({
      code: 'SHOOTER_HAS_NO_BET',
      clause: 'nz/5.4',
    });
    at.bets(2, 'field', 5_00);
    at.throws();
    at.does(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    at.deals({ type: 'SettleRoll' });
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 }).code).toBe('SHOOTER_HAS_NO_BET');
  });

  test('nz/5.4 the dealer saying that physical dice are out is held to the same bet', () => {
    const at = seatTwoShoots();
    expect(at.dealRefused({ type: 'ThrowDice', seat: 2 })).toMatchObject({
      code: 'SHOOTER_HAS_NO_BET',
      clause: 'nz/5.4',
    });
    at.bets(2, 'six', 5_00);
    expect(at.deals({ type: 'ThrowDice', seat: 2 })[0]).toMatchObject({ type: 'DiceThrown', thrower: 2 });
  });
});

describe('the throw', () => {
  test('nz/5.5 virtual dice leave as one pair, and both faces come with one event when they rest', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, 'six', 5_00);
    expect(at.throws()).toMatchObject([{ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'nz/5.5' }]);
    expect(at.table().roll?.faces).toEqual([undefined, undefined]);
    expect(at.give(house, { type: 'BringToRest', faces: [6, 1] })).toMatchObject([
      { type: 'DiceRested', faces: [6, 1] },
    ]);
  });

  test('nz/5.5 dice released one by one may be voided', () => {
    const at = seatTwoShoots();
    at.bets(2, 'six', 5_00);
    expect(at.voids('not-together')).toContainEqual(
      expect.objectContaining({ type: 'RollVoided', clause: 'nz/6.4(a)' }),
    );
  });

  test('nz/1.1(dice)#2 a roll has the two faces of the active pair and no third', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, 'six', 5_00);
    at.throws();
    const before = at.table();
    expect(at.refused(house, { type: 'BringToRest', faces: [6, 1, 2] })).toMatchObject({
      code: 'NOT_A_ROLL',
      clause: 'nz/1.1(dice)#2',
    });
    expect(at.table()).toBe(before);
    at.give(house, { type: 'BringToRest', faces: [6, 1] });
    expect(at.dealRefused({ type: 'CallRoll', faces: [6, 1, 2] }).clause).toBe('nz/1.1(dice)#2');
  });
});

describe('the steps of a roll by hand', () => {
  test('nz/5.6 the dice are called, gathered, centred, settled and passed, and no step comes before its turn', () => {
    const at = casino();
    expect(at.dealRefused({ type: 'CollectDice' }).code).toBe('DICE_NOT_AT_REST');
    at.throws();
    expect(at.dealRefused({ type: 'CollectDice' }).code).toBe('DICE_NOT_AT_REST');
    at.deals({ type: 'BringToRest' });
    expect(at.dealRefused({ type: 'CollectDice' })).toMatchObject({
      code: 'ROLL_NOT_CALLED',
      clause: 'nz/5.6(a)',
    });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    expect(at.dealRefused({ type: 'CentreDice' })).toMatchObject({
      code: 'DICE_NOT_COLLECTED',
      clause: 'nz/5.6(c)',
    });
    expect(at.dealRefused({ type: 'SettleRoll' }).code).toBe('DICE_NOT_COLLECTED');
    at.deals({ type: 'CollectDice' });
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({
      code: 'DICE_NOT_CENTRED',
      clause: 'nz/5.6(d)',
    });
    at.deals({ type: 'CentreDice' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'NOT_SETTLED', clause: 'nz/5.6(e)' });
    at.deals({ type: 'SettleRoll' });
    at.deals({ type: 'PassDice' });
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('nz/5.6(c) gathered dice are with the dealer; nz/5.6(d) centred ones cannot be thrown yet', () => {
    const at = casino();
    at.throws();
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'in-flight']);
    at.deals({ type: 'BringToRest' });
    expect(at.places('D1', 'D2')).toEqual(['at-rest', 'at-rest']);
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    expect(at.deals({ type: 'CollectDice' })[0]?.clause).toBe('nz/5.6(c)');
    expect(at.places('D1', 'D2')).toEqual(['dealer', 'dealer']);
    expect(at.deals({ type: 'CentreDice' })[0]?.clause).toBe('nz/5.6(d)');
    expect(at.places('D1', 'D2')).toEqual(['centre', 'centre']);
    at.deals({ type: 'SettleRoll' });
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 }).code).toBe('DICE_NOT_PASSED');
  });

  test('nz/5.6(e) the dice go back only when every decided bet is settled', () => {
    const at = casino();
    at.bets(1, 'field', 5_00);
    at.bets(2, 'field', 5_00);
    at.bets(2, 'any-7', 5_00);
    at.throws();
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    at.deals({ type: 'CollectDice' });
    at.deals({ type: 'CentreDice' });
    for (const bet of ['b2', 'b3']) {
      at.deals({ type: 'SettleBet', bet });
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
        code: 'NOT_SETTLED',
        clause: 'nz/5.6(e)',
      });
    }
    at.deals({ type: 'SettleBet', bet: 'b4' });
    expect(at.deals({ type: 'PassDice' })[0]).toMatchObject({ type: 'DicePassed', clause: 'nz/5.6(e)' });
  });

  test('nz/5.8 dice are gathered by hand, or by the stick where one is registered', () => {
    const at = casino();
    at.throws();
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    expect(at.dealRefused({ type: 'CollectDice', method: 'stick' })).toMatchObject({
      code: 'NO_STICK',
      clause: 'nz/5.8',
    });
    at.give(operator, { type: 'RegisterEquipment', item: 'stick', reference: 'S1' });
    expect(at.deals({ type: 'CollectDice', method: 'hand' })[0]).toMatchObject({ method: 'hand' });
    at.deals({ type: 'CentreDice' });
    at.deals({ type: 'SettleRoll' });
    at.throws();
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    expect(at.deals({ type: 'CollectDice', method: 'stick' })[0]).toMatchObject({ method: 'stick' });
  });

  test('nz/5.6(c) nz/5.6(d) with virtual dice the house gathers and centres them with the settlement', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, 'six', 5_00);
    expect(at.rolls(5, 4).map(({ type, clause }) => `${type} ${clause}`)).toEqual([
      'DiceCollected nz/5.6(c)',
      'DiceCentred nz/5.6(d)',
      'RollSettled nz/4.6',
      'DicePassed nz/5.6(e)',
    ]);
  });
});
