import { describe, expect, test } from 'vitest';
import { A, B, cardsFaceDown, gained, givenGame } from '../testing/given-party.ts';
import { everyCard } from './game.ts';

describe('turning cards', () => {
  test('party/play-1 the total turns one card and the dice are not split', () => {
    const { events, after } = givenGame().throws('5-4');
    expect(cardsFaceDown(after, A)).toEqual([9]);
    expect(events).toEqual([
      { type: 'DiceThrown', player: A, roll: [5, 4], total: 9, clause: 'party/play-1' },
      { type: 'CardTurnedDown', player: A, card: 9, left: 9, clause: 'party/play-1' },
    ]);
  });

  test('party/play-2 two and seven go by their own rules', () => {
    const seven = givenGame().throws('4-3');
    expect(cardsFaceDown(seven.after, A)).toEqual([]);
    expect(seven.events.map(({ clause }) => clause)).toEqual([
      'party/play-2',
      'party/seven-2',
      'party/seven-3',
    ]);
    const two = givenGame().throws('1-1');
    expect(two.events.map(({ clause }) => clause)).toEqual(['party/play-2', 'party/two-1', 'party/two-2']);
  });

  test('party/play-3 a 3 and a 1 turn card 4 down', () => {
    const { after } = givenGame().throws('3-1');
    expect(cardsFaceDown(after, A)).toEqual([4]);
    expect(after.next).toBe(A);
  });

  test('party/play-4 a player throws on while cards turn', () => {
    const { after } = givenGame({ onlyUp: { [A]: [6, 9, 12] } }).throws('3-3', '5-4');
    expect(after.faceUp[A]).toEqual([12]);
    expect(after.next).toBe(A);
  });

  test('party/play-5 a seven ends a run of three', () => {
    const thrown = givenGame().throws('3-1', '5-4', '6-6', '4-3');
    expect(cardsFaceDown(thrown.after, A)).toEqual([4, 9, 12]);
    expect(thrown.after.next).toBe(B);
    expect(thrown.after.kitty).toBe(thrown.before.kitty + 2);
  });
});

describe('the seven', () => {
  test('party/seven-1 there is no card 7', () => {
    expect(everyCard).not.toContain(7);
    expect(givenGame().throws('4-3', '5-2', '6-1').after.faceUp.flat()).not.toContain(7);
  });

  test('party/seven-2 a seven pays 2 chips', () => {
    const thrown = givenGame({ kitty: 8 }).throws('5-2');
    expect(thrown.after.kitty).toBe(10);
    expect(gained(thrown, A)).toBe(-2);
    expect(thrown.events[1]).toEqual({
      type: 'KittyPaid',
      player: A,
      chips: 2,
      shortfall: 0,
      rack: 46,
      kitty: 10,
      clause: 'party/seven-2',
    });
  });

  test.each([
    [2, 2, 0, 0],
    [1, 1, 1, 0],
    [0, 0, 2, 0],
    [3, 2, 0, 1],
  ])('party/seven-2 a rack of %d pays %d and is %d short', (rack, chips, shortfall, left) => {
    const { events } = givenGame({ racks: { [A]: rack }, kitty: 8 }).throws('5-2');
    expect(events[1]).toMatchObject({ type: 'KittyPaid', chips, shortfall, rack: left, kitty: 8 + chips });
  });

  test('party/seven-2 on credit a rack may go below zero', () => {
    const { events, after } = givenGame({ startingChips: null, racks: { [A]: 0 }, kitty: 8 }).throws('5-2');
    expect(events[1]).toMatchObject({ chips: 2, shortfall: 0, rack: -2, kitty: 10 });
    expect(after.net[A]).toBe(-2);
  });

  test('party/seven-3 the dice go to the immediate left whatever is face up there', () => {
    const { events, after } = givenGame({ onlyUp: { [B]: [12] } }).throws('6-1');
    expect(after.next).toBe(B);
    expect(after.faceUp[B]).toEqual([12]);
    expect(events.at(-1)).toEqual({
      type: 'DicePassed',
      player: A,
      to: B,
      skipped: [],
      clause: 'party/seven-3',
    });
  });
});
