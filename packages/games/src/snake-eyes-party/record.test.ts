import { roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { A, B, C } from '../testing/given-party.ts';
import { playRecord } from './pack.ts';

const rolls = (text: string) => text.split(' ').map(roll);
const everyCardOnce = '1-1 1-2 1-3 1-4 1-5 2-6 3-6 4-6 5-6 6-6';

describe('a written record', () => {
  test('party/winner-1 ten throws without a miss win from the first seat', () => {
    const played = playRecord({
      players: 3,
      startingChips: 50,
      throws: rolls(`${everyCardOnce} 1-3 4-3`),
    });
    expect(played).toMatchObject({
      winner: A,
      kitty: 0,
      net: [4, -2, -2],
      next: null,
      chances: null,
      refused: [
        { of: 'throws', index: 10, code: 'GAME_IS_WON', clause: 'party/winner-1' },
        { of: 'throws', index: 11, code: 'GAME_IS_WON', clause: 'party/winner-1' },
      ],
    });
    expect(played.faceUp.map((cards) => cards.length)).toEqual([0, 10, 10]);
    expect(played.refused.map(tellInEnglish)[0]).toContain('Player 0 has won');
  });

  test('a record in the middle says who is next and what is face up', () => {
    const played = playRecord({
      players: 3,
      startingChips: null,
      highDice: rolls('1-2 6-6 5-5'),
      throws: rolls('6-2 4-4 3-5 4-4 4-4'),
    });
    // B turns 8; B's second 8 goes to C, C's to A, and A's finds nobody: three chances, one of them missed.
    expect(played).toMatchObject({ winner: null, next: A, chances: 2, net: [-3, -3, -3], kitty: 9 });
    expect(played.faceUp[C]).toEqual([2, 3, 4, 5, 6, 9, 10, 11, 12]);
    expect(played.refused).toEqual([]);
  });

  test('an empty list of high dice is the same as none', () => {
    const record = { players: 2, startingChips: 50, throws: rolls('1-3 4-3') };
    expect(playRecord({ ...record, highDice: [] })).toEqual(playRecord(record));
    expect(playRecord({ ...record, highDice: undefined })).toEqual(playRecord(record));
  });

  test('party/setup-9 with too few high dice the next to throw is told', () => {
    const played = playRecord({ players: 3, startingChips: 50, highDice: rolls('6-6'), throws: [] });
    expect(played).toMatchObject({ winner: null, next: B, kitty: 6, refused: [] });
  });

  test('party/setup-1 settings that fit no game are refused, and every line after them', () => {
    const played = playRecord({ players: 1, startingChips: 50, throws: rolls('1-3') });
    expect(played).toMatchObject({ events: [], winner: null, kitty: 0, net: [], faceUp: [], next: null });
    expect(played.refused).toMatchObject([
      { of: 'settings', index: 0, code: 'PLAYERS_OUT_OF_RANGE' },
      { of: 'throws', index: 0, code: 'GAME_NOT_STARTED' },
    ]);
  });
});
