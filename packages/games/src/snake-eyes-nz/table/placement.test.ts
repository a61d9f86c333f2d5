import { describe, expect, test } from 'vitest';
import {
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import {
  type AtTable,
  casinoSupervisor,
  gameSupervisor,
  house,
  inPlay,
  operator,
  player,
} from '../../testing/at-table.ts';

const bob = player('bob');

/** Ann has the dice and a bet of her own; Bob tells the dealer what to do. */
function atTheTable(): AtTable {
  const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
  takesDice(at, 'ann');
  bets(at, 'ann', { field: 1_00 });
  return at;
}

const placeForBob = (words: string, wager: string, chips: number) =>
  ({ type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips } }) as const;

function rolled(at: AtTable, ...faces: Parameters<typeof called> extends [unknown, ...infer F] ? F : never) {
  diceRest(at);
  called(at, ...faces);
  settled(at);
}

describe('a bet that the dealer places', () => {
  test('nz/4.5 is marked as placed for the player and settled where it lies', () => {
    const at = atTheTable();
    expect(at.give(house, placeForBob('$10 on hard 8', 'hard-8', 10_00))).toMatchObject([
      { type: 'BetPlaced', bet: { seat: 2, wager: 'hard-8', placedBy: 'dealer' } },
      { type: 'PlacedForPlayer', seat: 2, instruction: { words: '$10 on hard 8', mismatch: false } },
    ]);
    throwsDice(at);
    rolled(at, 4, 4);
    expect(rackOf(at, 'bob')).toBe(290_00);
  });

  test('nz/4.5 needs a player at the seat, chips in the rack and the words', () => {
    const at = atTheTable();
    expect(at.refused(house, { ...placeForBob('$10 field', 'field', 10_00), seat: 5 })).toMatchObject({
      code: 'NO_SUCH_SEAT',
      clause: 'nz/4.5',
    });
    expect(at.refused(house, placeForBob('', 'field', 10_00))).toMatchObject({ code: 'WORDS_MISSING' });
    expect(at.refused(house, placeForBob('$201 field', 'field', 201_00))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
    });
    expect(at.refused(bob, placeForBob('$10 field', 'field', 10_00))).toMatchObject({
      code: 'NOT_YOUR_ROLE',
    });
    throwsDice(at);
    expect(at.refused(house, placeForBob('$10 field', 'field', 10_00))).toMatchObject({
      code: 'BETTING_IS_CLOSED',
    });
  });

  test('nz/4.5#2 stands where the dealer put it when the player does not object before rest', () => {
    const at = atTheTable();
    at.give(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    throwsDice(at);
    const contest = { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'hard-8').bet } as const;
    diceRest(at);
    expect(at.refused(bob, contest)).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.5#2' });
    called(at, 4, 4);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(290_00);
  });

  test('nz/4.5#2 is moved to where it was asked for when the player objects, and both entries are kept', () => {
    const at = atTheTable();
    at.give(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'hard-8');
    expect(at.refused(player('ann'), { type: 'ContestPlacement', seat: 1, bet })).toMatchObject({
      code: 'NO_SUCH_BET',
    });
    at.give(bob, { type: 'ContestPlacement', seat: 2, bet });
    expect(at.events().filter(({ type }) => type === 'PlacedForPlayer' || type === 'BetMoved')).toMatchObject(
      [
        { type: 'PlacedForPlayer', instruction: { words: '$10 hard 6', asked: 'hard-6', mismatch: true } },
        { type: 'BetMoved', cause: 'contested', from: 'hard-8', to: 'hard-6', chips: 10_00 },
      ],
    );
    rolled(at, 3, 3);
    expect(rackOf(at, 'bob')).toBe(290_00);
  });

  test('nz/4.5#2 only the part that the dealer placed is moved', () => {
    const at = atTheTable();
    bets(at, 'bob', { 'hard-8': 20_00, 'hard-6': 5_00 });
    at.give(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    at.give(bob, { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'hard-8').bet });
    expect(betOf(at, 'bob', 'hard-8').chips).toBe(20_00);
    expect(betOf(at, 'bob', 'hard-6').chips).toBe(15_00);
    expect(
      at.refused(bob, { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'hard-8').bet }),
    ).toMatchObject({ code: 'NOT_PLACED_FOR_YOU' });
  });

  test.each([
    ['as I asked: $10 hard 8', 'AS_INSTRUCTED'],
    ['put it somewhere nice', 'WORDS_UNCLEAR'],
  ])('nz/4.5#2 %j gives no ground to move a bet on hard 8', (words, code) => {
    const at = atTheTable();
    at.give(house, placeForBob(words, 'hard-8', 10_00));
    expect(
      at.refused(bob, { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'hard-8').bet }),
    ).toMatchObject({ code, clause: 'nz/4.5#2' });
  });
});

describe('where a bet lies', () => {
  test('nz/4.6 is what counts when the dice rest, whatever is moved later', () => {
    const at = atTheTable();
    bets(at, 'bob', { six: 10_00 });
    throwsDice(at);
    const move = {
      type: 'NoteMovedBet',
      bet: betOf(at, 'bob', 'six').bet,
      wager: 'eight',
      words: 'swept by the stick',
    } as const;
    diceRest(at);
    expect(at.refused(house, move)).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.6' });
    called(at, 4, 2);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(210_00);
  });

  test('nz/4.6#2 the operator finds that a bet was shifted by accident, and it counts at its own spot', () => {
    const at = atTheTable();
    bets(at, 'bob', { 'hard-6': 20_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'hard-6');
    at.give(house, { type: 'NoteMovedBet', bet, wager: 'hard-8', words: 'knocked by the dealer' });
    diceRest(at);
    called(at, 3, 3);
    const restore = { type: 'RestoreBet', bet, wager: 'hard-6', words: 'knocked by the dealer' } as const;
    for (const by of [house, gameSupervisor, casinoSupervisor])
      expect(at.refused(by, restore)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused(operator, { ...restore, words: ' ' })).toMatchObject({ code: 'WORDS_MISSING' });
    expect(at.give(operator, restore)).toMatchObject([
      { type: 'BetMoved', cause: 'restored', from: 'hard-8', to: 'hard-6', clause: 'nz/4.6#2' },
    ]);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(380_00);
  });

  test('nz/4.6#2 a bet that was never restored is settled where it was knocked to', () => {
    const at = atTheTable();
    bets(at, 'bob', { 'hard-6': 20_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'hard-6');
    at.give(house, { type: 'NoteMovedBet', bet, wager: 'hard-8', words: 'knocked by the dealer' });
    rolled(at, 3, 3);
    expect(rackOf(at, 'bob')).toBe(180_00);
    expect(betOf(at, 'bob', 'hard-8').chips).toBe(20_00);
  });

  test('nz/4.6#2 a bet of an earlier roll than the last is no longer restored', () => {
    const at = atTheTable();
    bets(at, 'bob', { field: 20_00 });
    const { bet } = betOf(at, 'bob', 'field');
    for (let roll = 1; roll <= 2; roll += 1) {
      bets(at, 'ann', { 'any-7': 1_00 });
      throwsDice(at);
      rolled(at, 3, 3);
    }
    expect(at.refused(operator, { type: 'RestoreBet', bet, wager: 'any-7', words: 'knocked' })).toMatchObject(
      { code: 'NO_SUCH_BET', clause: 'nz/4.6#2' },
    );
  });
});
