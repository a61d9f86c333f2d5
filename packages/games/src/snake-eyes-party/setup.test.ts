import { roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A, B, C, D, givenGame } from '../testing/given-party.ts';
import type { PartyCommand } from './game.ts';
import { newParty } from './game.ts';
import { playRecord } from './pack.ts';
import { decideParty } from './rules.ts';

const started = (players: number, startingChips: number | null = 50) =>
  playRecord({ players, startingChips, throws: [] });

const start = (players: number, startingChips: number | null): PartyCommand => ({
  type: 'StartGame',
  players,
  startingChips,
  first: 'high dice',
});

describe('cards and chips', () => {
  test('party/setup-1 everyone gets the ten cards 2 to 12 without 7', () => {
    const set = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    expect(started(3).faceUp).toEqual([set, set, set]);
    expect(started(3).events[0]).toEqual({
      type: 'GameStarted',
      players: 3,
      startingChips: 50,
      cards: set,
      clause: 'party/setup-1',
    });
  });

  test.each([
    [1, false],
    [2, true],
    [10, true],
    [11, false],
    [2.5, false],
    [Number.NaN, false],
  ])('party/setup-1 a game for %d players is fit to start: %s', (players, fit) => {
    const decision = decideParty(newParty, start(players, 50));
    expect(decision).toMatchObject(
      fit ? { ok: true } : { ok: false, refusal: { code: 'PLAYERS_OUT_OF_RANGE', players } },
    );
  });

  test('party/setup-7 everyone antes 2 white chips before the first throw', () => {
    const { kitty, net, events } = started(4);
    expect(kitty).toBe(8);
    expect(net).toEqual([-2, -2, -2, -2]);
    expect(events.filter(({ type }) => type === 'AntePaid')).toEqual(
      [A, B, C, D].map((player) => ({
        type: 'AntePaid',
        player,
        chips: 2,
        rack: 48,
        kitty: 2 * (player + 1),
        clause: 'party/setup-7',
      })),
    );
  });

  test.each([
    [1, false],
    [2, true],
    [2.5, false],
    [-3, false],
    [1_000_000_000, true],
    [1_000_000_001, false],
    [null, true],
  ])('party/setup-7 bringing %d chips is enough for the ante: %s', (startingChips, fit) => {
    const decision = decideParty(newParty, start(2, startingChips));
    expect(decision).toMatchObject(
      fit ? { ok: true } : { ok: false, refusal: { code: 'CHIPS_OUT_OF_RANGE', startingChips } },
    );
  });

  test('party/setup-8 racks and kitty hold the same chips throughout', () => {
    const throws = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), {
      maxLength: 150,
    });
    fc.assert(
      fc.property(throws, (pairs) => {
        const rolls = pairs.map(([first, second]) => roll(`${first}-${second}`));
        const { net, kitty } = playRecord({ players: 4, startingChips: 50, throws: rolls });
        expect(net.reduce((sum, each) => sum + 50 + each, 0) + kitty).toBe(200);
      }),
    );
  });
});

describe('who goes first', () => {
  const highDice = (...dice: readonly string[]) =>
    playRecord({ players: 3, startingChips: 50, highDice: dice.map(roll), throws: [] });

  test('party/setup-9 the highest total goes first', () => {
    const { events, next } = highDice('6-3', '6-5', '1-2');
    expect(next).toBe(B);
    expect(events.slice(-4)).toEqual([
      { type: 'HighDiceThrown', player: A, roll: [6, 3], total: 9, clause: 'party/setup-9' },
      { type: 'HighDiceThrown', player: B, roll: [6, 5], total: 11, clause: 'party/setup-9' },
      { type: 'HighDiceThrown', player: C, roll: [1, 2], total: 3, clause: 'party/setup-9' },
      { type: 'FirstThrowerChosen', player: B, how: 'high dice', clause: 'party/setup-9' },
    ]);
  });

  test('party/setup-9 those tied for highest throw again, and only they', () => {
    expect(highDice('6-3', '6-5', '5-6')).toMatchObject({ next: B, winner: null });
    const { events, next } = highDice('6-3', '6-5', '5-6', '2-2', '3-3');
    expect(next).toBe(C);
    expect(events.slice(-4)).toEqual([
      { type: 'HighDiceTied', players: [B, C], total: 11, clause: 'party/setup-9' },
      { type: 'HighDiceThrown', player: B, roll: [2, 2], total: 4, clause: 'party/setup-9' },
      { type: 'HighDiceThrown', player: C, roll: [3, 3], total: 6, clause: 'party/setup-9' },
      { type: 'FirstThrowerChosen', player: C, how: 'high dice', clause: 'party/setup-9' },
    ]);
  });

  test('party/setup-9 a tie below the highest is no tie', () => {
    expect(highDice('1-2', '2-1', '6-6')).toMatchObject({ next: C, refused: [] });
  });

  test('party/setup-9 a tie may follow a tie', () => {
    expect(highDice('1-1', '1-1', '1-1', '4-4', '5-3', '6-2', '2-1', '1-1', '1-2')).toMatchObject({
      next: A,
    });
    expect(highDice('1-1', '1-1', '1-1', '4-4', '5-3', '6-2', '2-1', '1-1', '1-2', '1-1', '2-1').next).toBe(
      C,
    );
  });

  test('party/setup-9 a throw in play waits until the high dice are settled', () => {
    const table = playRecord({
      players: 2,
      startingChips: 50,
      highDice: [roll('3-3'), roll('2-4')],
      throws: [roll('1-3')],
    });
    expect(table.refused).toEqual([
      {
        of: 'throws',
        index: 0,
        code: 'FIRST_THROWER_NOT_CHOSEN',
        clause: 'party/setup-9',
        contenders: [A, B],
      },
    ]);
    expect(table.refused.map(tellInEnglish)).toEqual([
      'Player 0 and Player 1 are still throwing for who goes first (party/setup-9). Throw the high dice first.',
    ]);
    expect(table.next).toBe(A);
  });

  test('party/setup-9 high dice left over change nothing', () => {
    const dice = ['6-3', '6-5', '1-2', '6-6'];
    const { events, ...standing } = highDice(...dice);
    const { events: fewer } = highDice(...dice.slice(0, 3));
    expect(events).toEqual(fewer);
    expect(standing.refused).toMatchObject([
      { of: 'highDice', index: 3, code: 'FIRST_THROWER_IS_CHOSEN', clause: 'party/setup-9' },
    ]);
  });

  test('party/setup-9 without high dice the first seat goes first', () => {
    const { events, next } = started(3);
    expect(next).toBe(A);
    expect(events.at(-1)).toEqual({
      type: 'FirstThrowerChosen',
      player: A,
      how: 'first seat',
      clause: 'party/setup-9',
    });
  });
});

describe('the ring', () => {
  test('party/setup-10 the dice pass from the last seat to the first', () => {
    const { after, events } = givenGame({ players: 4, thrower: D }).throws('4-3');
    expect(after.next).toBe(A);
    expect(events.at(-1)).toMatchObject({ type: 'DicePassed', player: D, to: A, skipped: [] });
  });

  test('party/setup-10 only the player with the dice may throw', () => {
    const game = givenGame({ players: 4, thrower: B });
    expect(game.when({ type: 'ThrowDice', player: C, roll: roll('1-3') }).refusal).toEqual({
      code: 'NOT_YOUR_THROW',
      clause: 'party/setup-10',
      player: C,
      thrower: B,
    });
    game.when({ type: 'ThrowDice', player: B, roll: roll('1-3') }).thenFirst('DiceThrown');
  });
});
