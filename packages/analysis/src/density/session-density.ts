import { assert, type Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from '../answer.ts';
import { type JointChain, jointChain, listNets } from '../joint-chain.ts';
import { powerWays } from '../power.ts';
import type { RepeatedBet } from '../repeated-bet.ts';
import { type SessionOptions, toSpan } from '../session-distribution.ts';
import { type Density, ROUNDING } from './density.ts';
import { moved, type Row, squared, trimmed } from './row.ts';
import { rolledOut } from './stage-rows.ts';

/** The widest row and the most products that are asked of a machine: some ten seconds' worth. */
const MAX_WIDE = 2 ** 24;
const MAX_PRODUCTS = 1e10;

/**
 * The distribution of the net sum after so many rolls in doubles with a proved error: for sessions that are too
 * long to be counted out. Bets are made again when decided, as in `sessionDistribution`.
 *
 * Wagers of one stage go by squaring: an exact start of at most 64 rolls, then twice as many again and again.
 * Those of several stages go roll by roll.
 */
export function sessionDensity(
  bets: readonly RepeatedBet[],
  rolls: number,
  { fall, onProgress }: SessionOptions = {},
): Answer<Density> {
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, fall);
  if (!joint.ok) return joint;
  const chain = joint.value;
  const span = toSpan(listNets(chain));
  const farthest = span.farthest * rolls;
  const wide = widthAfter(chain, span, rolls);
  const products = chain.stages.length === 1 ? wide ** 2 / 2 : wide * rolls * chain.stages.flat().length;
  if (!Number.isSafeInteger(farthest))
    return unanswered({ code: 'TOO_LARGE', case: 'results', size: farthest, most: Number.MAX_SAFE_INTEGER });
  if (wide > MAX_WIDE) return unanswered({ code: 'TOO_LARGE', case: 'results', size: wide, most: MAX_WIDE });
  if (products > MAX_PRODUCTS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: products, most: MAX_PRODUCTS });

  const unitsOf = (net: Cents): number => (net - span.lowest) / span.unit;
  const { from, chances, relativeError, missing } =
    chain.stages.length === 1
      ? bySquaring(chain, unitsOf, rolls, onProgress)
      : rolledOut(chain, unitsOf, rolls, onProgress);
  const lowest = span.lowest * rolls + from * span.unit;
  return answered({ lowest, unit: span.unit, chances, relativeError, missing });
}

/** How many units wide the sums lie, about: twenty standard deviations of the roll that varies most. */
function widthAfter(
  { stages, rolls: ways }: JointChain,
  { unit, units }: { readonly unit: Cents; readonly units: number },
  rolls: number,
): number {
  const squares = stages.map((steps) =>
    steps.reduce((sum, step) => sum + step.ways * (step.net / unit) ** 2, 0),
  );
  const deviation = Math.sqrt(Math.max(...squares) / ways);
  return Math.min(units * rolls + 1, 20 * deviation * Math.sqrt(rolls) + units);
}

function bySquaring(
  { stages, rolls: ways }: JointChain,
  unitsOf: (net: Cents) => number,
  rolls: number,
  onProgress: SessionOptions['onProgress'],
): Row {
  const [steps = []] = stages;
  let doublings = 0;
  // Not by moving bits, which would end at 32 of them.
  const halved = (times: number): number => Math.floor(rolls / 2 ** times);
  while (halved(doublings) > EXACT_ROLLS) doublings += 1;
  const first = halved(doublings);
  const terms = steps.map((step) => ({ units: unitsOf(step.net), ways: step.ways }));
  const moves = steps.map((step) => ({ units: unitsOf(step.net), chance: step.ways / ways }));

  let row = exactRow(powerWays(terms, first), BigInt(ways) ** BigInt(first));
  for (let left = doublings - 1; left >= 0; left--) {
    row = squared(row);
    if (halved(left) % 2 === 1) row = moved(row, moves);
    // Each doubling takes twice as long as the one before it.
    onProgress?.(2 ** -left);
  }
  return row;
}

const EXACT_ROLLS = 64;

function exactRow(counts: readonly bigint[], total: bigint): Row {
  const chances = Float64Array.from(counts, (count) => Number((count << 1000n) / total) * 2 ** -1000);
  return trimmed({ from: 0, chances, relativeError: 2 * ROUNDING, missing: 0 });
}
