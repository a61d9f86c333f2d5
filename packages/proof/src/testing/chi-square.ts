/** The chance that chi-square with so many degrees of freedom is at least so large. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2];
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/** The incomplete gamma function from below, by its series: quick where x is small. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 1_000 && term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The same from above, by its continued fraction: quick where x is large. */
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 1_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The logarithm of gamma at whole and half numbers, by stepping down to 1 or to a half. */
function logGamma(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let at = a - 1; at > 0; at--) log += Math.log(at);
  return log;
}
