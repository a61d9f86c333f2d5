import { assert, type Wager } from '@dicepit/engine';
import { type Answer, answered } from './answer.ts';
import type { Fall } from './fall.ts';
import { computeFigures } from './figures.ts';
import { Fraction } from './fraction.ts';
import type { RepeatedBet } from './repeated-bet.ts';
import { sessionRates } from './session-rates.ts';

/**
 * After how many rolls the house's expected win is so many standard deviations: from there on luck seldom
 * covers the edge. Undefined where the house has no edge.
 *
 * The win grows with the rolls and its deviation with their root, so that the number is that of deviations,
 * squared, times variance over the square of the mean. For bets of several stages both are those of the long run.
 */
export function rollsToSurety(
  bets: readonly RepeatedBet[],
  deviations: number,
  fall?: Fall,
): Answer<bigint | undefined> {
  const rates = sessionRates(bets, fall);
  return rates.ok ? answered(surety(rates.value.mean, rates.value.variance, deviations)) : rates;
}

/** The same in decided bets of one wager, each of the same stake and independent. */
export function decisionsToSurety(wager: Wager, deviations: number): bigint | undefined {
  const { mean, variance } = computeFigures(wager);
  return surety(mean, variance, deviations);
}

function surety(mean: Fraction, variance: Fraction, deviations: number): bigint | undefined {
  assert(
    Number.isSafeInteger(deviations) && deviations > 0,
    () => `${deviations} is not a number of deviations`,
  );
  if (mean.sign >= 0) return undefined;
  const { n, d } = variance.times(Fraction.of(deviations ** 2)).over(mean.times(mean));
  return (n + d - 1n) / d;
}
