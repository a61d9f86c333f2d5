/**
 * The chance that a normal figure lies more than so many standard deviations above its mean.
 *
 * A double with a relative error below 1e-13, also far out where the chance is small.
 */
export const normalTail = (deviations: number): number => complement(deviations / Math.SQRT2) / 2;

/** How many standard deviations above the mean are exceeded with a given chance; the tail turned round. */
export function normalQuantile(chance: number): number {
  let [low, high] = [-40, 40];
  // Halving a span of 80 a hundred times leaves two doubles that touch.
  for (let halved = 0; halved < 100; halved++) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How far the bounds of 95 in 100 lie from the middle of a normal distribution, in standard deviations. */
export const Z_95 = 1.959963984540054;

/** The complementary error function: what is left of the bell curve beyond a point. */
export function complement(x: number): number {
  if (x < 0) return 2 - complement(-x);
  // The series loses figures to the one it is taken from; the fraction is slow near the middle.
  return x < 1.5 ? 1 - nearTheMiddle(x) : farOut(x);
}

/** The power series of the error function. */
function nearTheMiddle(x: number): number {
  let [term, sum] = [x, x];
  for (let place = 1; Math.abs(term) > 1e-17 * sum; place++) {
    term *= (-x * x) / place;
    sum += term / (2 * place + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

/** Laplace's continued fraction, from the inside out. */
function farOut(x: number): number {
  let inner = x;
  for (let place = 120; place > 0; place--) inner = x + place / 2 / inner;
  return Math.exp(-x * x) / inner / Math.sqrt(Math.PI);
}
