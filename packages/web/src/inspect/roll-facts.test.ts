import { describe, expect, test } from 'vitest';
import { balanceChanges, facesOf, gameAt, layoutImage, rollIn, seatIn } from './roll-facts.ts';

const bet = {
  bet: 'b1',
  seat: 2,
  name: 'Ben',
  wager: 'hard-6',
  wagerName: 'Hard 6',
  stage: 'up',
  chips: 5_00,
  tokens: 0,
};
const at = { table: 'nz-1', version: 9, phase: 'betting', options: {}, bets: [bet], balances: [] };

describe('the balances of a roll', () => {
  test('are of every account that was there before or after, racks by their seats', () => {
    const changes = balanceChanges(
      [
        { account: 'rack:10', cents: 1 },
        { account: 'rack:2', cents: 9_00 },
        { account: 'layout', cents: 5_00 },
      ],
      [
        { account: 'rack:2', cents: 14_00 },
        { account: 'tokens:2', cents: 3_00 },
        { account: 'float', cents: 100_00 },
      ],
    );
    expect(changes.map(({ account, before, after }) => [account, before, after])).toEqual([
      ['layout', 5_00, 0],
      ['float', 0, 100_00],
      ['rack:2', 9_00, 14_00],
      ['tokens:2', 0, 3_00],
      ['rack:10', 1, 0],
    ]);
  });

  test('know the seat of a rack', () => {
    expect(['rack:7', 'tokens:3', 'float'].map(seatIn)).toEqual([7, 3, undefined]);
  });
});

describe('the layout of a roll', () => {
  test('shows the dice of a total, and none of a void roll or of one that is still open', () => {
    expect(facesOf({ kind: 'total', roll: [4, 4] })).toEqual([4, 4]);
    expect(facesOf({ kind: 'total', roll: [1, 2, 3] })).toEqual([1, 2, 3]);
    expect(facesOf({ kind: 'void', reason: 'die-on-die' })).toEqual([]);
    expect(facesOf(null)).toEqual([]);
  });

  test('has the chips of those who bet, and lights what was called', () => {
    const game = gameAt('snake-eyes-nz', at);
    expect(game).toBeDefined();
    if (game === undefined) return;
    const before = decodeURIComponent(layoutImage(game, { at }) ?? '');
    expect(before).toContain('chip-5');
    expect(before).not.toContain(' called');
    const roll = rollIn(game, { kind: 'total', roll: [3, 3] });
    expect(roll).toEqual([3, 3]);
    if (roll === undefined) return;
    const after = layoutImage(game, { at: { ...at, bets: [] }, called: { roll, lit: ['hard-6'] } });
    const drawn = decodeURIComponent(after ?? '');
    expect(drawn).toContain('a total of 6 called');
    expect(drawn.match(/class="[^"]*\blit\b[^"]*"/g)).toHaveLength(1);
  });

  test('has the odds of the time', () => {
    const posted = (pays: string) => gameAt('snake-eyes-nz', { options: { 'hard-4': pays } });
    expect(posted('6')?.wagers['hard-4']).not.toEqual(posted('7')?.wagers['hard-4']);
  });

  test('is none for a party, nor for three dice at a table of two', () => {
    expect(gameAt('snake-eyes-party', at)).toBeUndefined();
    const game = gameAt('snake-eyes-nz', at);
    expect(game === undefined ? 'no game' : rollIn(game, { kind: 'total', roll: [1, 2, 3] })).toBeUndefined();
  });
});
