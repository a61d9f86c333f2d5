import { expect, test } from 'vitest';
import { aSetup, dealer, operator, player } from '../testing/given-table.ts';
import { type Line, playthrough } from '../testing/playthrough.ts';

const ann = player('ann');
const bob = player('bob');

/** The dealer shakes the cup, and the dice are called and settled. */
const round = (...faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): readonly Line[] => [
  20,
  [dealer, { type: 'ThrowDice' }],
  3,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces }],
  [dealer, { type: 'SettleRoll' }],
];

const script: readonly Line[] = [
  'The table opens',
  [operator, { type: 'SetUpTable', setup: aSetup('wonder-dice', { mode: 'fun' }) }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 50_00 } }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } }],
  [operator, { type: 'OpenTable', float: 5_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob' }],
  'Everybody has a colour of their own',
  [dealer, { type: 'BuyIn', seat: 1, cents: 40_00, from: 'cash', colour: { colour: 'red', value: 11_00 } }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 40_00, from: 'cash', colour: { colour: 'red', value: 2_00 } }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 50_00, from: 'cash', colour: { colour: 'blue', value: 5_00 } }],
  [dealer, { type: 'ThrowDice' }],
  'A round with two of the number',
  [
    ann,
    {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'number-4', chips: 4_00 },
        { wager: 'low', chips: 2_00 },
      ],
    },
  ],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 12_00 }] }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 10_00 }] }],
  ...round(4, 4, 1),
  'A die off the table: the round is void',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-triple', chips: 2_00 }] }],
  20,
  [dealer, { type: 'ThrowDice' }],
  [ann, { type: 'TakeDownBet', seat: 1, bet: 'b4' }],
  3,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallNoRoll', reason: 'left-the-table' }],
  ...round(6, 6, 6),
  'Colours are handed in and the table closes',
  [dealer, { type: 'ColourOut', seat: 1 }],
  [dealer, { type: 'CashOut', seat: 1 }],
  [ann, { type: 'StandUp', seat: 1 }],
  [operator, { type: 'CloseTable' }],
];

test('a short evening of Wonder Dice reads as it is written down', async () => {
  await expect(playthrough('wonder-dice', script)).toMatchFileSnapshot('./playthrough.txt');
});
