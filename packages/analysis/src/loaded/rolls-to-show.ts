import { assert } from '@dicepit/engine';
import { type Answer, answered, unanswered } from '../answer.ts';
import { normalQuantile, normalTail } from '../chance/normal.ts';
import { type Binomial, criticalHits, tailFrom } from './binomial-tail.ts';
import { type Evidence, evidencePerRoll, type WatchedDice } from './evidence.ts';

/** A test's two chances: to doubt fair dice, at most, and to find loaded ones, at least. */
export type TestDemand = { readonly level: number; readonly power: number };

/** How many rolls a test needs, and what it then does. */
export type RollsToShow = {
  readonly rolls: number;
  readonly level: number;
  readonly power: number;
  /** Exact chances, as doubles; or by the normal distribution. */
  readonly method: 'exact' | 'approximate';
};

/**
 * The fewest rolls after which the best test there is (Neyman and Pearson), made for just this loading, finds
 * it with the power asked for. No other test needs fewer.
 *
 * Where rolls speak in two ways only, as when one face is favoured, it counts one of them, and the chances are
 * exact. Else the sum of the evidence is taken for normal, which is near enough from some dozens of rolls on.
 */
export function rollsToShow(watched: WatchedDice, demand: TestDemand): Answer<RollsToShow> {
  assertDemand(demand);
  const evidence = evidencePerRoll(watched);
  if (evidence.length === 1)
    return unanswered({ code: 'NOT_REACHED', target: demand.power, nearest: demand.level });
  const powerAfter = evidence.length === 2 ? byCount(evidence, demand.level) : bySum(evidence, demand.level);
  const about = firstReaching((rolls) => bySum(evidence, demand.level)(rolls).power, demand.power);
  if (about > MAX_ROLLS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: about, most: MAX_ROLLS });
  if (evidence.length > 2) return answered({ rolls: about, ...powerAfter(about) });
  // A count has a level of its own at every number of rolls, so that its power goes up and down a little.
  // Past some thousands of rolls the sum is so nearly normal that none of the first half can do.
  for (let rolls = about < 4_000 ? 1 : Math.floor(about / 2); ; rolls++) {
    const after = powerAfter(rolls);
    if (after.power >= demand.power) return answered({ rolls, ...after });
  }
}

/** The power of that test after a given number of rolls. */
export function powerOfRolls(
  watched: WatchedDice,
  { rolls, level }: Pick<RollsToShow, 'rolls' | 'level'>,
): RollsToShow {
  const evidence = evidencePerRoll(watched);
  const after = evidence.length === 2 ? byCount(evidence, level) : bySum(evidence, level);
  return { rolls, ...after(rolls) };
}

/** More rolls than this are not counted out one by one. */
const MAX_ROLLS = 200_000;

type PowerAfter = (rolls: number) => Omit<RollsToShow, 'rolls'>;

/** Counts the rolls that speak for the loading, and doubts the dice where there are too many. */
function byCount([, telling]: readonly Evidence[], level: number): PowerAfter {
  const [fair, loaded] = [telling?.fair.toNumber() ?? 0, telling?.loaded.toNumber() ?? 0];
  return (throws) => {
    const underFair: Binomial = { throws, chance: fair };
    const critical = criticalHits(underFair, level);
    return {
      level: tailFrom(underFair, critical),
      power: tailFrom({ throws, chance: loaded }, critical),
      method: 'exact',
    };
  };
}

/** Adds up the logarithms of the ratios. */
function bySum(evidence: readonly Evidence[], level: number): PowerAfter {
  // A roll that loaded dice never show clears them at once; of fair dice only those that show none are left.
  const telling = evidence.filter(({ ratio }) => !ratio.isZero);
  const left = telling.reduce((sum, { fair }) => sum + fair.toNumber(), 0);
  const momentsBy = (chance: (each: Evidence) => number) => {
    const mean = telling.reduce((sum, each) => sum + chance(each) * Math.log(each.ratio.toNumber()), 0);
    const variance = telling.reduce(
      (sum, each) => sum + chance(each) * (Math.log(each.ratio.toNumber()) - mean) ** 2,
      0,
    );
    return { mean, deviation: Math.sqrt(variance) };
  };
  const underFair = momentsBy(({ fair }) => fair.toNumber() / left);
  const underLoaded = momentsBy(({ loaded }) => loaded.toNumber());
  return (rolls) => {
    const allowed = level / left ** rolls;
    if (allowed >= 1 || telling.length === 1)
      return { level: Math.min(level, left ** rolls), power: allowed >= 1 ? 1 : 0, method: 'approximate' };
    const root = Math.sqrt(rolls);
    const critical = rolls * underFair.mean + normalQuantile(allowed) * root * underFair.deviation;
    const short = critical - rolls * underLoaded.mean;
    const power =
      underLoaded.deviation === 0 ? Number(short < 0) : normalTail(short / (root * underLoaded.deviation));
    return { level, power, method: 'approximate' };
  };
}

/** The first number at which a rising figure reaches a height. */
export function firstReaching(figure: (rolls: number) => number, height: number): number {
  let [low, high] = [0, 1];
  while (figure(high) < height && high < 2 ** 40) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (figure(middle) < height) low = middle;
    else high = middle;
  }
  return high;
}

export const assertDemand = ({ level, power }: TestDemand): void =>
  assert(
    level > 0 && power > level && power < 1,
    () => `${level} and ${power} are no level and power of a test`,
  );
