/** An estimate and how far off it may be: the true figure lies within, as often as the level says. */
export type Interval = { readonly estimate: number; readonly low: number; readonly high: number };

/** How often an interval holds the true figure. */
export const LEVEL = 0.95;

/** How many deviations either way hold that part of a normal distribution. */
export const DEVIATIONS = 1.959963984540054;

/** The chance behind so many out of all, by Wilson's interval, which holds its level near 0 and 1 too. */
export function chanceInterval(times: number, of: number): Interval {
  if (of === 0) return { estimate: Number.NaN, low: 0, high: 1 };
  const square = DEVIATIONS ** 2;
  const centre = (times + square / 2) / (of + square);
  const half = (DEVIATIONS * Math.sqrt((times * (of - times)) / of + square / 4)) / (of + square);
  return { estimate: times / of, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A mean with the deviation of the sample, taken as normal: good from a few hundred sessions on. */
export function meanInterval(mean: number, deviation: number, of: number): Interval {
  const half = of < 2 ? Number.POSITIVE_INFINITY : (DEVIATIONS * deviation) / Math.sqrt(of);
  return { estimate: mean, low: mean - half, high: mean + half };
}

/**
 * The same of bets, whose results differ by nature. A sample that is all alike, such as twelve of which none has won,
 * does not say how far off the next may be, so nothing is claimed of it.
 */
export const meanOfBets = (mean: number, deviation: number, of: number): Interval =>
  meanInterval(mean, deviation === 0 ? Number.POSITIVE_INFINITY : deviation, of);
