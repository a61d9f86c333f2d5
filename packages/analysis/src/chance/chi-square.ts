import { complement } from './normal.ts';

/**
 * The chance that a chi-square of so many degrees exceeds a figure: what a sum of squares comes to by chance.
 *
 * Only positive terms are added, so that the relative error stays below 1e-12.
 */
export function chiSquareTail(figure: number, degrees: number): number {
  if (figure <= 0) return 1;
  const half = figure / 2;
  const even = degrees % 2 === 0;
  let tail = even ? Math.exp(-half) : complement(Math.sqrt(half));
  let term = Math.exp(-half) * (even ? half : 2 * Math.sqrt(half / Math.PI));
  for (let shape = even ? 1 : 0.5; shape < degrees / 2; ) {
    tail += term;
    shape += 1;
    term *= half / shape;
  }
  return Math.min(1, tail);
}

/** The figure that a chi-square of so many degrees exceeds with a given chance. */
export function chiSquareQuantile(chance: number, degrees: number): number {
  let [low, high] = [0, degrees];
  while (chiSquareTail(high, degrees) > chance) high *= 2;
  for (let halved = 0; halved < 100; halved++) {
    const middle = (low + high) / 2;
    if (chiSquareTail(middle, degrees) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The same chance where the expected counts are wrong by so much that the figure is larger by `beyond` on
 * average: a chi-square off its centre is one of more degrees, as many more as a Poisson figure says.
 */
export function shiftedTail(figure: number, degrees: number, beyond: number): number {
  const mean = beyond / 2;
  let below = 0;
  let weight = Math.exp(-mean);
  // From some degrees on the figure is exceeded almost surely; and where the first weight is nothing, so is
  // the part below.
  for (let more = 0; ; more++) {
    const part = 1 - chiSquareTail(figure, degrees + 2 * more);
    below += weight * part;
    if (part < 1e-17 || (weight < 1e-18 && more > mean)) return Math.max(0, 1 - below);
    weight *= mean / (more + 1);
  }
}
