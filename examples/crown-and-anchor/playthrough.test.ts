import { tableProcedureFor } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { aSetup, dealer, operator, player } from '../../packages/games/src/testing/given-table.ts';
import { type Line, playthrough } from '../../packages/games/src/testing/playthrough.ts';
import { crownAndAnchor } from './src/pack.ts';

const ann = player('ann');
const bob = player('bob');

const opened = crownAndAnchor.open();
if (!opened.ok) throw new Error('crown and anchor refuses its own defaults');
const rules = { pack: crownAndAnchor, procedure: tableProcedureFor(opened.game) };

const script: readonly Line[] = [
  'The table opens',
  [operator, { type: 'SetUpTable', setup: aSetup('crown-and-anchor') }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 20_00 } }],
  [operator, { type: 'OpenTable', float: 1_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 20_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 20_00, from: 'cash' }],
  'Two crowns and a heart',
  [
    ann,
    {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'crown', chips: 2_00 },
        { wager: 'anchor', chips: 1_00 },
      ],
    },
  ],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'heart', chips: 5_00 }] }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [1, 4, 1] }],
  [dealer, { type: 'SettleRoll' }],
  'A stake over the sign is refused; a bet is taken down before the throw',
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'club', chips: 25_00 }] }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'club', chips: 10_00 }] }],
  [bob, { type: 'TakeDownBet', seat: 2, bet: 'b4' }],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'anchor', chips: 2_00 }] }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  'A die leaves the table, and is thrown again with the others',
  [dealer, { type: 'RecordDieOff', die: 'D2' }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [2, 2, 2] }],
  [dealer, { type: 'SettleRoll' }],
  'The table closes',
  [operator, { type: 'CloseTable' }],
];

test('a short evening of crown and anchor reads as it is written down', async () => {
  await expect(playthrough(rules, script)).toMatchFileSnapshot('./playthrough.txt');
});
