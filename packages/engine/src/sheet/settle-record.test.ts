import { describe, expect, test } from 'vitest';
import { toTerms } from '../pack.ts';
import { roll } from '../roll.ts';
import { examplePack } from '../testing/example-game.ts';
import { settleRecord } from './settle-record.ts';
import type { SheetCommand } from './sheet.ts';

const opened = examplePack.open();
if (!opened.ok) throw new Error('The example game does not open');
const terms = toTerms(opened.game);

const bet = (player: string, wager: string): SheetCommand => ({
  type: 'PlaceBet',
  player,
  wager,
  stake: 10_00,
});
const call = (dice: string): SheetCommand => ({ type: 'CallRoll', roll: roll(dice) });

describe('a written record, settled again', () => {
  test('gives every roll its settlements, every refusal its place, and each player a net sum', () => {
    const result = settleRecord(terms, [
      bet('ann', 'next-seven'),
      bet('bob', 'prize'),
      bet('bob', 'pass-line'),
      call('5-4'),
      { type: 'VoidRoll', reason: 'on-the-floor' },
      bet('ann', 'hard-eight'),
      call('5-4'),
      { type: 'EndTurn' },
      bet('ann', 'hard-eight'),
    ]);
    expect(result.rolls).toMatchObject([
      {
        roll: [5, 4],
        settlements: [
          { player: 'ann', wager: 'next-seven', verdict: 'loses' },
          { player: 'bob', wager: 'prize', verdict: 'stands' },
        ],
      },
      { void: 'on-the-floor', clause: 'ex/9', settlements: [] },
      { roll: [5, 4], settlements: [{ player: 'bob', verdict: 'stands' }] },
      { endTurn: true, clause: 'ex/8', settlements: [{ player: 'bob', verdict: 'wins', winnings: 20_00 }] },
    ]);
    expect(result.refused).toEqual([
      {
        index: 2,
        code: 'WAGER_NOT_OFFERED',
        clause: 'ex/1',
        wager: 'pass-line',
        offered: ['hard-eight', 'next-seven', 'streak', 'prize'],
      },
      {
        index: 5,
        code: 'LAYOUT_FROZEN',
        clause: 'ex/7',
        call: 'No Throw',
      },
    ]);
    expect(result.net).toEqual({ ann: -10_00, bob: 20_00 });
    expect(result.onLayout).toEqual([{ player: 'ann', wager: 'hard-eight', stake: 10_00, stage: 'up' }]);
  });

  test('keeps the stage of a bet to itself, except where the bet still lies', () => {
    const { rolls } = settleRecord(terms, [bet('ann', 'streak'), call('5-4')]);
    expect(rolls[0]?.settlements[0]).toEqual({
      player: 'ann',
      wager: 'streak',
      stake: 10_00,
      verdict: 'stands',
      odds: null,
      winnings: 0,
      returned: 0,
      clause: 'ex/4',
      pays: null,
    });
  });

  test('is empty for an empty record', () => {
    expect(settleRecord(terms, [])).toEqual({ rolls: [], refused: [], net: {}, onLayout: [] });
  });
});
