import { expect, test } from 'vitest';
import { aSetup, atTable, dealer, house, operator, player } from './testing/at-table.ts';

/** A table whose float holds $50, with a hard six called that wins Ann $90. */
function shortOfChips() {
  const at = atTable('snake-eyes-nz');
  at.give(operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nz') });
  at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00 } });
  at.give(operator, { type: 'OpenTable', float: 50_00 });
  at.give(player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' });
  at.give(house, { type: 'BuyIn', seat: 1, cents: 10_00, from: 'account' });
  at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
  at.give(dealer, { type: 'OfferDice' });
  at.give(player('ann'), { type: 'AcceptDice', seat: 1 });
  at.give(player('ann'), { type: 'ThrowDice', seat: 1 });
  at.give(dealer, { type: 'BringToRest' });
  at.give(dealer, { type: 'CallRoll', faces: [3, 3] });
  return at;
}

test('a float that cannot pay is filled before the roll is settled, and never goes below nothing', () => {
  const at = shortOfChips();
  expect(at.refused(dealer, { type: 'SettleRoll' })).toMatchObject({
    code: 'FLOAT_TOO_SMALL',
    message: expect.stringMatching(/\$90.*\$50/),
  });
  at.give(operator, { type: 'FillFloat', cents: 40_00 });
  at.give(dealer, { type: 'SettleRoll' });
  expect(at.table().ledger.get('float') ?? 0).toBe(0);
  expect(at.table().ledger.get('rack:1')).toBe(100_00);
});
