import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  gameSupervisor,
  givenHome,
  house,
  operator,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const bob = player('bob');

/** Ann has the dice and a bet of her own; Bob tells the dealer what to do. */
function atTheTable(): TableUnderTest {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
  at.takes('ann');
  at.bets('ann', { field: 1_00 });
  return at;
}

const placeForBob = (words: string, wager: string, chips: number) =>
  ({ type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips } }) as const;

function rolled(at: TableUnderTest, ...faces: readonly Pips[]) {
  at.rests();
  at.calls(...faces);
  at.settles();
}

describe('a bet that the dealer places', () => {
  test('nz/4.5 is marked as placed for the player and settled where it lies', () => {
    const at = atTheTable();
    at.when(house, placeForBob('$10 on hard 8', 'hard-8', 10_00)).thenEvents(
      { type: 'BetPlaced', bet: { seat: 2, wager: 'hard-8', placedBy: 'dealer' } },
      { type: 'PlacedForPlayer', seat: 2, instruction: { words: '$10 on hard 8', mismatch: false } },
    );
    at.throws();
    rolled(at, 4, 4);
    expect(at.rack('bob')).toBe(290_00);
  });

  test('nz/4.5 needs a player at the seat, chips in the rack and the words', () => {
    const at = atTheTable();
    at.when(house, { ...placeForBob('$10 field', 'field', 10_00), seat: 5 }).thenRefused(
      'NO_SUCH_SEAT',
      'nz/4.5',
    );
    at.when(house, placeForBob('', 'field', 10_00)).thenRefused('WORDS_MISSING');
    at.when(house, placeForBob('$201 field', 'field', 201_00)).thenRefused('NOT_ENOUGH_CHIPS');
    at.when(bob, placeForBob('$10 field', 'field', 10_00)).thenRefused('NOT_YOUR_ROLE');
    at.throws();
    at.when(house, placeForBob('$10 field', 'field', 10_00)).thenRefused('BETTING_IS_CLOSED');
  });

  test('nz/4.5#2 stands where the dealer put it when the player does not object before rest', () => {
    const at = atTheTable();
    at.given(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    at.throws();
    const contest = { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'hard-8').bet } as const;
    at.rests();
    at.when(bob, contest).thenRefused('TOO_LATE', 'nz/4.5#2');
    at.calls(4, 4);
    at.settles();
    expect(at.rack('bob')).toBe(290_00);
  });

  test('nz/4.5#2 is moved to where it was asked for when the player objects, and both entries are kept', () => {
    const at = atTheTable();
    at.given(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    at.throws();
    const { bet } = at.bet('bob', 'hard-8');
    at.when('ann', { type: 'ContestPlacement', seat: 1, bet }).thenRefused('NO_SUCH_BET');
    at.given(bob, { type: 'ContestPlacement', seat: 2, bet });
    expect(at.events().filter(({ type }) => type === 'PlacedForPlayer' || type === 'BetMoved')).toMatchObject(
      [
        { type: 'PlacedForPlayer', instruction: { words: '$10 hard 6', asked: 'hard-6', mismatch: true } },
        { type: 'BetMoved', cause: 'contested', from: 'hard-8', to: 'hard-6', chips: 10_00 },
      ],
    );
    rolled(at, 3, 3);
    expect(at.rack('bob')).toBe(290_00);
  });

  test('nz/4.5#2 only the part that the dealer placed is moved', () => {
    const at = atTheTable();
    at.bets('bob', { 'hard-8': 20_00, 'hard-6': 5_00 });
    at.given(house, placeForBob('$10 hard 6', 'hard-8', 10_00));
    at.given(bob, { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'hard-8').bet });
    expect(at.bet('bob', 'hard-8').chips).toBe(20_00);
    expect(at.bet('bob', 'hard-6').chips).toBe(15_00);
    at.when(bob, { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'hard-8').bet }).thenRefused(
      'NOT_PLACED_FOR_YOU',
    );
  });

  test.each([
    ['as I asked: $10 hard 8', 'AS_INSTRUCTED'],
    ['put it somewhere nice', 'WORDS_UNCLEAR'],
  ])('nz/4.5#2 %j gives no ground to move a bet on hard 8', (words, code) => {
    const at = atTheTable();
    at.given(house, placeForBob(words, 'hard-8', 10_00));
    at.when(bob, { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'hard-8').bet }).thenRefused(
      code,
      'nz/4.5#2',
    );
  });
});

describe('where a bet lies', () => {
  test('nz/4.6 is what counts when the dice rest, whatever is moved later', () => {
    const at = atTheTable();
    at.bets('bob', { six: 10_00 });
    at.throws();
    const move = {
      type: 'NoteMovedBet',
      bet: at.bet('bob', 'six').bet,
      wager: 'eight',
      words: 'swept by the stick',
    } as const;
    at.rests();
    at.when(house, move).thenRefused('TOO_LATE', 'nz/4.6');
    at.calls(4, 2);
    at.settles();
    expect(at.rack('bob')).toBe(210_00);
  });

  test('nz/4.6#2 the operator finds that a bet was shifted by accident, and it counts at its own spot', () => {
    const at = atTheTable();
    at.bets('bob', { 'hard-6': 20_00 });
    at.throws();
    const { bet } = at.bet('bob', 'hard-6');
    at.given(house, { type: 'NoteMovedBet', bet, wager: 'hard-8', words: 'knocked by the dealer' });
    at.rests();
    at.calls(3, 3);
    const restore = { type: 'RestoreBet', bet, wager: 'hard-6', words: 'knocked by the dealer' } as const;
    for (const by of [house, gameSupervisor, casinoSupervisor])
      at.when(by, restore).thenRefused('NOT_YOUR_ROLE');
    at.when(operator, { ...restore, words: ' ' }).thenRefused('WORDS_MISSING');
    at.when(operator, restore).thenEvents({
      type: 'BetMoved',
      cause: 'restored',
      from: 'hard-8',
      to: 'hard-6',
      clause: 'nz/4.6#2',
    });
    at.settles();
    expect(at.rack('bob')).toBe(380_00);
  });

  test('nz/4.6#2 a bet that was never restored is settled where it was knocked to', () => {
    const at = atTheTable();
    at.bets('bob', { 'hard-6': 20_00 });
    at.throws();
    const { bet } = at.bet('bob', 'hard-6');
    at.given(house, { type: 'NoteMovedBet', bet, wager: 'hard-8', words: 'knocked by the dealer' });
    rolled(at, 3, 3);
    expect(at.rack('bob')).toBe(180_00);
    expect(at.bet('bob', 'hard-8').chips).toBe(20_00);
  });

  test('nz/4.6#2 a bet of an earlier roll than the last is no longer restored', () => {
    const at = atTheTable();
    at.bets('bob', { field: 20_00 });
    const { bet } = at.bet('bob', 'field');
    for (let roll = 1; roll <= 2; roll += 1) {
      at.bets('ann', { 'any-7': 1_00 });
      at.throws();
      rolled(at, 3, 3);
    }
    at.when(operator, { type: 'RestoreBet', bet, wager: 'any-7', words: 'knocked' }).thenRefused(
      'NO_SUCH_BET',
      'nz/4.6#2',
    );
  });
});
