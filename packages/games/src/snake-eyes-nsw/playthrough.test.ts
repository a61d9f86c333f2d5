import { expect, test } from 'vitest';
import { aSetup, casinoSupervisor, dealer, operator, player } from '../testing/given-table.ts';
import { type Line, playthrough } from '../testing/playthrough.ts';

const ann = player('ann');
const bob = player('bob');
const MINUTES = 60;

const script: readonly Line[] = [
  'The table opens',
  [
    operator,
    {
      type: 'SetUpTable',
      setup: aSetup('snake-eyes-nsw', {
        policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false, chip: 1_00 },
      }),
    },
  ],
  [operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 100_00 } }],
  [operator, { type: 'OpenTable', float: 10_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 3, name: 'Bob' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 300_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 3, cents: 300_00, from: 'cash' }],
  'A half unit is rounded up, and a bet above the maximum plays to the maximum',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-4', chips: 5_00 }] }],
  [bob, { type: 'PlaceBets', seat: 3, bets: [{ wager: 'field', chips: 120_00 }] }],
  [dealer, { type: 'OfferDice' }],
  [ann, { type: 'AcceptDice', seat: 1 }],
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [2, 2] }],
  [dealer, { type: 'SettleRoll' }],
  'One die on top of the other',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] }],
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallNoRoll', reason: 'die-on-die' }],
  'The shooter is warned, and ordered to pass',
  20,
  [casinoSupervisor, { type: 'WarnShooter', words: 'throw without delay' }],
  60,
  [casinoSupervisor, { type: 'OrderToPass', cause: 'delay', words: 'held the dice for a minute' }],
  [bob, { type: 'PlaceBets', seat: 3, bets: [{ wager: 'any-7', chips: 5_00 }] }],
  [dealer, { type: 'OfferDice' }],
  [bob, { type: 'AcceptDice', seat: 3 }],
  20,
  [bob, { type: 'ThrowDice', seat: 3 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [5, 2] }],
  [dealer, { type: 'SettleRoll' }],
  'Twenty minutes of notice before the table closes',
  [operator, { type: 'CloseTable' }],
  [operator, { type: 'PostClosing', closesAt: Date.UTC(2026, 4, 10, 12, 25) }],
  25 * MINUTES,
  [operator, { type: 'CloseTable' }],
];

test('a short evening at a New South Wales table reads as it is written down', async () => {
  await expect(playthrough('snake-eyes-nsw', script)).toMatchFileSnapshot('./playthrough.txt');
});
