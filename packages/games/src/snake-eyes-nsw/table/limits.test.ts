import type { Limits } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type AtTable,
  aSetup,
  atTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  house,
  inPlay,
  operator,
  player,
} from '../../testing/at-table.ts';

const MINUTE = 60_000;

const on = (chips: number, seat = 1, wager = 'field') =>
  ({ type: 'PlaceBets', seat, bets: [{ wager, chips }] }) as const;

const withLimits = (limits: Limits, players: readonly string[] = ['ann']): AtTable => {
  const at = inPlay('snake-eyes-nsw', players);
  // A new sign before anybody bets: the posted minimum of $1 would be raised, which takes its time.
  at.give(casinoSupervisor, { type: 'PostRaise', minimum: limits.minimum, from: at.now() + 20 * MINUTE });
  at.wait(20 * MINUTE);
  at.give(casinoSupervisor, { type: 'PostLimits', limits });
  return at;
};

describe('the limits sign', () => {
  test('nsw/7.1 a table does not open without a limits sign', () => {
    const at = atTable('snake-eyes-nsw');
    at.give(operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nsw') });
    expect(at.refused(operator, { type: 'OpenTable', float: 10_000_00 }).clause).toBe('nsw/7.1');
    at.give(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 500_00 } });
    at.give(operator, { type: 'OpenTable', float: 10_000_00 });
  });

  test('nsw/7.1 the sign states the smallest and the largest bet, and the figures on it hold', () => {
    const at = withLimits({ minimum: 5_00, maximum: 100_00 });
    expect(at.refused(player('ann'), on(4_99))).toMatchObject({
      code: 'STAKE_BELOW_MINIMUM',
      clause: 'nsw/7.1',
    });
    expect(at.refused(player('ann'), on(100_01))).toMatchObject({
      code: 'STAKE_ABOVE_MAXIMUM',
      clause: 'nsw/7.1',
    });
    at.give(player('ann'), on(5_00));
    at.give(player('ann'), on(95_00));
  });

  test('nsw/7.1#2 bets are multiples of the minimum only where the sign says so', () => {
    const at = withLimits({ minimum: 5_00, maximum: 100_00 });
    at.give(player('ann'), on(7_00));
    at.give(casinoSupervisor, {
      type: 'PostLimits',
      limits: { minimum: 5_00, maximum: 100_00, multiples: true },
    });
    expect(at.refused(player('ann'), on(7_00, 1, 'any-7'))).toMatchObject({
      code: 'STAKE_NOT_A_MULTIPLE',
      clause: 'nsw/7.1#2',
    });
    at.give(player('ann'), on(10_00, 1, 'any-7'));
  });

  test('nsw/7.1#3 the sign may fix the step for sums above the minimum', () => {
    const at = withLimits({ minimum: 10_00, maximum: 100_00, unit: 5_00 });
    expect(at.refused(player('ann'), on(12_00))).toEqual({
      code: 'STAKE_OFF_UNIT',
      clause: 'nsw/7.1#3',
      message: '$12 is not $10 and steps of $5 above it. Stake $10 or the next step.',
    });
    at.give(player('ann'), on(10_00));
    at.give(player('ann'), on(5_00));
  });

  test('nsw/7.1 a kind of wager may have a line of its own on the sign', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'field',
      limits: { minimum: 1_00, maximum: 20_00 },
    });
    expect(at.refused(player('ann'), on(20_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
    at.give(player('ann'), on(20_00));
    at.give(player('ann'), on(21_00, 1, 'any-7'));
    expect(
      at.refused(casinoSupervisor, {
        type: 'PostWagerLimits',
        wager: '__proto__',
        limits: { minimum: 1_00, maximum: 20_00 },
      }).code,
    ).toBe('WAGER_NOT_OFFERED');
    at.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } });
    at.give(player('ann'), on(1_00));
  });

  test.each([
    { minimum: 0, maximum: 5_00 },
    { minimum: 1_00, maximum: Number.NaN },
    { minimum: -1_00, maximum: 5_00 },
    { minimum: 1_00, maximum: 5.5 },
    { minimum: 1_00, maximum: 5_00, unit: 0 },
  ])('no sign carries %o', (limits) => {
    expect(inPlay('snake-eyes-nsw', []).refused(operator, { type: 'PostLimits', limits }).code).toBe(
      'NOT_WHOLE_CENTS',
    );
  });
});

describe('changing the limits', () => {
  test('nsw/7.5 a higher minimum applies when its sign has hung 20 minutes, and not a moment earlier', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const posted = at.now();
    const raise = (minutes: number) =>
      ({ type: 'PostRaise', minimum: 25_00, from: posted + minutes * MINUTE }) as const;
    expect(at.refused(casinoSupervisor, { ...raise(20), from: posted + 20 * MINUTE - 1 })).toMatchObject({
      code: 'NOTICE_TOO_SHORT',
      clause: 'nsw/7.5',
    });
    expect(at.refused(casinoSupervisor, raise(19)).clause).toBe('nsw/7.5');
    expect(at.give(casinoSupervisor, raise(20))).toMatchObject([{ type: 'RaisePosted', clause: 'nsw/7.5' }]);
    at.wait(20 * MINUTE - 1);
    at.give(player('ann'), on(24_00));
    at.wait(1);
    expect(at.refused(player('ann'), on(24_00, 1, 'any-7')).code).toBe('STAKE_BELOW_MINIMUM');
    at.give(player('ann'), on(25_00, 1, 'any-7'));
  });

  test('nsw/7.5 a minimum is not raised at once at a table in play', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const post = (minimum: number, maximum = 500_00) =>
      ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
    expect(at.refused(casinoSupervisor, post(1_01))).toMatchObject({
      code: 'RAISE_NEEDS_A_SIGN',
      clause: 'nsw/7.5',
    });
    expect(
      at.refused(casinoSupervisor, {
        type: 'PostWagerLimits',
        wager: 'field',
        limits: { minimum: 1_01, maximum: 2_00 },
      }).code,
    ).toBe('RAISE_NEEDS_A_SIGN');
    at.give(casinoSupervisor, post(1_00));
    at.give(casinoSupervisor, post(50));
    at.give(casinoSupervisor, post(50, 1_000_00));
    at.give(casinoSupervisor, post(50, 100_00));
    expect(at.refused(player('ann'), on(100_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.5 taking a wager line down does not raise its minimum at once either', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'field',
      limits: { minimum: 50, maximum: 20_00 },
    });
    expect(
      at.refused(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } }),
    ).toMatchObject({ code: 'RAISE_NEEDS_A_SIGN', clause: 'nsw/7.5' });
    at.give(casinoSupervisor, {
      type: 'PostRaise',
      wager: 'field',
      minimum: 1_00,
      from: at.now() + 20 * MINUTE,
    });
    at.wait(20 * MINUTE);
    at.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } });
  });

  test('nsw/7.5 another maximum leaves an announced raise up, and a raise in force is the minimum', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    const limits = { minimum: 1_00, maximum: 200_00 };
    expect(
      at.refused(casinoSupervisor, { type: 'PostLimits', limits: { ...limits, maximum: 24_99 } }).code,
    ).toBe('LIMITS_CROSSED');
    at.give(casinoSupervisor, { type: 'PostLimits', limits });
    at.wait(20 * MINUTE);
    expect(at.refused(player('ann'), on(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 30_00, from: at.now() + 20 * MINUTE });
    expect(at.refused(player('ann'), on(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
    at.give(player('ann'), on(25_00));
    at.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'raise' } });
    at.wait(20 * MINUTE);
    at.give(player('ann'), on(25_00, 1, 'any-7'));
    at.give(casinoSupervisor, { type: 'PostLimits', limits });
    at.give(player('ann'), on(1_00, 1, 'craps-2'));
  });

  test('nsw/7.5 the limits in force when a wager was placed govern it', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(player('ann'), on(2_00));
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.give(player('ann'), on(25_00, 1, 'any-7'));
    expect(at.table().betting.bets).toMatchObject([
      { wager: 'field', limits: { minimum: 1_00, maximum: 500_00 }, flags: [] },
      { wager: 'any-7', limits: { minimum: 25_00, maximum: 500_00 }, flags: [] },
    ]);
  });

  test('nsw/7.5 a wager is cut by the limits it was placed under', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(player('ann'), on(100_00));
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 60_00 } });
    const cut = (leave: number) => ({ type: 'TakeDownBet', seat: 1, bet: 'b1', leave }) as const;
    at.give(player('ann'), cut(70_00));
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.give(player('ann'), cut(1_00));
    expect(at.refused(player('ann'), cut(99)).code).toBe('STAKE_BELOW_MINIMUM');
  });

  test('nsw/7.5 a dealer does not change the limits', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const raise = { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE } as const;
    expect(at.refused(dealer, raise).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(player('ann'), raise).code).toBe('NOT_YOUR_ROLE');
    at.give(gameSupervisor, raise);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300])('a raise has a time: not %s', (from) => {
    const at = inPlay('snake-eyes-nsw', []);
    expect(at.refused(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from }).code).toBe(
      'NOTICE_TOO_SHORT',
    );
  });

  test('nsw/7.6 a sign by the seat lets one player exceed the maximum, within limits of their own', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    at.give(house, { type: 'BuyIn', seat: 1, cents: 5_000_00, from: 'cash' });
    at.give(house, { type: 'BuyIn', seat: 2, cents: 3_000_00, from: 'cash' });
    expect(
      at.refused(dealer, { type: 'PostSeatLimits', seat: 1, limits: { minimum: 100_00, maximum: 5_000_00 } })
        .code,
    ).toBe('NOT_YOUR_ROLE');
    expect(
      at.give(casinoSupervisor, {
        type: 'PostSeatLimits',
        seat: 1,
        limits: { minimum: 100_00, maximum: 5_000_00 },
      }),
    ).toMatchObject([{ type: 'SeatLimitsPosted', seat: 1, clause: 'nsw/7.6' }]);
    at.give(player('ann'), on(2_000_00));
    expect(at.refused(player('bob'), on(2_000_00, 2)).code).toBe('STAKE_ABOVE_MAXIMUM');
    expect(at.refused(player('ann'), on(50_00, 1, 'any-7')).code).toBe('STAKE_BELOW_MINIMUM');
    expect(at.refused(player('ann'), on(3_000_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.6 a sign by the seat is for more than the stated maximum: as much or less is refused', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const sign = (maximum: number, minimum = 25_00) =>
      ({ type: 'PostSeatLimits', seat: 1, limits: { minimum, maximum } }) as const;
    // Otherwise it would raise one player's minimum at once, which needs a sign 20 minutes ahead.
    expect(at.refused(casinoSupervisor, sign(500_00))).toEqual({
      code: 'NOT_ABOVE_MAXIMUM',
      clause: 'nsw/7.6',
      message:
        'A sign by the seat is for more than the maximum of $500, and $500 is not. Post a higher maximum, or no sign.',
    });
    expect(at.refused(casinoSupervisor, sign(100_00)).code).toBe('NOT_ABOVE_MAXIMUM');
    at.give(casinoSupervisor, sign(500_01));
    expect(at.refused(player('ann'), on(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
  });

  test('nsw/7.5 nsw/7.6 a sign by the seat says nothing once the table states as much, or a line does', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(house, { type: 'BuyIn', seat: 1, cents: 5_000_00, from: 'cash' });
    const limits = { minimum: 25_00, maximum: 600_00 };
    at.give(casinoSupervisor, { type: 'PostSeatLimits', seat: 1, limits });
    expect(at.refused(player('ann'), on(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
    at.give(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'any-7',
      limits: { minimum: 1_00, maximum: 600_00 },
    });
    at.give(player('ann'), on(1_00, 1, 'any-7'));
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 599_99 } });
    expect(at.refused(player('ann'), on(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 600_00 } });
    at.give(player('ann'), on(1_00));
  });

  test('where a house posts limits by its own policy, a sign by the seat may also be for less', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    at.give(operator, { type: 'PostSeatLimits', seat: 1, limits: { minimum: 1_00, maximum: 5_00 } });
    expect(at.refused(player('ann'), on(5_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.6 the sign goes with the player it was for', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(casinoSupervisor, {
      type: 'PostSeatLimits',
      seat: 1,
      limits: { minimum: 10_00, maximum: 5_000_00 },
    });
    at.give(house, { type: 'CashOut', seat: 1 });
    at.give(player('ann'), { type: 'StandUp', seat: 1 });
    at.give(player('bob'), { type: 'SitDown', seat: 1, name: 'Bob' });
    at.give(house, { type: 'BuyIn', seat: 1, cents: 600_00, from: 'cash' });
    expect(at.refused(player('bob'), on(500_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
    at.give(player('bob'), on(1_00));
    expect(
      at.refused(casinoSupervisor, { type: 'PostSeatLimits', seat: 5, limits: { minimum: 1, maximum: 2 } })
        .code,
    ).toBe('NO_SUCH_SEAT');
  });
});
