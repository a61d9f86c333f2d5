import { assert, type Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import {
  bankrollWalk,
  createLadder,
  estimateErrors,
  productsOfWalk,
  type Standing,
} from './bankroll-walk.ts';
import { jointChain } from './joint-chain.ts';
import { sumStakes } from './repeated-bet.ts';
import { assertSums, type Bankroll } from './ruin.ts';

/** A bankroll followed through a session: `at` says after which rolls it is looked at. */
export type CourseQuestion = Bankroll & {
  readonly rolls: number;
  readonly at: readonly number[];
  /** The parts of all sessions whose bankroll is asked for, such as 0.05 and 0.5. */
  readonly parts: readonly number[];
};

/** Where a bankroll stands after some rolls; one that has stopped stays where it stopped. */
export type CoursePoint = {
  readonly roll: number;
  readonly ruin: number;
  readonly goal: number;
  /** For each part asked for, the smallest bankroll that such a part of all sessions does not exceed. */
  readonly quantiles: readonly Cents[];
};

export type Course = {
  readonly points: readonly CoursePoint[];
  /** The bankroll at the end, or where play stopped, the smallest first. */
  readonly final: readonly { readonly sum: Cents; readonly chance: number }[];
  /** Every chance is off by less than this part of itself, and by what is missing. */
  readonly error: number;
  /** The chance of all bankrolls that were left out as next to impossible. */
  readonly missing: number;
};

/** More products than this are refused; they take some seconds. */
const MAX_PRODUCTS = 6e9;

/**
 * The course of a bankroll, by the rules of `ruinWithin`, in numbers instead of fractions.
 *
 * Chances are only added and multiplied, never taken from one another, so that no digits are lost but by
 * rounding.
 */
export function bankrollCourse(question: CourseQuestion): Answer<Course> {
  const { bets, bankroll, goal = Number.POSITIVE_INFINITY, rolls, parts } = question;
  assertSums(question);
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, question.fall);
  if (!joint.ok) return joint;
  const ladder = createLadder(joint.value, question);
  const products = productsOfWalk(joint.value, ladder, rolls);
  if (products > MAX_PRODUCTS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: products, most: MAX_PRODUCTS });

  const sumOf = (place: number): Cents => bankroll + (place - ladder.start) * ladder.unit;
  const stakes = sumStakes(bets);
  const looked = new Set(question.at);
  const points: CoursePoint[] = [];
  let last: { readonly spread: readonly Weighed[]; readonly standing: Standing } | undefined;
  for (const standing of bankrollWalk(joint.value, ladder, rolls)) {
    const { roll } = standing;
    if (roll < rolls && !looked.has(roll)) continue;
    const spread = toSpread(standing, sumOf);
    if (roll === rolls) last = { spread, standing };
    if (!looked.has(roll)) continue;
    points.push({
      roll,
      ruin: total(spread.filter(({ sum }) => sum < stakes)),
      goal: total(spread.filter(({ sum }) => sum >= goal)),
      quantiles: findQuantiles(spread, parts),
    });
  }
  assert(last !== undefined, () => 'a walk has no end');
  const { relativeError, missing } = estimateErrors(last.standing);
  return answered({ points, final: last.spread, error: relativeError, missing });
}

type Weighed = { readonly sum: Cents; readonly chance: number };

/** The chance of every bankroll, stopped or playing, the smallest first. */
function toSpread({ stopped, playing }: Standing, sumOf: (place: number) => Cents): readonly Weighed[] {
  const chances = new Map(stopped);
  for (const row of playing)
    for (const [place, chance] of row.chances.entries())
      if (chance > 0) chances.set(row.from + place, (chances.get(row.from + place) ?? 0) + chance);
  return [...chances].sort(([a], [b]) => a - b).map(([place, chance]) => ({ sum: sumOf(place), chance }));
}

const total = (spread: readonly Weighed[]): number => spread.reduce((sum, { chance }) => sum + chance, 0);

function findQuantiles(spread: readonly Weighed[], parts: readonly number[]): readonly Cents[] {
  let below = 0;
  const upTo = spread.map(({ sum, chance }) => {
    below += chance;
    return { sum, below };
  });
  // Rounding must not push a part that is met exactly on to the next sum.
  return parts.map(
    (part) => (upTo.find((each) => each.below >= part * (1 - 1e-12)) ?? upTo.at(-1))?.sum ?? 0,
  );
}
