import { expect, test } from 'vitest';
import { aSetup, dealer, operator, player } from '../testing/given-table.ts';
import { type Line, playthrough } from '../testing/playthrough.ts';

const ann = player('ann');
const bob = player('bob');

/** A throw by Ann that is called and settled. */
const thrown = (...faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): readonly Line[] => [
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces }],
  [dealer, { type: 'SettleRoll' }],
];

const script: readonly Line[] = [
  'The table opens',
  [operator, { type: 'SetUpTable', setup: aSetup('double-dice', { mode: 'fun' }) }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 50_00 } }],
  [operator, { type: 'OpenTable', float: 5_000_00 }],
  [operator, { type: 'SignOn', as: 'operator', born: '1970-01-01' }],
  [dealer, { type: 'SignOn', as: 'dealer', born: '1980-01-01' }],
  [player('kit'), { type: 'SitDown', seat: 3, name: 'Kit', born: '2010-06-01' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob', born: '1985-12-31' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 100_00, from: 'cash' }],
  [dealer, { type: 'OfferDice' }],
  [ann, { type: 'AcceptDice', seat: 1 }],
  "A set of four throws, begun with the Shooter's Bet",
  [ann, { type: 'ThrowDice', seat: 1 }],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'shooters-bet', chips: 10_00 }] }],
  [
    bob,
    {
      type: 'PlaceBets',
      seat: 2,
      bets: [
        { wager: 'number-6', chips: 5_00 },
        { wager: 'bonus', chips: 2_00 },
      ],
    },
  ],
  ...thrown(3, 3),
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'shooters-bet', chips: 5_00 }] }],
  [ann, { type: 'TakeDownBet', seat: 1, bet: 'b1' }],
  [ann, { type: 'GiveUpDice', seat: 1 }],
  'No throw: the layout is frozen until the dice are thrown again',
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallNoRoll', reason: 'off-the-mat' }],
  [bob, { type: 'TakeDownBet', seat: 2, bet: 'b2' }],
  ...thrown(5, 4),
  ...thrown(4, 4),
  ...thrown(2, 1),
  'Ann keeps what the set won and passes the dice',
  [ann, { type: 'GiveUpDice', seat: 1 }],
  [dealer, { type: 'OfferDice' }],
  [bob, { type: 'DeclineDice', seat: 2 }],
  'The table closes',
  [operator, { type: 'CloseTable' }],
];

test('a short evening of Double Dice reads as it is written down', async () => {
  await expect(playthrough('double-dice', script)).toMatchFileSnapshot('./playthrough.txt');
});
