import { assert } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import {
  bankrollWalk,
  createLadder,
  estimateErrors,
  productsOfWalk,
  type Standing,
} from './bankroll-walk.ts';
import type { NearChance } from './density/density.ts';
import { jointChain } from './joint-chain.ts';
import { assertSums, type Bankroll, type Progress } from './ruin.ts';

/**
 * How a bankroll fares from roll to roll, in doubles with a proved error.
 *
 * Each row has a chance for after no roll, one, two and so on; at every roll ruin, goal and playing add up to
 * one. Ruin and goal are those of `Bankroll`.
 */
export type RuinCurve = {
  readonly ruin: Float64Array;
  readonly goal: Float64Array;
  readonly playing: Float64Array;
  /** The chance to end with more than the bankroll, stopped or not. */
  readonly ahead: NearChance;
  readonly relativeError: number;
  readonly missing: number;
};

/** More products than this are refused: some ten seconds' worth. */
const MAX_PRODUCTS = 1e10;

/** The chances of ruin, goal and neither after every one of so many rolls. */
export function ruinCurve(
  question: Bankroll & { readonly rolls: number },
  { onProgress }: Progress = {},
): Answer<RuinCurve> {
  const { bets, rolls } = question;
  assertSums(question);
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, question.fall);
  if (!joint.ok) return joint;
  const ladder = createLadder(joint.value, question);
  const products = productsOfWalk(joint.value, ladder, rolls);
  if (products > MAX_PRODUCTS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: products, most: MAX_PRODUCTS });

  const curve = { ruin: newRow(rolls), goal: newRow(rolls), playing: newRow(rolls) };
  let last: Standing | undefined;
  for (const standing of bankrollWalk(joint.value, ladder, rolls)) {
    const { roll } = standing;
    curve.ruin[roll] = stoppedWhere(standing, (place) => place < 0);
    curve.goal[roll] = stoppedWhere(standing, (place) => place >= 0);
    curve.playing[roll] = playingFrom(standing, Number.NEGATIVE_INFINITY);
    last = standing;
    if (roll % 64 === 0) onProgress?.(roll / rolls);
  }

  assert(last !== undefined, () => 'a walk has no beginning');
  const { relativeError, missing } = estimateErrors(last);
  const ahead = stoppedWhere(last, (place) => place > ladder.start) + playingFrom(last, ladder.start + 1);
  return answered({
    ...curve,
    ahead: { value: ahead, error: ahead * relativeError + missing },
    relativeError,
    missing,
  });
}

/** The chance of a curve after so many rolls, with its error. */
export function chanceAt(
  { relativeError, missing, ...curve }: RuinCurve,
  which: 'ruin' | 'goal' | 'playing',
  roll: number,
): NearChance {
  const value = curve[which][roll] ?? 0;
  return { value, error: value * relativeError + missing };
}

/** The first roll by which ruin is at least so likely; undefined where the curve ends before. */
export function rollsUntilRuin({ ruin }: RuinCurve, share: number): number | undefined {
  const roll = ruin.findIndex((chance) => chance >= share);
  return roll < 0 ? undefined : roll;
}

const newRow = (rolls: number): Float64Array => new Float64Array(rolls + 1);

const stoppedWhere = ({ stopped }: Standing, holds: (place: number) => boolean): number => {
  let sum = 0;
  for (const [place, chance] of stopped) if (holds(place)) sum += chance;
  return sum;
};

/** The chance of all places still in play from one on. */
const playingFrom = ({ playing }: Standing, least: number): number => {
  let sum = 0;
  for (const { from, chances } of playing)
    for (let place = Math.max(0, least - from); place < chances.length; place++) sum += chances[place] ?? 0;
  return sum;
};
