import { expect, test } from 'vitest';
import { aSetup, dealer, gameSupervisor, operator, player } from '../testing/given-table.ts';
import { type Line, playthrough } from '../testing/playthrough.ts';

const ann = player('ann');
const bob = player('bob');

const script: readonly Line[] = [
  'The table opens',
  [operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nz') }],
  [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00 } }],
  [operator, { type: 'OpenTable', float: 10_000_00 }],
  [dealer, { type: 'SignOn', as: 'dealer' }],
  [ann, { type: 'SitDown', seat: 1, name: 'Ann' }],
  [bob, { type: 'SitDown', seat: 2, name: 'Bob' }],
  [dealer, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' }],
  [dealer, { type: 'BuyIn', seat: 2, cents: 100_00, from: 'cash' }],
  'Ann shoots, and a hard six falls',
  [dealer, { type: 'OfferDice' }],
  [ann, { type: 'AcceptDice', seat: 1 }],
  [ann, { type: 'ThrowDice', seat: 1 }],
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] }],
  [
    bob,
    {
      type: 'PlaceBets',
      seat: 2,
      bets: [
        { wager: 'field', chips: 5_00 },
        { wager: 'six', chips: 5_00 },
      ],
    },
  ],
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  1,
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'any-7', chips: 5_00 }] }],
  [bob, { type: 'AskLateBets', seat: 2, bets: [{ wager: 'any-7', chips: 5_00 }] }],
  [dealer, { type: 'ConfirmLateBet', bet: 'b4' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [bob, { type: 'TakeDownBet', seat: 2, bet: 'b2' }],
  [dealer, { type: 'CallRoll', faces: [3, 3] }],
  [dealer, { type: 'SettleRoll' }],
  'A die leaves the table, and the roll is void',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-8', chips: 10_00 }] }],
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'RecordDieOff', die: 'D2' }],
  'A wrong call is overruled before anything is settled',
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [5, 3] }],
  [gameSupervisor, { type: 'OverruleCall', faces: [4, 4], words: 'both dice show four' }],
  [dealer, { type: 'SettleRoll' }],
  'Seven out, and the dice go on to Bob',
  [ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'five', chips: 10_00 }] }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'craps-2', chips: 1_00 }] }],
  20,
  [ann, { type: 'ThrowDice', seat: 1 }],
  1,
  [bob, { type: 'TakeDownBet', seat: 2, bet: 'b7' }],
  2,
  [dealer, { type: 'BringToRest' }],
  [dealer, { type: 'CallRoll', faces: [6, 1] }],
  [dealer, { type: 'SettleRoll' }],
  [bob, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] }],
  [dealer, { type: 'OfferDice' }],
  [bob, { type: 'AcceptDice', seat: 2 }],
  'The table closes',
  [ann, { type: 'StandUp', seat: 1 }],
  [operator, { type: 'CloseTable' }],
];

test('a short evening at a New Zealand table reads as it is written down', async () => {
  await expect(playthrough('snake-eyes-nz', script)).toMatchFileSnapshot('./playthrough.txt');
});
