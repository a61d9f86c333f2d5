import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from '../../testing/at-call.ts';
import { gameSupervisor, operator } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
type Bets = Parameters<typeof shooting>[1];
const policies = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;

/** A table that takes bets outside its limits and flags them. */
function flagging(limits: { readonly minimum: number; readonly maximum: number }, bets: Bets): AtCall {
  const at = shooting(pack, [], { policies });
  at.give(operator, { type: 'PostLimits', limits });
  for (const [seat, wager, chips] of bets) at.bets(seat, wager, chips);
  return at;
}

const linesOf = (at: AtCall) => at.table().recent[0]?.settlements ?? [];

describe('settling a roll', () => {
  test('nsw/4.7 the dice go back only when the last of three decided bets is settled', () => {
    const at = shooting(
      pack,
      [
        [1, 'six', 10_00],
        [2, 'field', 10_00],
        [3, 'any-7', 10_00],
      ],
      { strict: true },
    );
    at.calls(4, 2);
    at.gathers();
    at.deals({ type: 'SettleBet', bet: 'b1' });
    at.deals({ type: 'SettleBet', bet: 'b2' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'NOT_SETTLED', clause: 'nsw/4.7' });
    at.deals({ type: 'SettleBet', bet: 'b3' });
    at.deals({ type: 'PassDice' });
  });

  test.each([
    [2_50, 37_50],
    [1_00, 38_00],
    [5_00, 40_00],
  ])('nsw/6.5 five dollars on hard 4 with %i cents as the lowest chip pays %i', (chip, winnings) => {
    const at = shooting(pack, [[1, 'hard-4', 5_00]], { policies: { ...policies, chip } });
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings }]);
    expect(at.rack(1)).toBe(200_00 + winnings);
  });

  test('nsw/6.5 a float counted chip by chip pays nothing smaller than its lowest chip', () => {
    const at = shooting(pack, [[1, 'hard-4', 5_00]], { strict: true });
    expect(at.table().opening.lowestChip).toBe(5_00);
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings: 40_00 }]);
  });

  test('nsw/6.5 what is rounded says so', () => {
    const at = shooting(pack, [[1, 'hard-4', 5_00]], { policies: { ...policies, chip: 1_00 } });
    at.rolls(2, 2);
    expect(linesOf(at)[0]?.says).toBe('hard-4: $5 at 7.5 to 1 wins $38, rounded up from $37.50, $5 back');
  });

  test('nsw/7.2 half the minimum, found after the throw, is good and noted; the minimum itself needs no note', () => {
    const at = flagging({ minimum: 1_00, maximum: 100_00 }, [
      [1, 'six', 50],
      [2, 'six', 1_00],
    ]);
    at.rolls(4, 2);
    expect(at.rack(1)).toBe(200_50);
    expect(linesOf(at).map(({ notes }) => notes.map(({ clause }) => clause))).toEqual([['nsw/7.2'], []]);
  });

  test('nsw/7.3 $150 on Any Seven with a maximum of $100 wins $400, or loses $100 and $50 goes back', () => {
    const won = flagging({ minimum: 1_00, maximum: 100_00 }, [[1, 'any-7', 150_00]]);
    won.rolls(3, 4);
    expect(won.rack(1)).toBe(50_00 + 400_00 + 150_00);
    expect(linesOf(won)).toMatchObject([
      { stake: 150_00, inPlay: 100_00, winnings: 400_00, returned: 150_00 },
    ]);
    const lost = flagging({ minimum: 1_00, maximum: 100_00 }, [[1, 'any-7', 150_00]]);
    lost.rolls(5, 3);
    expect(lost.rack(1)).toBe(50_00 + 50_00);
    expect(linesOf(lost)).toMatchObject([
      { inPlay: 100_00, returned: 50_00, notes: [{ clause: 'nsw/7.3' }] },
    ]);
    expect(lost.books().bets).toBe(lost.layout());
    const exactly = flagging({ minimum: 1_00, maximum: 100_00 }, [[1, 'any-7', 100_00]]);
    exactly.rolls(5, 3);
    expect(exactly.rack(1)).toBe(100_00);
  });

  test('nsw/7.3#2 a bet over the maximum on an earlier roll is left alone', () => {
    const at = shooting(pack, [[1, 'any-7', 150_00]]);
    at.rolls(5, 3);
    at.bets(1, 'field', 10_00);
    at.rolls(5, 4);
    at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } });
    expect(
      at.refused(gameSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'over-maximum', bets: 'refund' }),
    ).toMatchObject({ code: 'NOT_A_GROUND', clause: 'nsw/7.3#2' });
    expect(at.rack(1)).toBe(60_00);
  });
});
