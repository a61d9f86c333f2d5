import { toTerms } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { computeFigures } from '../figures.ts';
import { Fraction } from '../fraction.ts';
import { ruinWithin } from '../ruin.ts';
import { sessionDistribution } from '../session-distribution.ts';
import { sessionRates } from '../session-rates.ts';
import { given, withheld } from '../testing/every-sequence.ts';
import { gameOf, wagerOf } from '../testing/tables.ts';
import { findFrontier, mixesByAhead, mixesByLoss, mixesByRuin, mixesByVariance } from './best-mix.ts';
import { everyMix, type MixQuestion, toRepeatedBets } from './mix.ts';

const nz = gameOf(snakeEyesNz);
const double = gameOf(doubleDice);
const question: MixQuestion = { terms: toTerms(nz), unit: 5_00, total: 3, most: 2 };

describe('every mix', () => {
  test('is every way to lay the units, once', () => {
    const wagers = ['field', 'any-7', 'hard-6'];
    const mixes = given(everyMix({ ...question, wagers, most: 3 }));
    // Ten ways to lay three units on three wagers.
    expect(new Set(mixes.map(({ units }) => JSON.stringify(units))).size).toBe(10);
    expect(mixes).toHaveLength(10);
    for (const { units } of mixes) expect(Object.values(units).reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(given(everyMix({ ...question, wagers }))).toHaveLength(9);
  });

  test.each([
    ['wagers of one stage', { ...question, wagers: ['field', 'any-7', 'hard-6', 'craps-2'] }],
    [
      'wagers of several stages',
      { ...question, terms: toTerms(double), wagers: ['shooters-bet', 'number-6', 'bonus'], most: 3 },
    ],
  ])('%s lose and vary as the session of their bets does', (_, asked) => {
    for (const mix of given(everyMix(asked))) {
      const { mean, variance } = given(sessionRates(toRepeatedBets(asked, mix)));
      expect(mix.loss).toEqual(mean.negate().over(Fraction.of(5_00)));
      expect(mix.variance).toEqual(variance.over(Fraction.of(5_00 ** 2)));
    }
  });

  test('more than can be looked at is refused', () => {
    const why = withheld(everyMix({ ...question, total: 40, most: 9 }));
    expect(why).toMatchObject({ code: 'TOO_LARGE', case: 'mixes' });
  });
});

describe('the best and the worst', () => {
  test('nz/4.9(field-2) a roll costs least where one thirty-sixth is kept of each unit', () => {
    const { best, worst, mixes } = given(mixesByLoss(question));
    expect(best.loss).toEqual(Fraction.of(3, 36));
    expect(worst.loss).toEqual(Fraction.of(3, 6));
    expect(Object.keys(worst.units).every((id) => ['any-7', 'c-and-e'].includes(id))).toBe(true);
    expect(mixes).toBe(15 + 105 * 2);
  });

  test('opposite wagers vary least, and the longest odds most', () => {
    const { best, worst } = given(mixesByVariance(question));
    const all = given(everyMix(question));
    for (const { variance } of all) {
      expect(variance.compare(best.variance)).toBeGreaterThanOrEqual(0);
      expect(variance.compare(worst.variance)).toBeLessThanOrEqual(0);
    }
    expect(Object.keys(worst.units)).toHaveLength(1);
    expect(
      computeFigures(wagerOf(nz, Object.keys(worst.units)[0] ?? ''))
        .net.at(-1)
        ?.net.toString(),
    ).toBe('33');
  });

  test('by the chance to be ahead, as the exact distributions say', () => {
    const asked = { ...question, wagers: ['field', 'any-7', 'craps-2'], rolls: 12 };
    const told: number[] = [];
    const { best, worst, mixes } = given(mixesByAhead({ ...asked, onProgress: (share) => told.push(share) }));
    const exact = given(everyMix(asked)).map((mix) =>
      given(sessionDistribution(toRepeatedBets(asked, mix), 12))
        .chanceAbove(0)
        .toNumber(),
    );
    expect(best.chance.value).toBeCloseTo(Math.max(...exact), 12);
    expect(worst.chance.value).toBeCloseTo(Math.min(...exact), 12);
    expect([mixes, told.length, told.at(-1)]).toEqual([9, 9, 1]);
  });

  test('by the chance of ruin, as the exact chances say', () => {
    const asked = { ...question, wagers: ['field', 'any-7', 'hard-6'], rolls: 20, bankroll: 40_00 };
    const { best, worst } = given(mixesByRuin(asked));
    const exact = given(everyMix(asked)).map((mix) =>
      given(ruinWithin({ bets: toRepeatedBets(asked, mix), bankroll: 40_00, rolls: 20 })).ruin.toNumber(),
    );
    expect(best.chance.value).toBeCloseTo(Math.min(...exact), 12);
    expect(worst.chance.value).toBeCloseTo(Math.max(...exact), 12);
  });

  test('an edge that no wager keeps leaves nothing to mix', () => {
    const low = { ...question, edgePerRoll: Fraction.of(1, 1000) };
    expect(withheld(mixesByLoss(low))).toEqual({ code: 'NO_MIX' });
    const some = given(everyMix({ ...question, edgePerRoll: Fraction.of(1, 36), most: 1 }));
    expect(some.map(({ units }) => Object.keys(units)[0])).toEqual([
      'hard-4',
      'hard-6',
      'hard-8',
      'hard-10',
      'six',
      'eight',
      'field',
    ]);
  });
});

test('the frontier holds whatever no other mix beats in both', () => {
  const mixes = given(everyMix({ ...question, total: 2 }));
  const frontier = findFrontier(mixes);
  for (const mix of mixes) {
    const beaten = frontier.some(
      ({ loss, variance }) => loss.compare(mix.loss) <= 0 && variance.compare(mix.variance) <= 0,
    );
    expect(beaten).toBe(true);
  }
  for (const [place, mix] of frontier.entries()) {
    const next = frontier[place + 1];
    if (next === undefined) continue;
    expect(next.loss.compare(mix.loss)).toBe(1);
    expect(next.variance.compare(mix.variance)).toBe(-1);
  }
  expect(frontier.length).toBeGreaterThan(1);
});
