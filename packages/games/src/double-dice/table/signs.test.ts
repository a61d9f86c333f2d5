import { viewFor } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { aSetup, givenHome, givenTable, operator, player } from '../../testing/given-table.ts';

const on = (chips: number) => ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips }] }) as const;

test('double/6 a table has a sign with both figures from before it opens, and it says what is in force', () => {
  const at = givenTable('double-dice');
  const limits = (minimum: number, maximum: number) =>
    ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
  at.given(operator, { type: 'SetUpTable', setup: aSetup('double-dice') });
  expect(at.table().signs.limits).toBeUndefined();
  at.when(operator, { type: 'OpenTable', float: 1_000_00 }).thenRefused('LIMITS_NOT_POSTED', 'double/6');
  at.when(operator, limits(5_00, 100_00)).thenEvents({
    type: 'LimitsPosted',
    limits: { minimum: 5_00, maximum: 100_00 },
    clause: 'double/6',
  });
  at.given(operator, { type: 'OpenTable', float: 1_000_00 });
  // Whoever looks at the felt sees the sign, a player too.
  expect(viewFor(at.table(), player('ann')).signs.limits).toMatchObject({ minimum: 5_00, maximum: 100_00 });
});

test.each(['refuse', 'flag'] as const)(
  'double/6 a bet outside the posted limits is refused, whatever the policy: %s',
  (limitsAtEntry) => {
    const policies = { limitsAtEntry, betsInRunOut: false, betsAfterVoidRound: false };
    const at = givenHome('double-dice', ['ann'], { policies });
    at.given(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 100_00 } });
    expect(at.when('ann', on(4_99)).refusal).toEqual({
      code: 'STAKE_BELOW_MINIMUM',
      clause: 'double/6',
      stake: 4_99,
      minimum: 5_00,
    });
    at.when('ann', on(100_01)).thenRefused('STAKE_ABOVE_MAXIMUM', 'double/6');
    at.given('ann', on(5_00));
    at.given('ann', on(95_00));
    at.when('ann', on(1)).thenRefused('STAKE_ABOVE_MAXIMUM');
  },
);

test('double/6 a sign says a minimum that is not above its maximum', () => {
  const at = givenHome('double-dice', []);
  at.when(operator, { type: 'PostLimits', limits: { minimum: 6_00, maximum: 5_99 } }).thenRefused(
    'LIMITS_CROSSED',
    'double/6',
  );
  at.given(operator, { type: 'PostLimits', limits: { minimum: 6_00, maximum: 6_00 } });
});
