import { describe, expect, test } from 'vitest';
import { A, B, C, cardsFaceDown, D, gained, givenGame } from '../testing/given-party.ts';

const eightDown = [8] as const;

describe('passing the dice', () => {
  test('party/pass-1 a card already down costs 1 chip', () => {
    const thrown = givenGame({ kitty: 6, down: { [A]: eightDown } }).throws('6-2');
    expect(thrown.after.kitty).toBe(7);
    expect(gained(thrown, A)).toBe(-1);
  });

  test.each([
    [1, 1, 0],
    [0, 0, 1],
  ])('party/pass-1 a rack of %d pays %d and is %d short', (rack, chips, shortfall) => {
    const { events, after } = givenGame({ racks: { [A]: rack }, down: { [A]: eightDown } }).throws('6-2');
    expect(events[1]).toMatchObject({ type: 'KittyPaid', chips, shortfall, rack: 0 });
    expect(after.next).toBe(B);
  });

  test('party/pass-2 the dice go to the nearest on the left with the card up', () => {
    const { after } = givenGame({ players: 3, down: { [A]: eightDown, [B]: eightDown } }).throws('4-4');
    expect(after.next).toBe(C);
  });

  test('party/pass-3 the receiver turns the card first and may win by it', () => {
    const table = givenGame({
      players: 3,
      kitty: 6,
      down: { [A]: eightDown, [B]: eightDown },
      onlyUp: { [C]: [8] },
    });
    const { events, after } = table.throws('4-4');
    expect(events).toEqual([
      { type: 'DiceThrown', player: A, roll: [4, 4], total: 8, clause: 'party/play-1' },
      { type: 'KittyPaid', player: A, chips: 1, shortfall: 0, rack: 47, kitty: 7, clause: 'party/pass-1' },
      { type: 'DicePassed', player: A, to: C, skipped: [B], clause: 'party/pass-2' },
      { type: 'CardTurnedDown', player: C, card: 8, left: 0, clause: 'party/pass-3' },
      { type: 'GameWon', player: C, clause: 'party/winner-1' },
      { type: 'KittyCollected', player: C, chips: 7, rack: 55, kitty: 0, clause: 'party/winner-2' },
    ]);
    expect(after.winner).toBe(C);
  });

  test('party/pass-4 the receiver throws on', () => {
    const { after } = givenGame({ players: 3, down: { [A]: eightDown, [B]: eightDown } }).throws(
      '4-4',
      '3-2',
    );
    expect(cardsFaceDown(after, C)).toEqual([5, 8]);
    expect(after.next).toBe(C);
  });

  test('party/pass-4 a seven ends the run of the receiver', () => {
    const { after } = givenGame({ players: 3, down: { [A]: eightDown, [B]: eightDown } }).throws(
      '4-4',
      '4-3',
    );
    expect(after.next).toBe(A);
  });

  test('party/pass-5 A throws 8 with 8 down and passes to B', () => {
    const thrown = givenGame({ down: { [A]: eightDown } }).throws('6-2');
    expect(gained(thrown, A)).toBe(-1);
    expect(thrown.after.next).toBe(B);
  });

  test('party/pass-6 B has turned 8 down before B throws', () => {
    const { events, after } = givenGame({ down: { [A]: eightDown } }).throws('6-2');
    expect(cardsFaceDown(after, B)).toEqual([8]);
    expect(events.filter(({ type }) => type === 'DiceThrown')).toHaveLength(1);
  });

  test('party/pass-7 with 8 down for B and C the dice go on to D', () => {
    const down = { [A]: eightDown, [B]: eightDown, [C]: eightDown };
    expect(givenGame({ down }).throws('6-2').after.next).toBe(D);
  });

  test('party/pass-7 the search goes round past the last seat', () => {
    const down = { [C]: eightDown, [D]: eightDown, [A]: eightDown };
    expect(givenGame({ down, thrower: C }).throws('6-2').after.next).toBe(B);
  });

  test('party/pass-8 those skipped pay, draw and turn nothing', () => {
    const down = { [A]: eightDown, [B]: eightDown, [C]: eightDown };
    const thrown = givenGame({ down }).throws('6-2');
    expect([gained(thrown, B), gained(thrown, C)]).toEqual([0, 0]);
    expect([cardsFaceDown(thrown.after, B), cardsFaceDown(thrown.after, C)]).toEqual([[8], [8]]);
    expect(thrown.events).toContainEqual({
      type: 'DicePassed',
      player: A,
      to: D,
      skipped: [B, C],
      clause: 'party/pass-2',
    });
  });
});
