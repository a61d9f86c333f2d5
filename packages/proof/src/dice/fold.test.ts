import { describe, expect, test } from 'vitest';
import type { DiceEntry } from './entry.ts';
import { evolveDice, newDice } from './fold.ts';

const stamp = { by: { person: 'house', role: 'dealer' }, at: 1 } as const;
const commitment = 'a'.repeat(64);
const seed = 'b'.repeat(64);

const folded = (...entries: readonly DiceEntry[]) => entries.reduce(evolveDice, newDice);

const begun: DiceEntry = { type: 'SeedCommitted', turn: 1, commitment, ...stamp };
const ann: DiceEntry = { type: 'SeedContributed', turn: 1, person: 'ann', text: 'x', ...stamp };
const drawn: DiceEntry = { type: 'FacesDrawn', turn: 1, draw: 1, faces: [6, 1], ...stamp };
const revealed: DiceEntry = { type: 'SeedRevealed', turn: 1, seed, why: 'table closed', ...stamp };

describe('the dice of a table', () => {
  test('have a turn under way from the commitment to the reveal', () => {
    expect(newDice.live).toBeUndefined();
    expect(folded(begun).live).toEqual({ turn: 1, commitment, contributions: [], draws: 0, drawn: [] });
    expect(folded(begun, revealed)).toMatchObject({ turn: 1, live: undefined });
  });

  test('remember for each draw the contributions that counted for it', () => {
    const [first, second] =
      folded(begun, drawn, ann, { ...drawn, draw: 2 }, revealed).revealed[0]?.drawn ?? [];
    expect(first?.contributions).toEqual([]);
    expect(second).toEqual({ draw: 2, faces: [6, 1], contributions: [{ person: 'ann', text: 'x' }] });
  });

  test('begin a turn without what was contributed to the one before', () => {
    const next = folded(begun, ann, drawn, revealed, { ...begun, turn: 2 });
    expect(next.live).toMatchObject({ turn: 2, contributions: [], draws: 0 });
  });

  test('keep the last ten revealed turns at hand', () => {
    const turns = Array.from({ length: 12 }, (_, index): readonly DiceEntry[] => [
      { ...begun, turn: index + 1 },
      { ...revealed, turn: index + 1 },
    ]);
    expect(folded(...turns.flat()).revealed.map(({ turn }) => turn)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  test('have failed until a seed is committed to again, with the number that was due', () => {
    const failed = folded(begun, revealed, { type: 'DiceFailed', turn: 2, cause: 'no entropy', ...stamp });
    expect(failed).toMatchObject({ turn: 1, live: undefined, failed: 'no entropy' });
    expect(evolveDice(failed, { ...begun, turn: 2 })).toMatchObject({ turn: 2, failed: undefined });
  });

  test('are doubted for good', () => {
    const doubted: DiceEntry = { type: 'DiceDoubted', dice: ['d1', 'd2'], rolls: 400, e: 1_200, ...stamp };
    expect(folded(doubted, begun, revealed).doubted).toEqual([doubted]);
  });
});
