import { describe, expect, test } from 'vitest';
import { type Bets, givenShooter, type TableUnderTest, theDealer } from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);

describe('settling a roll', () => {
  test('nz/5.6(e) two of three decided bets are settled: the dice are not passed before the third', () => {
    const at = givenShooter(
      pack,
      [
        [1, 'six', 10_00],
        [2, 'field', 10_00],
        [3, 'any-7', 10_00],
        [4, 'hard-4', 10_00],
      ],
      {
        strict: true,
      },
    );
    at.calls(4, 2);
    at.gathers();
    at.given(theDealer, { type: 'SettleBet', bet: 'b1' });
    at.given(theDealer, { type: 'SettleBet', bet: 'b3' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('NOT_SETTLED', 'nz/5.6(e)');
    at.when(theDealer, { type: 'SettleBet', bet: 'b1' }).thenRefused('NO_SUCH_BET');
    at.when(theDealer, { type: 'SettleBet', bet: 'b4' }).thenRefused('BET_NOT_DECIDED');
    at.when(theDealer, { type: 'SettleBet', bet: 'b2' }).thenEvents(
      'BetSettled',
      'RollSettled',
      'ShooterPrompted',
    );
    expect(at.stakes()).toEqual({ '4 hard-4': 10_00 });
    expect(
      at
        .table()
        .recent[0]?.settlements.map(({ bet }) => bet)
        .toSorted(),
    ).toEqual(['b1', 'b2', 'b3', 'b4']);
    at.given(theDealer, { type: 'PassDice' });
  });

  test('nz/4.6 bets are settled where they lay when the dice came to rest', () => {
    const at = home([1, 'six', 10_00]);
    at.calls(4, 2);
    expect(at.table().roll?.layout).toMatchObject([{ wager: 'six', chips: 10_00 }]);
    expect(at.when(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' }).refusal.code).not.toBe('NOT_YOUR_SEAT');
    expect(at.settles().events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'six', verdict: 'wins', winnings: 10_00 }],
      clause: 'nz/4.6',
    });
  });

  test('bets are settled by seat clockwise and then as they lie, each with its arithmetic', () => {
    const at = home([3, 'field', 5_00], [1, 'any-7', 5_00], [3, 'hard-6', 10_00], [1, 'six', 10_00]);
    at.calls(3, 3);
    const settled = at.settles().events.find(({ type }) => type === 'RollSettled');
    expect(
      settled?.type === 'RollSettled' && settled.settlements.map(({ seat, says }) => [seat, says]),
    ).toEqual([
      [1, 'six: $10 at 1 to 1 wins $10, $10 back'],
      [1, 'any-7: $5 loses'],
      [3, 'hard-6: $10 at 9 to 1 wins $90, $10 back'],
      [3, 'field: $5 loses'],
    ]);
  });

  test('a roll is settled once: no command edits a settled roll', () => {
    const at = home([1, 'field', 10_00]);
    at.rolls(5, 4);
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('ROLL_NOT_CALLED');
    at.when(theDealer, { type: 'CallRoll', faces: [5, 5] }).thenRefused('DICE_NOT_AT_REST');
    at.when(theDealer, { type: 'AmendEntry', faces: [5, 5] }).thenRefused('ROLL_NOT_CALLED');
    at.when(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' }).thenRefused('DICE_NOT_OUT');
  });
});
