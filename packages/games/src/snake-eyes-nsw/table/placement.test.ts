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
import { type AtTable, casinoSupervisor, house, inPlay, operator, player } from '../../testing/at-table.ts';

const bob = player('bob');

function atTheTable(): AtTable {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  takesDice(at, 'ann');
  bets(at, 'ann', { 'hard-4': 1_00 });
  return at;
}

describe('a bet that the dealer places', () => {
  test('nsw/6.6#2 stands in the trail beside the words, with a mismatch flagged', () => {
    const at = atTheTable();
    at.give(house, {
      type: 'PlaceForPlayer',
      seat: 2,
      words: '$10 hard 8',
      bet: { wager: 'eight', chips: 10_00 },
    });
    expect(at.events().at(-1)).toMatchObject({
      type: 'PlacedForPlayer',
      bet: betOf(at, 'bob', 'eight').bet,
      instruction: { words: '$10 hard 8', asked: 'hard-8', chips: 10_00, mismatch: true },
      clause: 'nsw/6.6#2',
    });
  });

  test.each([
    ['$25 Field', 'field', 25_00, false],
    ['$25 Field', 'field', 20_00, true],
    ['$7.50 on the 6', 'six', 7_50, false],
    ['$5 craps twelve please', 'craps-12', 5_00, false],
    ['$5 craps twelve please', 'craps-2', 5_00, true],
    ['same as before', 'any-7', 5_00, false],
  ] as const)('nsw/6.6#2 %j placed as %s for %i cents: mismatch %s', (words, wager, chips, mismatch) => {
    const at = atTheTable();
    at.give(house, { type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips } });
    expect(betOf(at, 'bob', wager).instruction).toMatchObject({ words, mismatch });
  });

  test('nsw/6.6#2 may be contested until the throw', () => {
    const at = atTheTable();
    const place = {
      type: 'PlaceForPlayer',
      seat: 2,
      words: '$10 hard 8',
      bet: { wager: 'eight', chips: 10_00 },
    } as const;
    at.give(house, place);
    at.give(bob, { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'eight').bet });
    expect(betOf(at, 'bob', 'hard-8').chips).toBe(10_00);

    at.give(house, place);
    throwsDice(at);
    expect(
      at.refused(bob, { type: 'ContestPlacement', seat: 2, bet: betOf(at, 'bob', 'eight').bet }),
    ).toMatchObject({ code: 'TOO_LATE', clause: 'nsw/6.6#2' });
  });
});

describe('where a bet lies', () => {
  test('nsw/6.7 a bet moved from 6 to 8 before rest is not paid by a 6', () => {
    const at = atTheTable();
    bets(at, 'bob', { six: 10_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'six');
    expect(
      at.give(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'moved by the player' }),
    ).toMatchObject([{ type: 'BetMoved', cause: 'found', clause: 'nsw/6.7' }]);
    diceRest(at);
    called(at, 4, 2);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(190_00);
    expect(betOf(at, 'bob', 'eight').chips).toBe(10_00);
  });

  test('nsw/6.8 a supervisor restores a bet where it would be unfair not to, and the original stays visible', () => {
    const at = atTheTable();
    bets(at, 'bob', { six: 10_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'six');
    at.give(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'knocked by seat 1' });
    diceRest(at);
    called(at, 4, 2);
    const restore = { type: 'RestoreBet', bet, wager: 'six', words: 'knocked by seat 1' } as const;
    expect(at.refused(house, restore)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused(operator, restore)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/6.8' });
    at.give(casinoSupervisor, restore);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(210_00);
    expect(at.events().filter(({ type }) => type === 'BetMoved')).toMatchObject([
      { from: 'six', to: 'eight', words: 'knocked by seat 1' },
      { from: 'eight', to: 'six', clause: 'nsw/6.8' },
    ]);
  });

  test('nsw/6.8 after settlement it is paid by a reversal, and both settlements stay in the trail', () => {
    const at = atTheTable();
    bets(at, 'bob', { six: 10_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'bob', 'six');
    at.give(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'knocked by seat 1' });
    diceRest(at);
    called(at, 4, 2);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(190_00);
    const restore = { type: 'RestoreBet', bet, wager: 'six', words: 'knocked by seat 1' } as const;
    expect(at.refused(house, restore)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.give(casinoSupervisor, restore)).toMatchObject([
      {
        type: 'BetSettledAgain',
        undone: [{ wager: 'eight', verdict: 'stands' }],
        settlement: { wager: 'six', verdict: 'wins', winnings: 10_00 },
        clause: 'nsw/6.8',
      },
    ]);
    expect(rackOf(at, 'bob')).toBe(210_00);
    expect(at.table().betting.bets.some(({ seat }) => seat === 2)).toBe(false);
  });

  test('nsw/6.8 a bet that was paid where it did not belong is taken back, unless the chips are gone', () => {
    const paid = (): { readonly at: AtTable; readonly bet: string } => {
      const at = atTheTable();
      bets(at, 'bob', { field: 10_00 });
      const { bet } = betOf(at, 'bob', 'field');
      throwsDice(at);
      diceRest(at);
      called(at, 5, 4);
      settled(at);
      expect(rackOf(at, 'bob')).toBe(210_00);
      return { at, bet };
    };
    const restore = (bet: string) =>
      ({ type: 'RestoreBet', bet, wager: 'six', words: 'it slid over the line' }) as const;
    const still = paid();
    still.at.give(casinoSupervisor, restore(still.bet));
    expect(rackOf(still.at, 'bob')).toBe(190_00);
    expect(betOf(still.at, 'bob', 'six').chips).toBe(10_00);

    const gone = paid();
    gone.at.give(house, { type: 'CashOut', seat: 2, cents: 200_00 });
    expect(gone.at.refused(casinoSupervisor, restore(gone.bet))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nsw/6.8',
    });
  });

  test('nsw/6.8 a sum that was wrong when the roll was settled is settled again', () => {
    const at = atTheTable();
    bets(at, 'bob', { field: 10_00 });
    const { bet } = betOf(at, 'bob', 'field');
    throwsDice(at);
    diceRest(at);
    called(at, 5, 4);
    settled(at);
    at.give(casinoSupervisor, { type: 'CorrectStake', bet, chips: 25_00, words: 'a chip was overlooked' });
    expect(rackOf(at, 'bob')).toBe(225_00);
  });

  test('nsw/6.8 the sum of a bet may be put right as well, up to what the player has', () => {
    const at = atTheTable();
    bets(at, 'bob', { six: 10_00 });
    const { bet } = betOf(at, 'bob', 'six');
    const correct = (chips: number) =>
      ({ type: 'CorrectStake', bet, chips, words: 'a chip fell off the stack' }) as const;
    throwsDice(at);
    diceRest(at);
    expect(at.refused(house, correct(25_00))).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused(casinoSupervisor, correct(200_01))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nsw/6.8',
    });
    expect(at.refused(casinoSupervisor, correct(10_00))).toMatchObject({ code: 'NOT_ANOTHER_STAKE' });
    at.give(casinoSupervisor, correct(25_00));
    expect(rackOf(at, 'bob')).toBe(175_00);
    called(at, 4, 2);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(225_00);
  });
});
