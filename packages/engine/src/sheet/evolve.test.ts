import { describe, expect, test } from 'vitest';
import { roll } from '../roll.ts';
import type { Settlement } from '../settle.ts';
import { evolveSheet } from './evolve.ts';
import { emptySheet, type Sheet, type SheetEvent } from './sheet.ts';

const placed = (player: string, wager: string, stake: number): SheetEvent => ({
  type: 'BetPlaced',
  player,
  wager,
  stake,
  stage: 'up',
  clause: 'ex/1',
});
const line = (wager: string, more: Partial<Settlement>): Settlement => ({
  player: 'ann',
  wager,
  stake: 10_00,
  verdict: 'stands',
  odds: null,
  winnings: 0,
  returned: 0,
  stage: 'up',
  clause: 'ex/1',
  pays: null,
  ...more,
});
const after = (...events: readonly SheetEvent[]): Sheet => events.reduce(evolveSheet, emptySheet);

describe('what an event does to the sheet', () => {
  test('a second bet on the same wager by the same player adds to the first', () => {
    expect(after(placed('ann', 'a', 10_00), placed('ann', 'a', 5_00)).bets).toEqual([
      { player: 'ann', wager: 'a', stake: 15_00, stage: 'up' },
    ]);
  });

  test('the same wager by another player, or another wager, is a bet of its own', () => {
    expect(after(placed('ann', 'a', 1), placed('bob', 'a', 2), placed('ann', 'b', 3)).bets).toHaveLength(3);
  });

  test('a bet taken down in part stays, taken down whole is gone', () => {
    const down = (stake: number): SheetEvent => ({
      type: 'BetTakenDown',
      player: 'ann',
      wager: 'a',
      stake,
      clause: 'ex/2',
    });
    expect(after(placed('ann', 'a', 10_00), down(4_00)).bets).toMatchObject([{ stake: 6_00 }]);
    expect(after(placed('ann', 'a', 10_00), down(10_00)).bets).toEqual([]);
  });

  test('a roll moves, keeps and clears bets, and books what was won and lost', () => {
    const called: SheetEvent = {
      type: 'RollCalled',
      roll: roll('4-4'),
      thrown: 3,
      settlements: [
        line('a', { verdict: 'wins', odds: '4 to 1', winnings: 40_00, returned: 10_00, stage: null }),
        line('b', { verdict: 'loses', stage: null }),
        line('c', { stage: 'throw2' }),
      ],
    };
    const sheet = after(
      placed('ann', 'a', 10_00),
      placed('ann', 'b', 10_00),
      placed('ann', 'c', 10_00),
      called,
    );
    expect(sheet.bets).toEqual([{ player: 'ann', wager: 'c', stake: 10_00, stage: 'throw2' }]);
    expect(sheet.net.get('ann')).toBe(30_00);
    expect(sheet.thrown).toBe(3);
  });

  test('a void roll freezes where the rules freeze, and the next roll thaws', () => {
    const voided = (freezes: boolean): SheetEvent => ({
      type: 'RollVoided',
      reason: 'floor',
      freezes,
      clause: 'ex/7',
    });
    const called: SheetEvent = { type: 'RollCalled', roll: roll('5-4'), settlements: [], thrown: 1 };
    expect(after(voided(false)).frozen).toBe(false);
    expect(after(voided(true)).frozen).toBe(true);
    expect(after(voided(true), called).frozen).toBe(false);
  });

  test('the end of a turn leaves undecided bets alone and starts the count again', () => {
    const called: SheetEvent = { type: 'RollCalled', roll: roll('5-4'), settlements: [], thrown: 4 };
    const ended: SheetEvent = {
      type: 'TurnEnded',
      clause: 'ex/8',
      settlements: [line('a', { verdict: 'loses', stage: null })],
    };
    const sheet = after(placed('ann', 'a', 10_00), placed('ann', 'b', 10_00), called, ended);
    expect(sheet.bets).toMatchObject([{ wager: 'b' }]);
    expect(sheet.thrown).toBe(0);
    expect(sheet.net.get('ann')).toBe(-10_00);
  });

  test('a player is known from the first bet, at nothing', () => {
    expect([...after(placed('ann', 'a', 10_00)).net]).toEqual([['ann', 0]]);
  });

  test('an event changes no sheet that was there before it', () => {
    const before = after(placed('ann', 'a', 10_00));
    const written = JSON.stringify([before.bets, [...before.net]]);
    evolveSheet(before, placed('ann', 'a', 5_00));
    evolveSheet(before, {
      type: 'TurnEnded',
      clause: 'ex/8',
      settlements: [line('a', { verdict: 'loses', stage: null })],
    });
    expect(JSON.stringify([before.bets, [...before.net]])).toBe(written);
  });
});
