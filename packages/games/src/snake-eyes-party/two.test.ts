import { describe, expect, test } from 'vitest';
import { A, B, C, cardsFaceDown, gained, givenGame } from '../testing/given-party.ts';

const twoDown = [2] as const;

describe('snake eyes', () => {
  test('party/two-1 a two with card 2 up turns it and the player throws on', () => {
    const { after } = givenGame().throws('1-1');
    expect(cardsFaceDown(after, A)).toEqual([2]);
    expect(after.next).toBe(A);
  });

  test.each([
    // kitty, drawn, short
    [8, 2, 0],
    [2, 2, 0],
    [1, 1, 1],
    [0, 0, 2],
  ])(
    'party/two-2 party/setup-8 from a kitty of %d the thrower draws %d, %d short',
    (kitty, chips, shortfall) => {
      const thrown = givenGame({ kitty }).throws('1-1');
      expect(thrown.after.kitty).toBe(kitty - chips);
      expect(gained(thrown, A)).toBe(chips);
      expect(thrown.events[2]).toEqual({
        type: 'KittyDrawn',
        player: A,
        chips,
        shortfall,
        rack: 48 + chips,
        kitty: kitty - chips,
        clause: 'party/two-2',
      });
    },
  );

  test('party/two-2 a two among the chances earns the bonus and ends them', () => {
    const thrown = givenGame({ kitty: 8, chances: 2, down: { [A]: [8] } }).throws('1-1');
    expect(gained(thrown, A)).toBe(2);
    expect(thrown.after).toMatchObject({ next: A, chances: null });
  });

  test.each([
    [6, 1],
    [1, 1],
    [0, 0],
  ])('party/two-3 party/setup-8 with card 2 down and a kitty of %d the thrower draws %d', (kitty, chips) => {
    const thrown = givenGame({ kitty, down: { [A]: twoDown } }).throws('1-1');
    expect(thrown.after.kitty).toBe(kitty - chips);
    expect(gained(thrown, A)).toBe(chips);
  });

  test('party/two-3 a two among the chances with card 2 down draws 1 and is a miss', () => {
    const thrown = givenGame({ kitty: 6, down: { [A]: twoDown }, chances: 3 }).throws('1-1');
    expect(gained(thrown, A)).toBe(1);
    expect(thrown.after).toMatchObject({ next: A, chances: 2, kitty: 5 });
    expect(cardsFaceDown(thrown.after, B)).toEqual([]);
  });

  test('party/two-3 as the third miss it draws 1 and then pays 2', () => {
    const thrown = givenGame({ kitty: 6, down: { [A]: twoDown }, chances: 1 }).throws('1-1');
    expect(thrown.events.map(({ clause }) => clause)).toEqual([
      'party/play-2',
      'party/two-3',
      'party/complete-pass-6',
      'party/complete-pass-3',
      'party/complete-pass-4',
    ]);
    expect(thrown.after).toMatchObject({ kitty: 7, next: B });
  });

  test('party/two-4 the dice go to the nearest on the left with card 2 up', () => {
    const { events, after } = givenGame({ players: 3, down: { [A]: twoDown, [B]: twoDown } }).throws('1-1');
    expect(after.next).toBe(C);
    expect(events[2]).toEqual({
      type: 'DicePassed',
      player: A,
      to: C,
      skipped: [B],
      clause: 'party/two-4',
    });
  });

  test('party/two-4 with card 2 down for all the thrower draws 1 and has 3 chances', () => {
    const down = { [A]: twoDown, [B]: twoDown, [C]: twoDown };
    const thrown = givenGame({ players: 3, down }).throws('1-1');
    expect(gained(thrown, A)).toBe(1);
    expect(thrown.after).toMatchObject({ next: A, chances: 3 });
  });

  test('party/two-5 the receiver turns card 2 without a bonus', () => {
    const down = { [A]: twoDown, [B]: twoDown };
    const thrown = givenGame({ players: 3, kitty: 6, down }).throws('1-1');
    expect(thrown.after.kitty).toBe(5);
    expect(cardsFaceDown(thrown.after, C)).toEqual([2]);
    expect(gained(thrown, C)).toBe(0);
    expect(thrown.events.at(-1)).toMatchObject({ type: 'CardTurnedDown', clause: 'party/two-5' });
  });

  test('party/two-6 the receiver throws on', () => {
    const down = { [A]: twoDown, [B]: twoDown };
    const { after } = givenGame({ players: 3, down }).throws('1-1', '5-4');
    expect(cardsFaceDown(after, C)).toEqual([2, 9]);
    expect(after.next).toBe(C);
  });

  test('party/two-6 a seven ends the run of the receiver', () => {
    const down = { [A]: twoDown, [B]: twoDown };
    expect(givenGame({ players: 3, down }).throws('1-1', '6-1').after.next).toBe(A);
  });
});
