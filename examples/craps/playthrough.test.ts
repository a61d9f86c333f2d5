import { tableProcedureFor } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { aSetup, dealer, operator, player } from '../../packages/games/src/testing/given-table.ts';
import { type Line, playthrough } from '../../packages/games/src/testing/playthrough.ts';
import { craps } from './src/pack.ts';

const ann = player('ann');
const bob = player('bob');

const opened = craps.open();
if (!opened.ok) throw new Error('craps refuses its own defaults');
const rules = { pack: craps, procedure: tableProcedureFor(opened.game) };

/** One roll: thrown by the shooter, come to rest, called and settled. */
const rolls = (
  shooter: typeof ann,
  seat: number,
  faces: readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6],
): readonly Line[] => [
  20,
  [shooter, { type: 'ThrowDice', seat }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces }],
  [dealer, { type: 'SettleRoll' }],
];

const script: readonly Line[] = [
  'The table opens',
  [operator, { type: 'SetUpTable', setup: aSetup('craps') }],
  [operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 500_00 } }],
  [operator, { type: 'OpenTable', float: 10_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 200_00, from: 'cash' }],
  'Come-out: Come waits for a point, and a six is it',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-line', chips: 10_00 }] }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'dont-pass', chips: 10_00 }] }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'come', chips: 10_00 }] }],
  [dealer, { type: 'OfferDice' }],
  [ann, { type: 'AcceptDice', seat: 1 }],
  ...rolls(ann, 1, [4, 2]),
  'The line stays up, odds go behind it, and Bob plays the other numbers',
  [ann, { type: 'TakeDownBet', seat: 1, bet: 'b1' }],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-odds', chips: 60_00 }] }],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-odds', chips: 50_00 }] }],
  [
    bob,
    {
      type: 'PlaceBets',
      seat: 2,
      bets: [
        { wager: 'come', chips: 10_00 },
        { wager: 'place-8', chips: 12_00 },
        { wager: 'buy-4', chips: 20_00 },
      ],
    },
  ],
  ...rolls(ann, 1, [5, 4]),
  ...rolls(ann, 1, [6, 2]),
  'The point is made, and the odds are paid 6 to 5',
  ...rolls(ann, 1, [3, 3]),
  'Come-out again: a seven takes a Come bet, and leaves what is off',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-line', chips: 10_00 }] }],
  ...rolls(ann, 1, [6, 1]),
  'Another point, and a seven ends the turn',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-line', chips: 10_00 }] }],
  ...rolls(ann, 1, [5, 5]),
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'any-7', chips: 5_00 }] }],
  ...rolls(ann, 1, [4, 3]),
  [dealer, { type: 'OfferDice' }],
  'The table closes',
  [operator, { type: 'CloseTable' }],
];

test('a short evening of craps reads as it is written down', async () => {
  await expect(playthrough(rules, script)).toMatchFileSnapshot('./playthrough.txt');
});
