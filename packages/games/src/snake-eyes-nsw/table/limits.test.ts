import type { Limits } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  aSetup,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenHome,
  givenTable,
  house,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const MINUTE = 60_000;

const on = (chips: number, seat = 1, wager = 'field') =>
  ({ type: 'PlaceBets', seat, bets: [{ wager, chips }] }) as const;

const withLimits = (limits: Limits, players: readonly string[] = ['ann']): TableUnderTest => {
  const at = givenHome('snake-eyes-nsw', players);
  // A new sign before anybody bets: the posted minimum of $1 would be raised, which takes its time.
  at.given(casinoSupervisor, { type: 'PostRaise', minimum: limits.minimum, from: at.now() + 20 * MINUTE });
  at.wait(20 * MINUTE);
  at.given(casinoSupervisor, { type: 'PostLimits', limits });
  return at;
};

describe('the limits sign', () => {
  test('nsw/7.1 a table does not open without a limits sign', () => {
    const at = givenTable('snake-eyes-nsw');
    at.given(operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nsw') });
    at.when(operator, { type: 'OpenTable', float: 10_000_00 }).thenRefused({ clause: 'nsw/7.1' });
    at.given(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 500_00 } });
    at.given(operator, { type: 'OpenTable', float: 10_000_00 });
  });

  test('nsw/7.1 the sign states the smallest and the largest bet, and the figures on it hold', () => {
    const at = withLimits({ minimum: 5_00, maximum: 100_00 });
    at.when('ann', on(4_99)).thenRefused('STAKE_BELOW_MINIMUM', 'nsw/7.1');
    at.when('ann', on(100_01)).thenRefused('STAKE_ABOVE_MAXIMUM', 'nsw/7.1');
    at.given('ann', on(5_00));
    at.given('ann', on(95_00));
  });

  test('nsw/7.1#2 bets are multiples of the minimum only where the sign says so', () => {
    const at = withLimits({ minimum: 5_00, maximum: 100_00 });
    at.given('ann', on(7_00));
    at.given(casinoSupervisor, {
      type: 'PostLimits',
      limits: { minimum: 5_00, maximum: 100_00, multiples: true },
    });
    at.when('ann', on(7_00, 1, 'any-7')).thenRefused('STAKE_NOT_A_MULTIPLE', 'nsw/7.1#2');
    at.given('ann', on(10_00, 1, 'any-7'));
  });

  test('nsw/7.1#3 the sign may fix the step for sums above the minimum', () => {
    const at = withLimits({ minimum: 10_00, maximum: 100_00, unit: 5_00 });
    expect(at.when('ann', on(12_00)).refusal).toEqual({
      code: 'STAKE_OFF_UNIT',
      clause: 'nsw/7.1#3',
      stake: 12_00,
      minimum: 10_00,
      unit: 5_00,
      below: 10_00,
    });
    at.given('ann', on(10_00));
    at.given('ann', on(5_00));
  });

  test('nsw/7.1 a kind of wager may have a line of its own on the sign', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'field',
      limits: { minimum: 1_00, maximum: 20_00 },
    });
    at.when('ann', on(20_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
    at.given('ann', on(20_00));
    at.given('ann', on(21_00, 1, 'any-7'));
    at.when(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: '__proto__',
      limits: { minimum: 1_00, maximum: 20_00 },
    }).thenRefused('WAGER_NOT_OFFERED');
    at.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } });
    at.given('ann', on(1_00));
  });

  test.each([
    { minimum: 0, maximum: 5_00 },
    { minimum: 1_00, maximum: Number.NaN },
    { minimum: -1_00, maximum: 5_00 },
    { minimum: 1_00, maximum: 5.5 },
    { minimum: 1_00, maximum: 5_00, unit: 0 },
  ])('no sign carries %o', (limits) => {
    givenHome('snake-eyes-nsw', [])
      .when(operator, { type: 'PostLimits', limits })
      .thenRefused('NOT_WHOLE_CENTS');
  });
});

describe('changing the limits', () => {
  test('nsw/7.5 a higher minimum applies when its sign has hung 20 minutes, and not a moment earlier', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const posted = at.now();
    const raise = (minutes: number) =>
      ({ type: 'PostRaise', minimum: 25_00, from: posted + minutes * MINUTE }) as const;
    at.when(casinoSupervisor, { ...raise(20), from: posted + 20 * MINUTE - 1 }).thenRefused(
      'NOTICE_TOO_SHORT',
      'nsw/7.5',
    );
    at.when(casinoSupervisor, raise(19)).thenRefused({ clause: 'nsw/7.5' });
    at.when(casinoSupervisor, raise(20)).thenEvents({ type: 'RaisePosted', clause: 'nsw/7.5' });
    at.wait(20 * MINUTE - 1);
    at.given('ann', on(24_00));
    at.wait(1);
    at.when('ann', on(24_00, 1, 'any-7')).thenRefused('STAKE_BELOW_MINIMUM');
    at.given('ann', on(25_00, 1, 'any-7'));
  });

  test('nsw/7.5 a minimum is not raised at once at a table in play', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const post = (minimum: number, maximum = 500_00) =>
      ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
    at.when(casinoSupervisor, post(1_01)).thenRefused('RAISE_NEEDS_A_SIGN', 'nsw/7.5');
    at.when(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'field',
      limits: { minimum: 1_01, maximum: 2_00 },
    }).thenRefused('RAISE_NEEDS_A_SIGN');
    at.given(casinoSupervisor, post(1_00));
    at.given(casinoSupervisor, post(50));
    at.given(casinoSupervisor, post(50, 1_000_00));
    at.given(casinoSupervisor, post(50, 100_00));
    at.when('ann', on(100_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.5 taking a wager line down does not raise its minimum at once either', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'field',
      limits: { minimum: 50, maximum: 20_00 },
    });
    at.when(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } }).thenRefused(
      'RAISE_NEEDS_A_SIGN',
      'nsw/7.5',
    );
    at.given(casinoSupervisor, {
      type: 'PostRaise',
      wager: 'field',
      minimum: 1_00,
      from: at.now() + 20 * MINUTE,
    });
    at.wait(20 * MINUTE);
    at.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } });
  });

  test('nsw/7.5 another maximum leaves an announced raise up, and a raise in force is the minimum', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    const limits = { minimum: 1_00, maximum: 200_00 };
    at.when(casinoSupervisor, { type: 'PostLimits', limits: { ...limits, maximum: 24_99 } }).thenRefused(
      'LIMITS_CROSSED',
    );
    at.given(casinoSupervisor, { type: 'PostLimits', limits });
    at.wait(20 * MINUTE);
    at.when('ann', on(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
    at.given(casinoSupervisor, { type: 'PostRaise', minimum: 30_00, from: at.now() + 20 * MINUTE });
    at.when('ann', on(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
    at.given('ann', on(25_00));
    at.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'raise' } });
    at.wait(20 * MINUTE);
    at.given('ann', on(25_00, 1, 'any-7'));
    at.given(casinoSupervisor, { type: 'PostLimits', limits });
    at.given('ann', on(1_00, 1, 'craps-2'));
  });

  test('nsw/7.5 the limits in force when a wager was placed govern it', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given('ann', on(2_00));
    at.given(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.given('ann', on(25_00, 1, 'any-7'));
    expect(at.table().betting.bets).toMatchObject([
      { wager: 'field', limits: { minimum: 1_00, maximum: 500_00 }, flags: [] },
      { wager: 'any-7', limits: { minimum: 25_00, maximum: 500_00 }, flags: [] },
    ]);
  });

  test('nsw/7.5 a wager is cut by the limits it was placed under', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given('ann', on(100_00));
    at.given(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 60_00 } });
    const cut = (leave: number) => ({ type: 'TakeDownBet', seat: 1, bet: 'b1', leave }) as const;
    at.given('ann', cut(70_00));
    at.given(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.given('ann', cut(1_00));
    at.when('ann', cut(99)).thenRefused('STAKE_BELOW_MINIMUM');
  });

  test('nsw/7.5 a dealer does not change the limits', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const raise = { type: 'PostRaise', minimum: 25_00, from: at.now() + 20 * MINUTE } as const;
    at.when(dealer, raise).thenRefused('NOT_YOUR_ROLE');
    at.when('ann', raise).thenRefused('NOT_YOUR_ROLE');
    at.given(gameSupervisor, raise);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300])('a raise has a time: not %s', (from) => {
    const at = givenHome('snake-eyes-nsw', []);
    at.when(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from }).thenRefused('NOTICE_TOO_SHORT');
  });

  test('nsw/7.6 a sign by the seat lets one player exceed the maximum, within limits of their own', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.given(house, { type: 'BuyIn', seat: 1, cents: 5_000_00, from: 'cash' });
    at.given(house, { type: 'BuyIn', seat: 2, cents: 3_000_00, from: 'cash' });
    at.when(dealer, {
      type: 'PostSeatLimits',
      seat: 1,
      limits: { minimum: 100_00, maximum: 5_000_00 },
    }).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, {
      type: 'PostSeatLimits',
      seat: 1,
      limits: { minimum: 100_00, maximum: 5_000_00 },
    }).thenEvents({ type: 'SeatLimitsPosted', seat: 1, clause: 'nsw/7.6' });
    at.given('ann', on(2_000_00));
    at.when('bob', on(2_000_00, 2)).thenRefused('STAKE_ABOVE_MAXIMUM');
    at.when('ann', on(50_00, 1, 'any-7')).thenRefused('STAKE_BELOW_MINIMUM');
    at.when('ann', on(3_000_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.6 a sign by the seat is for more than the stated maximum: as much or less is refused', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const sign = (maximum: number, minimum = 25_00) =>
      ({ type: 'PostSeatLimits', seat: 1, limits: { minimum, maximum } }) as const;
    // Otherwise it would raise one player's minimum at once, which needs a sign 20 minutes ahead.
    expect(at.when(casinoSupervisor, sign(500_00)).refusal).toEqual({
      code: 'NOT_ABOVE_MAXIMUM',
      clause: 'nsw/7.6',
      stated: 500_00,
      maximum: 500_00,
    });
    at.when(casinoSupervisor, sign(100_00)).thenRefused('NOT_ABOVE_MAXIMUM');
    at.given(casinoSupervisor, sign(500_01));
    at.when('ann', on(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
  });

  test('nsw/7.5 nsw/7.6 a sign by the seat says nothing once the table states as much, or a line does', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(house, { type: 'BuyIn', seat: 1, cents: 5_000_00, from: 'cash' });
    const limits = { minimum: 25_00, maximum: 600_00 };
    at.given(casinoSupervisor, { type: 'PostSeatLimits', seat: 1, limits });
    at.when('ann', on(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
    at.given(casinoSupervisor, {
      type: 'PostWagerLimits',
      wager: 'any-7',
      limits: { minimum: 1_00, maximum: 600_00 },
    });
    at.given('ann', on(1_00, 1, 'any-7'));
    at.given(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 599_99 } });
    at.when('ann', on(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
    at.given(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 600_00 } });
    at.given('ann', on(1_00));
  });

  test('where a house posts limits by its own policy, a sign by the seat may also be for less', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(operator, { type: 'PostSeatLimits', seat: 1, limits: { minimum: 1_00, maximum: 5_00 } });
    at.when('ann', on(5_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
  });

  test('nsw/7.6 the sign goes with the player it was for', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(casinoSupervisor, {
      type: 'PostSeatLimits',
      seat: 1,
      limits: { minimum: 10_00, maximum: 5_000_00 },
    });
    at.given(house, { type: 'CashOut', seat: 1 });
    at.given('ann', { type: 'StandUp', seat: 1 });
    at.given('bob', { type: 'SitDown', seat: 1, name: 'Bob' });
    at.given(house, { type: 'BuyIn', seat: 1, cents: 600_00, from: 'cash' });
    at.when('bob', on(500_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
    at.given('bob', on(1_00));
    at.when(casinoSupervisor, {
      type: 'PostSeatLimits',
      seat: 5,
      limits: { minimum: 1, maximum: 2 },
    }).thenRefused('NO_SUCH_SEAT');
  });
});
