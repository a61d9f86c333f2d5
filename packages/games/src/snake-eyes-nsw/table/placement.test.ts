import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenHome,
  house,
  operator,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const bob = player('bob');

function atTheTable(): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  at.takes('ann');
  at.bets('ann', { 'hard-4': 1_00 });
  return at;
}

describe('a bet that the dealer places', () => {
  test('nsw/6.6#2 stands in the trail beside the words, with a mismatch flagged', () => {
    const at = atTheTable();
    at.given(house, {
      type: 'PlaceForPlayer',
      seat: 2,
      words: '$10 hard 8',
      bet: { wager: 'eight', chips: 10_00 },
    });
    expect(at.events().at(-1)).toMatchObject({
      type: 'PlacedForPlayer',
      bet: at.bet('bob', 'eight').bet,
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
    at.given(house, { type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips } });
    expect(at.bet('bob', wager).instruction).toMatchObject({ words, mismatch });
  });

  test('nsw/6.6#2 may be contested until the throw', () => {
    const at = atTheTable();
    const place = {
      type: 'PlaceForPlayer',
      seat: 2,
      words: '$10 hard 8',
      bet: { wager: 'eight', chips: 10_00 },
    } as const;
    at.given(house, place);
    at.given(bob, { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'eight').bet });
    expect(at.bet('bob', 'hard-8').chips).toBe(10_00);

    at.given(house, place);
    at.throws();
    at.when(bob, { type: 'ContestPlacement', seat: 2, bet: at.bet('bob', 'eight').bet }).thenRefused(
      'TOO_LATE',
      'nsw/6.6#2',
    );
  });
});

describe('where a bet lies', () => {
  test('nsw/6.7 a bet moved from 6 to 8 before rest is not paid by a 6', () => {
    const at = atTheTable();
    at.bets('bob', { six: 10_00 });
    at.throws();
    const { bet } = at.bet('bob', 'six');
    at.when(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'moved by the player' }).thenEvents({
      type: 'BetMoved',
      cause: 'found',
      clause: 'nsw/6.7',
    });
    at.rests();
    at.calls(4, 2);
    at.settles();
    expect(at.rack('bob')).toBe(190_00);
    expect(at.bet('bob', 'eight').chips).toBe(10_00);
  });

  test('nsw/6.8 a supervisor restores a bet where it would be unfair not to, and the original stays visible', () => {
    const at = atTheTable();
    at.bets('bob', { six: 10_00 });
    at.throws();
    const { bet } = at.bet('bob', 'six');
    at.given(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'knocked by seat 1' });
    at.rests();
    at.calls(4, 2);
    const restore = { type: 'RestoreBet', bet, wager: 'six', words: 'knocked by seat 1' } as const;
    at.when(house, restore).thenRefused('NOT_YOUR_ROLE');
    at.when(operator, restore).thenRefused('NOT_YOUR_ROLE', 'nsw/6.8');
    at.given(casinoSupervisor, restore);
    at.settles();
    expect(at.rack('bob')).toBe(210_00);
    expect(at.events().filter(({ type }) => type === 'BetMoved')).toMatchObject([
      { from: 'six', to: 'eight', words: 'knocked by seat 1' },
      { from: 'eight', to: 'six', clause: 'nsw/6.8' },
    ]);
  });

  test('nsw/6.8 after settlement it is paid by a reversal, and both settlements stay in the trail', () => {
    const at = atTheTable();
    at.bets('bob', { six: 10_00 });
    at.throws();
    const { bet } = at.bet('bob', 'six');
    at.given(house, { type: 'NoteMovedBet', bet, wager: 'eight', words: 'knocked by seat 1' });
    at.rests();
    at.calls(4, 2);
    at.settles();
    expect(at.rack('bob')).toBe(190_00);
    const restore = { type: 'RestoreBet', bet, wager: 'six', words: 'knocked by seat 1' } as const;
    at.when(house, restore).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, restore).thenEvents({
      type: 'BetSettledAgain',
      undone: [{ wager: 'eight', verdict: 'stands' }],
      settlement: { wager: 'six', verdict: 'wins', winnings: 10_00 },
      clause: 'nsw/6.8',
    });
    expect(at.rack('bob')).toBe(210_00);
    expect(at.table().betting.bets.some(({ seat }) => seat === 2)).toBe(false);
  });

  test('nsw/6.8 a bet that was paid where it did not belong is taken back, unless the chips are gone', () => {
    const paid = (): { readonly at: TableUnderTest; readonly bet: string } => {
      const at = atTheTable();
      at.bets('bob', { field: 10_00 });
      const { bet } = at.bet('bob', 'field');
      at.throws();
      at.rests();
      at.calls(5, 4);
      at.settles();
      expect(at.rack('bob')).toBe(210_00);
      return { at, bet };
    };
    const restore = (bet: string) =>
      ({ type: 'RestoreBet', bet, wager: 'six', words: 'it slid over the line' }) as const;
    const still = paid();
    still.at.given(casinoSupervisor, restore(still.bet));
    expect(still.at.rack('bob')).toBe(190_00);
    expect(still.at.bet('bob', 'six').chips).toBe(10_00);

    const gone = paid();
    gone.at.given(house, { type: 'CashOut', seat: 2, cents: 200_00 });
    gone.at.when(casinoSupervisor, restore(gone.bet)).thenRefused('NOT_ENOUGH_CHIPS', 'nsw/6.8');
  });

  test('nsw/6.8 a sum that was wrong when the roll was settled is settled again', () => {
    const at = atTheTable();
    at.bets('bob', { field: 10_00 });
    const { bet } = at.bet('bob', 'field');
    at.throws();
    at.rests();
    at.calls(5, 4);
    at.settles();
    at.given(casinoSupervisor, { type: 'CorrectStake', bet, chips: 25_00, words: 'a chip was overlooked' });
    expect(at.rack('bob')).toBe(225_00);
  });

  test('nsw/6.8 the sum of a bet may be put right as well, up to what the player has', () => {
    const at = atTheTable();
    at.bets('bob', { six: 10_00 });
    const { bet } = at.bet('bob', 'six');
    const correct = (chips: number) =>
      ({ type: 'CorrectStake', bet, chips, words: 'a chip fell off the stack' }) as const;
    at.throws();
    at.rests();
    at.when(house, correct(25_00)).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, correct(200_01)).thenRefused('NOT_ENOUGH_CHIPS', 'nsw/6.8');
    at.when(casinoSupervisor, correct(10_00)).thenRefused('NOT_ANOTHER_STAKE');
    at.given(casinoSupervisor, correct(25_00));
    expect(at.rack('bob')).toBe(175_00);
    at.calls(4, 2);
    at.settles();
    expect(at.rack('bob')).toBe(225_00);
  });
});
