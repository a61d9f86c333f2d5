import { describe, expect, test } from 'vitest';
import { A, B, C, cardsFaceDown, gained, givenGame } from '../testing/given-party.ts';

const eightDown = [8] as const;
const allEightsDown = { [A]: eightDown, [B]: eightDown, [C]: eightDown };

describe('a complete pass', () => {
  test('party/complete-pass-1 with the card down for all the dice come back with 3 chances', () => {
    const thrown = givenGame({ players: 3, down: allEightsDown }).throws('6-2');
    expect(thrown.after).toMatchObject({ next: A, chances: 3 });
    expect(gained(thrown, A)).toBe(-1);
    expect(thrown.events.at(-1)).toEqual({
      type: 'CompletePassMade',
      player: A,
      card: 8,
      chances: 3,
      clause: 'party/complete-pass-1',
    });
  });

  test('party/complete-pass-2 three further throws, counted down', () => {
    const table = givenGame({ players: 3, down: allEightsDown });
    expect(table.throws('6-2').after.chances).toBe(3);
    expect(table.throws('6-2', '4-4').after.chances).toBe(2);
    expect(table.throws('6-2', '4-4', '5-3').after).toMatchObject({ chances: 1, next: A });
  });

  test('party/complete-pass-3 the third miss pays 2, so 3 in all', () => {
    const table = givenGame({ players: 3, down: allEightsDown });
    expect(gained(table.throws('6-2', '4-4', '4-4'), A)).toBe(-1);
    expect(gained(table.throws('6-2', '4-4', '4-4', '4-4'), A)).toBe(-3);
  });

  test.each([
    [2, 2, 0],
    [1, 1, 1],
    [0, 0, 2],
  ])('party/complete-pass-3 a rack of %d pays %d and is %d short', (rack, chips, shortfall) => {
    const table = givenGame({ players: 3, down: allEightsDown, racks: { [A]: rack }, chances: 1 });
    expect(table.throws('4-4').events[2]).toMatchObject({ type: 'KittyPaid', chips, shortfall });
  });

  test('party/complete-pass-4 the immediate left begins anew, with no card turned', () => {
    const { events, after } = givenGame({ players: 3, down: { [A]: [8] }, chances: 1 }).throws('4-4');
    expect(after).toMatchObject({ next: B, chances: null });
    expect(cardsFaceDown(after, B)).toEqual([]);
    expect(events.at(-1)).toEqual({
      type: 'DicePassed',
      player: A,
      to: B,
      skipped: [],
      clause: 'party/complete-pass-4',
    });
  });

  test('party/complete-pass-5 a number still up succeeds and the chances end', () => {
    const table = givenGame({ players: 3, down: allEightsDown, chances: 2 });
    const { events, after } = table.throws('3-2');
    expect(after).toMatchObject({ next: A, chances: null });
    expect(cardsFaceDown(after, A)).toEqual([5, 8]);
    expect(events[1]).toMatchObject({ type: 'CardTurnedDown', card: 5, clause: 'party/complete-pass-5' });
    // Ordinary throwing again: a card already down is a pass and no longer a miss.
    expect(table.throws('3-2', '3-2').after).toMatchObject({ next: B, chances: null });
  });

  test('party/complete-pass-5 the last chance may win', () => {
    const { after } = givenGame({ players: 3, onlyUp: { [A]: [12] }, chances: 1 }).throws('6-6');
    expect(after.winner).toBe(A);
  });

  test('party/complete-pass-6 a miss never passes the dice and costs nothing until the third', () => {
    const thrown = givenGame({ players: 3, down: { [A]: [10] }, chances: 3 }).throws('5-5');
    expect(thrown.after).toMatchObject({ next: A, chances: 2 });
    expect(cardsFaceDown(thrown.after, B)).toEqual([]);
    expect(gained(thrown, A)).toBe(0);
    expect(thrown.events[1]).toEqual({
      type: 'ChanceMissed',
      player: A,
      card: 10,
      chances: 2,
      clause: 'party/complete-pass-6',
    });
  });

  test.each([3, 2, 1])('party/complete-pass-6 a seven with %d chances left pays 2 and not 4', (chances) => {
    const thrown = givenGame({ players: 3, down: { [A]: [10] }, chances }).throws('4-3');
    expect(gained(thrown, A)).toBe(-2);
    expect(thrown.after).toMatchObject({ next: B, chances: null });
  });

  test('party/complete-pass-7 three eights as chances take the kitty from 10 to 12', () => {
    const thrown = givenGame({ players: 3, kitty: 9, down: allEightsDown }).throws(
      '6-2',
      '4-4',
      '5-3',
      '2-6',
    );
    expect(thrown.events[1]).toMatchObject({ type: 'KittyPaid', kitty: 10 });
    expect(thrown.after).toMatchObject({ kitty: 12, next: B });
    expect(thrown.events.map(({ clause }) => clause)).toEqual([
      'party/play-1',
      'party/pass-1',
      'party/complete-pass-1',
      'party/complete-pass-2',
      'party/complete-pass-6',
      'party/complete-pass-2',
      'party/complete-pass-6',
      'party/complete-pass-2',
      'party/complete-pass-6',
      'party/complete-pass-3',
      'party/complete-pass-4',
    ]);
  });
});
