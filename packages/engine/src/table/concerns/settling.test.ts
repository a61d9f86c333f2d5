import { expect, test } from 'vitest';
import { exampleRules } from '../../testing/example-table.ts';
import { aSetup, givenTable } from '../../testing/given-table.ts';
import { dealer, house, operator } from '../../testing/people.ts';

/** A table whose float holds $50, with a hard eight called that wins Ann $95. */
function shortOfChips() {
  const at = givenTable(exampleRules);
  at.given(operator, { type: 'SetUpTable', setup: aSetup('example') });
  at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00 } });
  at.given(operator, { type: 'OpenTable', float: 50_00 });
  at.given('ann', { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' });
  at.given(house, { type: 'BuyIn', seat: 1, cents: 10_00, from: 'account' });
  at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-eight', chips: 10_00 }] });
  at.given(dealer, { type: 'OfferDice' });
  at.given('ann', { type: 'AcceptDice', seat: 1 });
  at.given('ann', { type: 'ThrowDice', seat: 1 });
  at.given(dealer, { type: 'BringToRest' });
  at.given(dealer, { type: 'CallRoll', faces: [4, 4] });
  return at;
}

test('a float that cannot pay is filled before the roll is settled, and never goes below nothing', () => {
  const at = shortOfChips();
  at.when(dealer, { type: 'SettleRoll' }).thenRefused({
    code: 'FLOAT_TOO_SMALL',
    needed: 95_00,
    there: 50_00,
  });
  at.given(operator, { type: 'FillFloat', cents: 45_00 });
  at.given(dealer, { type: 'SettleRoll' });
  expect(at.table().ledger.get('float') ?? 0).toBe(0);
  expect(at.table().ledger.get('rack:1')).toBe(105_00);
});
