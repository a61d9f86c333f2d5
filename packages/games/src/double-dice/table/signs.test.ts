import { viewFor } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { aSetup, atTable, inPlay, operator, player } from '../../testing/at-table.ts';

const on = (chips: number) => ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips }] }) as const;

test('double/6 a table has a sign with both figures from before it opens, and it says what is in force', () => {
  const at = atTable('double-dice');
  const limits = (minimum: number, maximum: number) =>
    ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
  at.give(operator, { type: 'SetUpTable', setup: aSetup('double-dice') });
  expect(at.table().signs.limits).toBeUndefined();
  expect(at.refused(operator, { type: 'OpenTable', float: 1_000_00 })).toMatchObject({
    code: 'LIMITS_NOT_POSTED',
    clause: 'double/6',
  });
  expect(at.give(operator, limits(5_00, 100_00))).toMatchObject([
    { type: 'LimitsPosted', limits: { minimum: 5_00, maximum: 100_00 }, clause: 'double/6' },
  ]);
  at.give(operator, { type: 'OpenTable', float: 1_000_00 });
  // Whoever looks at the felt sees the sign, a player too.
  expect(viewFor(at.table(), player('ann')).signs.limits).toMatchObject({ minimum: 5_00, maximum: 100_00 });
});

test.each(['refuse', 'flag'] as const)(
  'double/6 a bet outside the posted limits is refused, whatever the policy: %s',
  (limitsAtEntry) => {
    const policies = { limitsAtEntry, betsInRunOut: false, betsAfterVoidRound: false };
    const at = inPlay('double-dice', ['ann'], { policies });
    at.give(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 100_00 } });
    expect(at.refused(player('ann'), on(4_99))).toEqual({
      code: 'STAKE_BELOW_MINIMUM',
      clause: 'double/6',
      message: '$4.99 is below the minimum of $5. Stake $5 or more.',
    });
    expect(at.refused(player('ann'), on(100_01))).toMatchObject({
      code: 'STAKE_ABOVE_MAXIMUM',
      clause: 'double/6',
    });
    at.give(player('ann'), on(5_00));
    at.give(player('ann'), on(95_00));
    expect(at.refused(player('ann'), on(1))).toMatchObject({ code: 'STAKE_ABOVE_MAXIMUM' });
  },
);

test('double/6 a sign says a minimum that is not above its maximum', () => {
  const at = inPlay('double-dice', []);
  expect(
    at.refused(operator, { type: 'PostLimits', limits: { minimum: 6_00, maximum: 5_99 } }),
  ).toMatchObject({
    code: 'LIMITS_CROSSED',
    clause: 'double/6',
  });
  at.give(operator, { type: 'PostLimits', limits: { minimum: 6_00, maximum: 6_00 } });
});
