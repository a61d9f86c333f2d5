import { tableProcedureFor } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { aSetup, dealer, operator, player } from '../../packages/games/src/testing/given-table.ts';
import { type Line, playthrough } from '../../packages/games/src/testing/playthrough.ts';
import { sicBo } from './src/pack.ts';

const ann = player('ann');
const bob = player('bob');

const opened = sicBo.open({ pairs: '6' });
if (!opened.ok) throw new Error('sic bo refuses a choice of its own');
const rules = { pack: sicBo, procedure: tableProcedureFor(opened.game) };

const script: readonly Line[] = [
  'The table opens, and pays pairs 6 to 1',
  [operator, { type: 'SetUpTable', setup: { ...aSetup('sic-bo'), options: { pairs: '6' } } }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } }],
  [operator, { type: 'OpenTable', float: 10_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 100_00, from: 'cash' }],
  'Small, a single, a pair and a total, on 1-2-5',
  [
    ann,
    {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'small', chips: 10_00 },
        { wager: 'single-5', chips: 5_00 },
        { wager: 'pair-1-2', chips: 5_00 },
      ],
    },
  ],
  [
    bob,
    {
      type: 'PlaceBets',
      seat: 2,
      bets: [
        { wager: 'total-8', chips: 5_00 },
        { wager: 'big', chips: 10_00 },
      ],
    },
  ],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'total-3', chips: 5_00 }] }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [1, 2, 5] }],
  [dealer, { type: 'SettleRoll' }],
  'Three alike lose both halves, and pay whoever named them',
  [
    ann,
    {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'small', chips: 10_00 },
        { wager: 'even', chips: 10_00 },
      ],
    },
  ],
  [
    bob,
    {
      type: 'PlaceBets',
      seat: 2,
      bets: [
        { wager: 'any-triple', chips: 1_00 },
        { wager: 'triple-2', chips: 1_00 },
        { wager: 'double-2', chips: 2_00 },
      ],
    },
  ],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [2, 2, 2] }],
  [dealer, { type: 'SettleRoll' }],
  'A die that leans is no throw, and the bets stay',
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'single-6', chips: 5_00 }] }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallNoRoll', reason: 'not-flat' }],
  20,
  [dealer, { type: 'ThrowDice' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [6, 1, 6] }],
  [dealer, { type: 'SettleRoll' }],
  'The table closes',
  [operator, { type: 'CloseTable' }],
];

test('a short evening of sic bo reads as it is written down', async () => {
  await expect(playthrough(rules, script)).toMatchFileSnapshot('./playthrough.txt');
});
