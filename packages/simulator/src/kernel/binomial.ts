/** A chance between 0 and 1, neither included too often: all that a draw of a count needs. */
type Chance = () => number;

/** How many of so many trials succeed, each with such a chance. */
export function binomial(trials: number, success: number, chance: Chance): number {
  if (success > 0.5) return trials - binomial(trials, 1 - success, chance);
  if (trials * success < 10) return byInversion(trials, success, chance);
  return byRejection(trials, success, chance);
}

function byInversion(trials: number, success: number, chance: Chance): number {
  const odds = success / (1 - success);
  let [mass, left] = [(1 - success) ** trials, chance()];
  for (let times = 0; times < trials; times++) {
    if (left < mass) return times;
    left -= mass;
    mass *= (odds * (trials - times)) / (times + 1);
  }
  return trials;
}

/** Transformed rejection with squeeze (BTRS of Hörmann, 1993), for counts of ten and more. */
function byRejection(trials: number, success: number, chance: Chance): number {
  const deviation = Math.sqrt(trials * success * (1 - success));
  const b = 1.15 + 2.53 * deviation;
  const a = -0.0873 + 0.0248 * b + 0.01 * success;
  const centre = trials * success + 0.5;
  const squeeze = 0.92 - 4.2 / b;
  const odds = success / (1 - success);
  const alpha = (2.83 + 5.1 / b) * deviation;
  const mode = Math.floor((trials + 1) * success);
  const atMode =
    (mode + 0.5) * Math.log((mode + 1) / (odds * (trials - mode + 1))) + tail(mode) + tail(trials - mode);

  for (;;) {
    const u = chance() - 0.5;
    const v = chance();
    const us = 0.5 - Math.abs(u);
    const times = Math.floor(((2 * a) / us + b) * u + centre);
    if (us >= 0.07 && v <= squeeze) return times;
    if (times < 0 || times > trials) continue;
    const bound =
      atMode +
      (trials + 1) * Math.log((trials - mode + 1) / (trials - times + 1)) +
      (times + 0.5) * Math.log((odds * (trials - times + 1)) / (times + 1)) -
      tail(times) -
      tail(trials - times);
    if (Math.log((v * alpha) / (a / (us * us) + b)) <= bound) return times;
  }
}

/** What Stirling's formula leaves out of the logarithm of a factorial. */
function tail(of: number): number {
  const known = tails[of];
  if (known !== undefined) return known;
  const square = (of + 1) ** 2;
  return (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (of + 1);
}

const tails = [
  0.0810614667953272, 0.0413406959554092, 0.0276779256849983, 0.020790672103765, 0.0166446911898211,
  0.0138761288230707, 0.0118967099458917, 0.010411265261972, 0.0092554621827127, 0.0083305634333631,
];
