import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { createFall, dieFavouring, fairDie } from '../fall.ts';
import { Fraction } from '../fraction.ts';
import type { RepeatedBet } from '../repeated-bet.ts';
import { sessionDistribution } from '../session-distribution.ts';
import { sessionMoments } from '../session-moments.ts';
import { given } from '../testing/every-sequence.ts';
import { betsAt, gameOf } from '../testing/tables.ts';
import { chanceAbove, chanceBelow, type Density, findQuantile, toMoments } from './density.ts';
import { sessionDensity } from './session-density.ts';

const nz = gameOf(snakeEyesNz);
const tenFlatBets = betsAt(
  nz,
  Object.fromEntries(
    'hard-4 hard-6 hard-8 hard-10 field any-7 craps-2 craps-3 craps-12 eleven'
      .split(' ')
      .map((id) => [id, 5_00]),
  ),
);
const shooterAndBonus = betsAt(gameOf(doubleDice), { 'shooters-bet': 10_00, bonus: 5_00, 'number-6': 5_00 });

const at = ({ chances, lowest, unit }: Density, sum: number): number => chances[(sum - lowest) / unit] ?? 0;

const sets: readonly (readonly [string, readonly RepeatedBet[], number])[] = [
  ['ten flat bets', tenFlatBets, 301],
  ["the Shooter's Bet, the Bonus and a line", shooterAndBonus, 100],
  ['three dice', betsAt(gameOf(wonderDice), { 'number-1': 2_00, field: 3_00 }), 150],
  ['one roll', tenFlatBets, 1],
  ['no roll', tenFlatBets, 0],
];

describe.each(sets)('%s', (_, bets, rolls) => {
  test('are as likely as the exact distribution says, to within the stated error', () => {
    const density = given(sessionDensity(bets, rolls));
    const exact = given(sessionDistribution(bets, rolls));
    const beyond = exact.sums.filter(({ sum, ways }) => {
      const chance = Fraction.of(ways, exact.total).toNumber();
      const allowed = chance * (density.relativeError + 2 ** -52) + density.missing;
      return !(Math.abs(at(density, sum) - chance) <= allowed);
    });
    expect(beyond).toEqual([]);
    expect(density.relativeError).toBeLessThan(1e-10);
    expect(density.missing).toBeLessThan(1e-16);
    for (const sum of [-40_00, 0, 35_00]) {
      const [above, below] = [chanceAbove(density, sum), chanceBelow(density, sum)];
      expect(Math.abs(above.value - exact.chanceAbove(sum).toNumber())).toBeLessThanOrEqual(
        above.error + 1e-16,
      );
      expect(Math.abs(below.value - exact.chanceBelow(sum).toNumber())).toBeLessThanOrEqual(
        below.error + 1e-16,
      );
    }
    expect(findQuantile(density, 0.25)).toBe(exact.quantile(Fraction.of(1, 4)));
  });
});

test('10,000 rolls of ten flat bets have the moments of 10,000 rolls', () => {
  const told: number[] = [];
  const density = given(sessionDensity(tenFlatBets, 10_000, { onProgress: (share) => told.push(share) }));
  const { mean, variance } = given(sessionMoments(tenFlatBets, 10_000));
  const found = toMoments(density);
  expect(found.mean / mean.toNumber()).toBeCloseTo(1, 10);
  expect(found.standardDeviation / variance.sqrt()).toBeCloseTo(1, 9);
  expect(density.relativeError).toBeLessThan(1e-9);
  expect(told.at(-1)).toBe(1);
});

test('loaded dice fall otherwise', () => {
  const fall = createFall([dieFavouring(6, Fraction.of(1, 4)), fairDie]);
  const bets = betsAt(nz, { 'any-7': 5_00, field: 5_00 });
  const density = given(sessionDensity(bets, 120, { fall }));
  const exact = given(sessionDistribution(bets, 120, { fall }));
  expect(chanceAbove(density, 0).value).toBeCloseTo(exact.chanceAbove(0).toNumber(), 13);
  expect(exact.total).toBe(fall.total ** 120n);
});

test('what is too wide or too long is refused before the work begins', () => {
  expect(sessionDensity(betsAt(nz, { field: 1, 'any-7': 90_000_000_07 }), 400)).toMatchObject({
    ok: false,
    unanswered: { code: 'TOO_LARGE', case: 'results' },
  });
  expect(sessionDensity(shooterAndBonus, 100_000)).toMatchObject({
    ok: false,
    unanswered: { code: 'TOO_LARGE', case: 'steps' },
  });
});
