/** A number of throws, each a hit with the same chance. */
export type Binomial = { readonly throws: number; readonly chance: number };

/**
 * The chance of at least so many hits, in doubles: a sum of positive terms, each from the one before it, with a
 * relative error below 1e-10 up to a hundred thousand throws.
 */
export function tailFrom(binomial: Binomial, hits: number): number {
  const { throws } = binomial;
  if (hits <= 0) return 1;
  if (hits > throws) return 0;
  // Summed away from the largest term, so that what is left out is next to nothing.
  const top = Math.max(hits, Math.min(throws, modeOf(binomial)));
  const largest = chanceOf(binomial, top);
  let sum = largest;
  for (let count = top, term = largest; count < throws && term > sum * 1e-20; count++) {
    term *= stepUp(binomial, count);
    sum += term;
  }
  for (let count = top, term = largest; count > hits && term > sum * 1e-20; count--) {
    term /= stepUp(binomial, count - 1);
    sum += term;
  }
  return Math.min(1, sum);
}

/** The fewest hits that are reached with at most a given chance. */
export function criticalHits(binomial: Binomial, level: number): number {
  let [low, high] = [0, binomial.throws + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (tailFrom(binomial, middle) <= level) high = middle;
    else low = middle;
  }
  return high;
}

/** Every count of hits whose chance is not next to nothing, with its chance. */
export function* eachCount(binomial: Binomial): Generator<readonly [hits: number, chance: number]> {
  const { throws } = binomial;
  const top = modeOf(binomial);
  const largest = chanceOf(binomial, top);
  yield [top, largest];
  for (let count = top, term = largest; count < throws && term > 1e-22; count++) {
    term *= stepUp(binomial, count);
    yield [count + 1, term];
  }
  for (let count = top, term = largest; count > 0 && term > 1e-22; count--) {
    term /= stepUp(binomial, count - 1);
    yield [count - 1, term];
  }
}

const modeOf = ({ throws, chance }: Binomial): number => Math.min(throws, Math.floor((throws + 1) * chance));

/** From the chance of so many hits to that of one more. */
const stepUp = ({ throws, chance }: Binomial, hits: number): number =>
  ((throws - hits) / (hits + 1)) * (chance / (1 - chance));

function chanceOf({ throws, chance }: Binomial, hits: number): number {
  if (chance === 0 || chance === 1) return hits === throws * chance ? 1 : 0;
  return Math.exp(
    logFactorial(throws) -
      logFactorial(hits) -
      logFactorial(throws - hits) +
      hits * Math.log(chance) +
      (throws - hits) * Math.log1p(-chance),
  );
}

/** By Stirling's series, which from twenty on is right to the last figure; below that by multiplying. */
function logFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let each = 2; each <= n; each++) product *= each;
    return Math.log(product);
  }
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5) - 1 / (1680 * n ** 7);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + series;
}
