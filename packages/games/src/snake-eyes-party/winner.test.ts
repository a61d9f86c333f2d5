import { roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { A, gained, givenGame } from '../testing/given-party.ts';

describe('the winner', () => {
  test('party/winner-1 the last card down wins at once and no further throw counts', () => {
    const table = givenGame({ players: 3, onlyUp: { [A]: [11] } });
    const { events, after, game } = table.throws('6-5');
    expect(after).toMatchObject({ winner: A, next: null, chances: null });
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'DiceThrown' },
      { type: 'CardTurnedDown', left: 0 },
      { type: 'GameWon', player: A, clause: 'party/winner-1' },
    ]);
    const further = game.when({ type: 'ThrowDice', player: A, roll: roll('3-1') });
    expect(further.refusal).toEqual({ code: 'GAME_IS_WON', clause: 'party/winner-1', winner: A });
  });

  test('party/winner-1 with one card left the game goes on', () => {
    const { after } = givenGame({ onlyUp: { [A]: [11, 12] } }).throws('6-5');
    expect(after).toMatchObject({ winner: null, next: A });
  });

  test('party/winner-2 the winner takes the whole kitty', () => {
    const thrown = givenGame({ kitty: 23, onlyUp: { [A]: [11] } }).throws('6-5');
    expect(gained(thrown, A)).toBe(23);
    expect(thrown.after.kitty).toBe(0);
  });

  test('party/winner-2 on a winning two the thrower draws 2 and then collects the rest', () => {
    const thrown = givenGame({ kitty: 23, onlyUp: { [A]: [2] } }).throws('1-1');
    expect(thrown.events.slice(2)).toMatchObject([
      { type: 'KittyDrawn', chips: 2, kitty: 21, clause: 'party/two-2' },
      { type: 'GameWon', player: A, clause: 'party/winner-1' },
      { type: 'KittyCollected', chips: 21, kitty: 0, clause: 'party/winner-2' },
    ]);
    expect(gained(thrown, A)).toBe(23);
  });
});
