import { DEVIATIONS, type Interval } from './interval.ts';

/**
 * How many standard deviations an estimated chance lies from the exact one, by the deviation that the exact one
 * itself gives. A chance of nothing or all has none to speak of.
 */
export function zOfChance(estimate: number, exact: number, of: number): number | undefined {
  const deviation = Math.sqrt((exact * (1 - exact)) / of);
  return deviation > 0 ? (estimate - exact) / deviation : undefined;
}

/** The same of a mean, by the deviation that its interval tells. */
export function zOfMean({ estimate, low, high }: Interval, exact: number): number | undefined {
  const deviation = (high - low) / 2 / DEVIATIONS;
  return deviation > 0 && Number.isFinite(deviation) ? (estimate - exact) / deviation : undefined;
}
