import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from '../../testing/at-call.ts';

const pack = 'snake-eyes-nz';
type Bets = Parameters<typeof shooting>[1];
const home = (...bets: Bets): AtCall => shooting(pack, bets);

describe('settling a roll', () => {
  test('nz/5.6(e) two of three decided bets are settled: the dice are not passed before the third', () => {
    const at = shooting(
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
    at.deals({ type: 'SettleBet', bet: 'b1' });
    at.deals({ type: 'SettleBet', bet: 'b3' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'NOT_SETTLED', clause: 'nz/5.6(e)' });
    expect(at.dealRefused({ type: 'SettleBet', bet: 'b1' }).code).toBe('NO_SUCH_BET');
    expect(at.dealRefused({ type: 'SettleBet', bet: 'b4' }).code).toBe('BET_NOT_DECIDED');
    expect(at.deals({ type: 'SettleBet', bet: 'b2' }).map(({ type }) => type)).toEqual([
      'BetSettled',
      'RollSettled',
      'ShooterPrompted',
    ]);
    expect(at.stakes()).toEqual({ '4 hard-4': 10_00 });
    expect(
      at
        .table()
        .recent[0]?.settlements.map(({ bet }) => bet)
        .toSorted(),
    ).toEqual(['b1', 'b2', 'b3', 'b4']);
    at.deals({ type: 'PassDice' });
  });

  test('nz/4.6 bets are settled where they lay when the dice came to rest', () => {
    const at = home([1, 'six', 10_00]);
    at.calls(4, 2);
    expect(at.table().roll?.layout).toMatchObject([{ wager: 'six', chips: 10_00 }]);
    expect(at.doesNot(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' }).code).not.toBe('NOT_YOUR_SEAT');
    expect(at.settles().find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'six', verdict: 'wins', winnings: 10_00 }],
      clause: 'nz/4.6',
    });
  });

  test('bets are settled by seat clockwise and then as they lie, each with its arithmetic', () => {
    const at = home([3, 'field', 5_00], [1, 'any-7', 5_00], [3, 'hard-6', 10_00], [1, 'six', 10_00]);
    at.calls(3, 3);
    const settled = at.settles().find(({ type }) => type === 'RollSettled');
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
    expect(at.dealRefused({ type: 'SettleRoll' }).code).toBe('ROLL_NOT_CALLED');
    expect(at.dealRefused({ type: 'CallRoll', faces: [5, 5] }).code).toBe('DICE_NOT_AT_REST');
    expect(at.dealRefused({ type: 'AmendEntry', faces: [5, 5] }).code).toBe('ROLL_NOT_CALLED');
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'die-on-die' }).code).toBe('DICE_NOT_OUT');
  });
});
