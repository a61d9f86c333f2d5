import { createContext, upTo } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../index.ts';
import {
  aSetup,
  type Bets,
  dealer,
  gameSupervisor,
  givenOpening,
  givenShooter,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const policies = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;

/** A table that takes bets outside its limits and flags them. */
function flagging(
  limits: { readonly minimum: number; readonly maximum: number },
  bets: Bets,
): TableUnderTest {
  const at = givenShooter(pack, [], { policies });
  at.given(operator, { type: 'PostLimits', limits });
  for (const [seat, wager, chips] of bets) at.bets(seat, { [wager]: chips });
  return at;
}

const betting = (wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;

const linesOf = (at: TableUnderTest) => at.table().recent[0]?.settlements ?? [];

describe('settling a roll', () => {
  test('nsw/4.7 the dice go back only when the last of three decided bets is settled', () => {
    const at = givenShooter(
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
    at.given(theDealer, { type: 'SettleBet', bet: 'b1' });
    at.given(theDealer, { type: 'SettleBet', bet: 'b2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('NOT_SETTLED', 'nsw/4.7');
    at.given(theDealer, { type: 'SettleBet', bet: 'b3' });
    at.given(theDealer, { type: 'PassDice' });
  });

  test.each([
    [2_50, 37_50],
    [1_00, 38_00],
    [5_00, 40_00],
  ])('nsw/6.5 five dollars on hard 4 with %i cents as the lowest chip pays %i', (chip, winnings) => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], { policies: { ...policies, chip } });
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings }]);
    expect(at.rack(1)).toBe(200_00 + winnings);
  });

  test.each([
    // Exactly where the chips make the sum, though it is no multiple of the lowest.
    [[1_00, 2_50, 5_00, 100_00], 'hard-4', 5_00, [2, 2], 37_50],
    [[2_00, 5_00], 'six', 5_00, [4, 2], 5_00],
    [[10_00, 25_00], 'field', 25_00, [5, 4], 25_00],
    // The next sum that they make, where they do not make it: $3 with $2 and $5 is $4, $1 is $2, $13 is exact.
    [[2_00, 5_00], 'six', 3_00, [4, 2], 4_00],
    [[2_00, 5_00], 'six', 1_00, [4, 2], 2_00],
    [[2_00, 5_00], 'six', 13_00, [4, 2], 13_00],
    [[10_00, 25_00], 'field', 26_00, [5, 4], 30_00],
    [[5_00, 100_00], 'hard-4', 5_00, [2, 2], 40_00],
    [[100_00, 5_00], 'hard-4', 10_00, [2, 2], 75_00],
  ] as const)('nsw/6.5 a float of %j pays %s, %i on %j, with %i', (chips, wager, stake, roll, winnings) => {
    const at = givenShooter(pack, [[1, wager, stake]], { strict: true, chips });
    at.rolls(...roll);
    expect(linesOf(at)).toMatchObject([{ winnings }]);
    expect(at.rack(1)).toBe(200_00 + winnings);
  });

  test('nsw/6.5 only chips that are there are paid with: a value counted at none is not', () => {
    const at = givenOpening(pack, {}, { without: ['float'] });
    at.given(dealer, { type: 'UnlockFloat' });
    const chips = [
      { value: 5_00, count: 100 },
      { value: 2_50, count: 0 },
    ];
    at.when(dealer, { type: 'CountFloat', chips }).thenEvents({ paidIn: [5_00] });
  });

  test('nsw/6.5 chips that make no table of sums are not counted into a float', () => {
    const at = givenOpening(pack, {}, { without: ['float'] });
    at.given(dealer, { type: 'UnlockFloat' });
    const counted = (...values: readonly number[]) =>
      ({ type: 'CountFloat', chips: values.map((value) => ({ value, count: 1 })) }) as const;
    at.when(dealer, counted(1_000_001, 1_000_002)).thenRefused('NOT_PAYABLE');
    at.given(dealer, counted(1_000_000, 1_000_001));
  });

  test('nsw/6.5 a float that was counted before its chips were named is paid by its lowest chip', () => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], { strict: true, chips: [1_00, 2_50] });
    at.calls(2, 2);
    const { chips, ...opening } = at.table().opening;
    expect(chips).toEqual([1_00, 2_50]);
    const before = { ...at.table(), opening: { ...opening, chips: undefined } };
    expect(before.opening.lowestChip).toBe(1_00);
    at.gathers();
    const rules = tableRules[pack];
    const context =
      rules && createContext(rules, before, before.setup ?? aSetup(pack), { by: dealer, at: 0 });
    expect(context?.terms.rounding).toEqual(upTo(1_00));
  });

  test('nsw/6.5 a home table pays in the chips of the house, and no cents that no chip is worth', () => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], { chips: [500_00, 1_00, 5_00, 25_00] });
    expect(at.table().opening.chips).toEqual([1_00, 5_00, 25_00, 500_00]);
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings: 38_00 }]);
    expect(at.when('ann', betting('six', 2_50)).refusal).toEqual({
      code: 'NOT_IN_CHIPS',
      clause: 'nsw/6.2',
      stake: 2_50,
      chips: [1_00, 5_00, 25_00, 500_00],
      next: 3_00,
    });
    at.given('ann', betting('six', 3_00));
  });

  test('nsw/6.5 a home table with smaller chips pays exactly, from the count on that names them', () => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], { chips: [1_00, 5_00] });
    at.when(operator, { type: 'CountFloat', chips: [], paidIn: [50, 1_00, 5_00] }).thenEvents({
      type: 'FloatCounted',
      cents: 9_000_00,
      paidIn: [50, 1_00, 5_00],
    });
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings: 37_50 }]);
    at.when(operator, { type: 'CountFloat', chips: [], paidIn: [] }).thenRefused('NOT_PAYABLE');
  });

  test('nsw/6.5 a home table that was set up for larger chips plays with those alone', () => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], {
      policies: { ...policies, chip: 5_00 },
      chips: [1_00, 2_00, 5_00, 25_00],
    });
    expect(at.table().opening.chips).toEqual([5_00, 25_00]);
    at.rolls(2, 2);
    expect(linesOf(at)).toMatchObject([{ winnings: 40_00 }]);
  });

  test('nsw/6.5 what is rounded says so', () => {
    const at = givenShooter(pack, [[1, 'hard-4', 5_00]], { policies: { ...policies, chip: 1_00 } });
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
    expect(lost.books().bets).toBe(lost.balance('layout'));
    const exactly = flagging({ minimum: 1_00, maximum: 100_00 }, [[1, 'any-7', 100_00]]);
    exactly.rolls(5, 3);
    expect(exactly.rack(1)).toBe(100_00);
  });

  test('nsw/7.3#2 a bet over the maximum on an earlier roll is left alone, and so is what it won or lost', () => {
    const at = flagging({ minimum: 1_00, maximum: 100_00 }, [
      [1, 'any-7', 150_00],
      [2, 'craps-2', 120_00],
    ]);
    at.rolls(1, 1);
    const [lost, won] = linesOf(at);
    expect([lost, won]).toMatchObject([
      { stake: 150_00, inPlay: 100_00, verdict: 'loses' },
      { stake: 120_00, inPlay: 100_00, winnings: 3_300_00 },
    ]);
    at.bets(1, { field: 10_00 });
    at.rolls(5, 4);
    for (const roll of [1, 2])
      at.when(gameSupervisor, {
        type: 'InvalidateRoll',
        roll,
        ground: 'over-maximum',
        bets: 'refund',
      }).thenRefused('NOT_A_GROUND', 'nsw/7.3#2');
    // The maximum of another day changes nothing of it either: wagers and results of then stand.
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 50_00 } });
    at.bets(1, { 'any-7': 60_00 });
    at.rolls(5, 3);
    expect(linesOf(at)).toMatchObject([{ inPlay: 50_00 }]);
    expect(at.table().recent.at(-1)?.settlements).toEqual([lost, won]);
    expect(at.rack(1)).toBe(200_00 - 100_00 + 10_00 - 50_00);
    expect(at.rack(2)).toBe(200_00 + 3_300_00);
  });
});
