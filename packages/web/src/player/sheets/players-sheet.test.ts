import { describe, expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { sittersAround } from './players-sheet.tsx';

describe('who sits around the table', () => {
  test('everybody is there with their bets, in the order of the seats', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { field: 5_00 });
    at.bets(1, { field: 5_00 });
    at.bets(1, { 'hard-4': 1_00 });
    const [first] = sittersAround(view());
    expect(first).toMatchObject({
      seat: 1,
      isMe: true,
      onTable: 11_00,
      bets: [
        { wager: 'Hard 4', cents: 1_00 },
        { wager: 'Field Bet', cents: 10_00 },
      ],
    });
    expect(sittersAround(view()).map(({ seat }) => seat)).toEqual([...view().table.seats.keys()]);
  });

  test('whoever is asked about the dice is told from whoever comes after them', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.offers();
    const dice = sittersAround(view()).map((sitter) => sitter.dice);
    expect(dice[0]).toBe('is asked');
    expect(dice.slice(1)).toEqual(dice.slice(1).map((_, index) => (index === 0 ? 'next' : undefined)));
  });
});
