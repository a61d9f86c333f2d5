import { describe, expect, test } from 'vitest';
import { raceStart, solveRace } from './party-race.ts';
import { simulateParty } from './party-simulation.ts';

const run = (players: number, seed: string, startingChips: number | null = null, games = 2_000) =>
  simulateParty({ players, games, seed, startingChips });

describe('simulated parties', () => {
  test('the same seed gives the same estimates, and they are labelled as such', () => {
    expect(run(4, 'a')).toEqual(run(4, 'a'));
    expect(run(4, 'a').seats).not.toEqual(run(4, 'b').seats);
    expect(run(4, 'a')).toMatchObject({ kind: 'estimated', players: 4, games: 2_000, seed: 'a' });
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('every game of %i players is won by one of them', (players) => {
    const { seats, throws, kitty } = run(players, 'seats', 50, 500);
    expect(seats.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, seat) => seat));
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(500);
    for (const { win } of seats) expect(win.low <= win.value && win.value <= win.high).toBe(true);
    expect(throws.low).toBeGreaterThan(10);
    expect(kitty.high).toBeLessThanOrEqual(50 * players);
  });

  test('with two players the simulation meets the exact race within four standard errors', () => {
    const games = 20_000;
    const { seats, throws } = run(2, 'race', null, games);
    const { win, throws: mean } = solveRace().from(raceStart);
    const error = Math.sqrt((win * (1 - win)) / games);
    expect(Math.abs((seats[0]?.win.value ?? 0) - win)).toBeLessThan(4 * error);
    expect(Math.abs(throws.value - mean)).toBeLessThan((4 * (throws.high - throws.low)) / 2 / 1.96);
  });

  test('chips do not change who wins, only what is won', () => {
    const [credit, poor] = [run(3, 'chips', null), run(3, 'chips', 2)];
    expect(poor.seats).toEqual(credit.seats);
    expect(poor.throws).toEqual(credit.throws);
    expect(poor.kitty.value).toBeLessThan(credit.kitty.value);
    expect(poor.kitty.value).toBeLessThanOrEqual(6);
  });

  test('a run of one game gives no estimate', () => {
    expect(() => run(3, 'one', null, 1)).toThrow('1 games give no estimate');
  });
});
