import { describe, expect, test } from 'vitest';
import { Fraction } from './fraction.ts';
import { FULL_SET, partyCards, toCards, waysOf } from './party-cards.ts';
import { seededDice } from './party-dice.ts';
import { RACE_ROUNDING, type RacePosition, raceStart, solveRace } from './party-race.ts';
import { exactRace } from './party-race-exact.ts';

const race = solveRace();
const exact = exactRace();

const setsOf = (fewest: number, most: number): readonly (readonly number[])[] =>
  Array.from({ length: FULL_SET }, (_, index) => toCards(index + 1)).filter(
    ({ length }) => length >= fewest && length <= most,
  );

/** How far the fast solution is from the exact one, as a share of it. */
function errorAt(position: RacePosition): number {
  const fast = race.from(position);
  const { win, throws } = exact.from(position);
  return Math.max(
    Math.abs(fast.win / win.toNumber() - 1),
    Math.abs(fast.lose / Fraction.one.minus(win).toNumber() - 1),
    Math.abs(fast.throws / throws.toNumber() - 1),
  );
}

describe('the race between two players', () => {
  test('the 30 rolls that name a card are shared out among ten cards', () => {
    expect(partyCards.map((_, index) => waysOf[1 << index])).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
    expect(waysOf[FULL_SET]).toBe(30);
  });

  test('from the start the first thrower wins 50.36 % of games, of 73.74 throws on average', () => {
    const { win, lose, throws } = race.from(raceStart);
    expect(win).toBeCloseTo(0.503630813339, 12);
    expect(lose).toBeCloseTo(0.496369186661, 12);
    expect(throws).toBeCloseTo(73.738493954434, 11);
  });

  test('with card 12 alone up for both the game lasts 36 throws, and the thrower wins 1679616 in 3220327', () => {
    const position = { thrower: [12], other: [12], chances: null };
    expect(exact.from(position).throws.toString()).toBe('36');
    // The dice go over by a seven, or after 29 in 36 three times again: h = 6/36 + 29/36 (6/36 (1 + m + m^2) + m^3)
    // with m = 29/36. The sides are alike, so the thrower wins 1 to h against the other: 1 / (1 + h).
    expect(exact.from(position).win.toString()).toBe('1679616/3220327');
  });

  test('chances are worth less the fewer are left, and a card turned is worth more', () => {
    const at = (chances: number | null) => race.from({ thrower: [5, 9], other: [5, 9], chances }).win;
    expect(at(3)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(1));
    expect(race.from({ thrower: [5], other: [5, 9], chances: null }).win).toBeGreaterThan(at(null));
  });

  test('the fast solution is the exact one wherever each has at most two cards, with and without chances', () => {
    let [worst, positions] = [0, 0];
    for (const thrower of setsOf(1, 2))
      for (const other of setsOf(1, 2))
        for (const chances of [null, 1, 2, 3]) {
          worst = Math.max(worst, errorAt({ thrower, other, chances }));
          positions += 1;
        }
    expect(positions).toBe(55 * 55 * 4);
    expect(worst).toBeLessThan(1e-14);
  });

  test('and in positions with three cards each, drawn at random', () => {
    const dice = seededDice('three cards');
    const sets = setsOf(3, 3);
    const drawn = () => sets[(dice.roll() * 36 + dice.roll()) % sets.length] ?? [];
    const errors = Array.from({ length: 12 }, () =>
      errorAt({ thrower: drawn(), other: drawn(), chances: null }),
    );
    expect(Math.max(...errors)).toBeLessThan(1e-14);
  });

  test('somebody wins, in every position and to within the rounding that is promised', () => {
    let worst = 0;
    for (let pair = 0; pair < 2 ** 20; pair += 97) {
      const [own, others] = [pair >> 10, pair & FULL_SET];
      if (own === 0 || others === 0) continue;
      const { win, lose } = race.from({ thrower: toCards(own), other: toCards(others), chances: null });
      worst = Math.max(worst, Math.abs(win + lose - 1));
    }
    expect(RACE_ROUNDING).toBeLessThan(2e-13);
    expect(worst).toBeLessThan(RACE_ROUNDING);
  });

  test('a game that is won has no outlook', () => {
    expect(() => race.from({ thrower: [], other: [5], chances: null })).toThrow('Broken invariant');
    expect(() => race.from({ thrower: [7], other: [5], chances: null })).toThrow('there is no card 7');
    expect(() => race.from({ thrower: [5], other: [5], chances: 4 })).toThrow('4 chances');
    expect(() => exact.from({ thrower: [5], other: [], chances: null })).toThrow('Broken invariant');
  });
});
