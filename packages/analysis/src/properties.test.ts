import {
  loses,
  movesTo,
  type Odds,
  ruleCiting,
  stands,
  twoDice,
  type Verdict,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { census, decisionChances } from './census.ts';
import { convolved } from './convolution.ts';
import { chanceAbove } from './density/density.ts';
import { sessionDensity } from './density/session-density.ts';
import { createFall, isDie } from './fall.ts';
import { computeFigures, figuresUnder } from './figures.ts';
import { Fraction } from './fraction.ts';
import { jointChain } from './joint-chain.ts';
import { repeated } from './repeated-bet.ts';
import { ruinWithin } from './ruin.ts';
import { chanceAt, ruinCurve } from './ruin-curve.ts';
import { sessionDistribution } from './session-distribution.ts';
import { sessionMoments } from './session-moments.ts';
import { sessionRates } from './session-rates.ts';
import { given } from './testing/every-sequence.ts';

const rule = ruleCiting<string>();
const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Says of every total what it does in one stage; a two always decides, a seven always leads on. */
const stageOf = (stage: number, stages: number) => {
  const odds = fc.constantFrom<Odds>('1 to 1', '2 to 1', '7.5 to 1', '33 to 1', '0.5 to 1');
  const verdict: fc.Arbitrary<Verdict> = fc.oneof(
    fc.constant(loses),
    fc.constant(stands),
    odds.map(wins),
    fc.nat(stages - 1).map((to) => (to === stage ? stands : movesTo(`stage${to}`))),
  );
  const onward: Verdict = stage + 1 < stages ? movesTo(`stage${stage + 1}`) : loses;
  return fc.array(verdict, { minLength: totals.length, maxLength: totals.length }).map((verdicts) =>
    totals.map((total, index): Verdict => {
      if (total === 2) return loses;
      return total === 7 ? onward : (verdicts[index] ?? stands);
    }),
  );
};

/** Any wager of up to four stages that lead to one another as they like. */
const anyWager: fc.Arbitrary<Wager> = fc
  .integer({ min: 1, max: 4 })
  .chain((stages) => fc.tuple(...Array.from({ length: stages }, (_, stage) => stageOf(stage, stages))))
  .map((stages) =>
    wager({
      id: 'any',
      name: 'Any',
      clause: 'any',
      stages: Object.fromEntries(
        stages.map((verdicts, stage) => [
          `stage${stage}`,
          verdicts.map((verdict, index) => rule('any', twoDice.total(totals[index] ?? 0), verdict)),
        ]),
      ),
    }),
  );

const stake = fc.constantFrom(1_00, 2_00, 5_00, 7_50);
const anyBets = fc.array(
  fc.tuple(anyWager, stake).map(([wager, stake]) => repeated(wager, stake)),
  { minLength: 1, maxLength: 3 },
);

describe('any wager', () => {
  test('has chances that add up to one, and an edge that is its mean turned round', () => {
    fc.assert(
      fc.property(anyWager, (wager) => {
        const { win, lose, net, mean, edge, edgePerRoll, rollsToDecision, ...per } = computeFigures(wager);
        expect(win.plus(lose)).toEqual(Fraction.one);
        expect(Fraction.sum(net.map(({ chance }) => chance))).toEqual(Fraction.one);
        expect(Fraction.sum(net.map(({ net, chance }) => net.times(chance)))).toEqual(mean);
        expect(edge).toEqual(mean.negate());
        expect(edgePerRoll.times(rollsToDecision)).toEqual(edge);
        expect(per.winPerRoll.plus(per.losePerRoll).times(rollsToDecision)).toEqual(Fraction.one);
        for (const [index, each] of net.entries())
          expect(each.net.compare(net[index + 1]?.net ?? Fraction.of(1000))).toBe(-1);
      }),
    );
  });

  test('has a census of 36 to the power of the rolls, which closes in on its chance to win', () => {
    fc.assert(
      fc.property(anyWager, fc.nat(25), (wager, rolls) => {
        const { wins, loses, stands } = census(wager, { rolls });
        const all = 36n ** BigInt(rolls);
        expect(wins + loses + stands).toBe(all);
        const { win } = computeFigures(wager);
        expect(win.compare(Fraction.of(wins, all))).toBeGreaterThanOrEqual(0);
        expect(win.compare(Fraction.of(wins + stands, all))).toBeLessThanOrEqual(0);
        expect(Fraction.sum(decisionChances(wager, { rolls }))).toEqual(Fraction.of(wins + loses, all));
      }),
    );
  });

  test('repeated, brings its mean per roll in the long run', () => {
    fc.assert(
      fc.property(anyWager, stake, (wager, stake) => {
        const { mean, variance } = given(sessionRates([repeated(wager, stake)]));
        expect(mean).toEqual(computeFigures(wager).edgePerRoll.times(Fraction.of(-stake)));
        expect(variance.sign).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('any bets together', () => {
  test('are distributed as a convolution says, with the mean and the variance of their moments', () => {
    fc.assert(
      fc.property(anyBets, fc.nat(8), (bets, rolls) => {
        const distribution = given(sessionDistribution(bets, rolls));
        expect(distribution).toEqual(convolved(given(jointChain(bets)), rolls));
        const { mean, variance } = given(sessionMoments(bets, rolls));
        expect([distribution.mean, distribution.variance]).toEqual([mean, variance]);
      }),
      { numRuns: 60 },
    );
  });

  test('lose together what each loses alone', () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        const alone = bets.map((bet) => given(sessionRates([bet])).mean);
        expect(given(sessionRates(bets)).mean).toEqual(Fraction.sum(alone));
      }),
      { numRuns: 40 },
    );
  });

  test('with a bankroll no roll can touch, end as without one', () => {
    fc.assert(
      fc.property(anyBets, fc.nat(6), (bets, rolls) => {
        const bankroll = 1_000_00;
        const { ruin, final } = given(ruinWithin({ bets, bankroll, rolls }));
        const moved = given(sessionDistribution(bets, rolls)).sums.map(({ sum, ways }) => ({
          sum: sum + bankroll,
          ways,
        }));
        expect(ruin.isZero).toBe(true);
        expect(final.sums).toEqual(moved);
      }),
      { numRuns: 40 },
    );
  });

  test('are as likely in doubles as by counting, to within the error that is stated', () => {
    fc.assert(
      fc.property(anyBets, fc.nat(20), fc.integer({ min: 10_00, max: 90_00 }), (bets, rolls, bankroll) => {
        const density = given(sessionDensity(bets, rolls));
        const exact = given(sessionDistribution(bets, rolls)).chanceAbove(0).toNumber();
        const ahead = chanceAbove(density, 0);
        expect(Math.abs(ahead.value - exact)).toBeLessThanOrEqual(ahead.error + 2 ** -53 * exact);

        const curve = given(ruinCurve({ bets, bankroll, rolls }));
        const ruin = given(ruinWithin({ bets, bankroll, rolls })).ruin.toNumber();
        const found = chanceAt(curve, 'ruin', rolls);
        expect(Math.abs(found.value - ruin)).toBeLessThanOrEqual(found.error + 2 ** -53 * ruin);
      }),
      { numRuns: 60 },
    );
  });
});

const anyDie = fc
  .array(fc.nat(9), { minLength: 6, maxLength: 6 })
  .map((parts) => parts.map((part, place) => (place === 0 ? part + 1 : part)))
  .map((parts) => {
    const all = parts.reduce((sum, part) => sum + part, 0);
    const die = parts.map((part) => Fraction.of(part, all));
    if (!isDie(die)) throw new Error(`${parts.join(' ')} is no die`);
    return die;
  });

test('any wager by any dice has chances that add up to one, or may stay up for ever', () => {
  fc.assert(
    fc.property(anyWager, anyDie, anyDie, (wager, one, other) => {
      const fall = createFall([one, other]);
      const figures = figuresUnder(wager, fall);
      expect(figures.ok || figures.unanswered.code === 'NEVER_DECIDED').toBe(true);
      if (!figures.ok) return;
      const { win, lose, net, edgePerRoll } = figures.value;
      expect(win.plus(lose)).toEqual(Fraction.one);
      expect(Fraction.sum(net.map(({ chance }) => chance))).toEqual(Fraction.one);
      const { mean } = given(sessionRates([repeated(wager, 1_00)], fall));
      expect(mean).toEqual(edgePerRoll.times(Fraction.of(-1_00)));
    }),
  );
});
