import { assert, type Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { convolved, countProducts } from './convolution.ts';
import { Distribution } from './distribution.ts';
import type { Fall } from './fall.ts';
import { type JointChain, jointChain, listNets } from './joint-chain.ts';
import { Packing, type Row } from './packed.ts';
import { powerWays } from './power.ts';
import type { RepeatedBet } from './repeated-bet.ts';

/** The bits that all counts of a distribution may take together: a quarter of a gigabyte. */
export const MAX_BITS = 2 ** 31;

/**
 * The bits that may be moved in all, roll by roll, for wagers of several stages: some twenty seconds' worth.
 */
export const MAX_MOVED_BITS = 2 ** 38;

/** The products of counts, each as long as a machine word, that a plain convolution may make. */
const MAX_PRODUCTS = 1e8;

export type SessionOptions = {
  /** How the dice fall; fairly when not said. */
  readonly fall?: Fall | undefined;
  /** Told now and then what share of the work is done. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/**
 * The exact distribution of the net sum after so many rolls, beginning with every bet new and each made again
 * when decided. A bet still undecided at the end counts nothing: its stake is the player's own.
 */
export function sessionDistribution(
  bets: readonly RepeatedBet[],
  rolls: number,
  { fall, onProgress }: SessionOptions = {},
): Answer<Distribution> {
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, fall);
  if (!joint.ok) return joint;

  const chain = joint.value;
  const span = toSpan(listNets(chain));
  const packing = new Packing({ rolls, sides: chain.rolls });
  const bits = (span.units * rolls + 1) * packing.width * chain.stages.length;
  const moved = ((bits / 2) * rolls * chain.stages.flat().length) / chain.stages.length;
  const products = countProducts(chain, rolls) * (1 + packing.width / 64);
  const farthest = span.farthest * rolls;

  if (!Number.isSafeInteger(farthest))
    return unanswered({ code: 'TOO_LARGE', case: 'results', size: farthest, most: Number.MAX_SAFE_INTEGER });
  if (bits <= MAX_BITS) {
    if (chain.stages.length === 1) return answered(byPower(chain, span, rolls));
    if (moved <= MAX_MOVED_BITS) return answered(byPacking(chain, span, { rolls, packing, onProgress }));
  }
  if (products <= MAX_PRODUCTS) return answered(convolved(chain, rolls));
  return bits > MAX_BITS
    ? unanswered({ code: 'TOO_LARGE', case: 'bits', size: bits, most: MAX_BITS })
    : unanswered({ code: 'TOO_LARGE', case: 'steps', size: moved, most: MAX_MOVED_BITS });
}

/** The net sums of one roll as a lowest sum and whole units above it. */
export type Span = {
  readonly lowest: Cents;
  readonly unit: Cents;
  readonly units: number;
  /** The sum that is farthest from nothing, won or lost. */
  readonly farthest: Cents;
};

export function toSpan(nets: readonly Cents[]): Span {
  const lowest = Math.min(...nets);
  const farthest = Math.max(...nets.map(Math.abs));
  // One sum alone has no unit; any will do, for it is used no time.
  const unit = nets.map((net) => net - lowest).reduce(commonUnit, 0) || 1;
  return { lowest, unit, units: (Math.max(...nets) - lowest) / unit, farthest };
}

/** The largest unit of which two sums are whole multiples; zero is a multiple of everything. */
export const commonUnit = (a: Cents, b: Cents): Cents => (b === 0 ? Math.abs(a) : commonUnit(b, a % b));

/** For one joint stage: every roll is the same polynomial, and the session is its power. */
function byPower({ stages }: JointChain, { lowest, unit }: Span, rolls: number): Distribution {
  const [steps = []] = stages;
  const terms = steps.map(({ net, ways }) => ({ units: (net - lowest) / unit, ways }));
  return inUnits(powerWays(terms, rolls), { lowest: lowest * rolls, unit });
}

/** For several joint stages: one packed row of counts to a stage, moved on roll by roll. */
function byPacking(
  chain: JointChain,
  { lowest, unit }: Span,
  { rolls, packing, onProgress }: SessionOptions & { readonly rolls: number; readonly packing: Packing },
): Distribution {
  let rows: readonly Row[] = chain.stages.map((_, place) => (place === 0 ? packing.one(0) : []));
  for (let roll = 0; roll < rolls; roll++) {
    rows = rolled(chain, rows, packing, (net) => (net - lowest) / unit);
    // Every roll moves rows that are longer by one roll's sums.
    if (roll % 16 === 0) onProgress?.((roll / rolls) ** 2);
  }

  const all: bigint[] = [];
  for (const row of rows) packing.add(all, row, { places: 0, ways: 1 });
  return inUnits(packing.counts(packing.carried(all)), { lowest: lowest * rolls, unit });
}

/** The row of every stage after one more roll. */
export function rolled(
  chain: JointChain,
  rows: readonly Row[],
  packing: Packing,
  placesOf: (net: Cents) => number,
): readonly Row[] {
  const sums = rows.map((): bigint[] => []);
  for (const [stage, row] of rows.entries()) {
    for (const { to, net, ways } of chain.stages[stage] ?? []) {
      packing.add(sums[to] ?? [], row, { places: placesOf(net), ways });
    }
  }
  return sums.map((sum) => packing.carried(sum));
}

/** Counts of 0, 1, 2 … units above a lowest sum, as sums of money. */
export const inUnits = (
  counts: readonly bigint[],
  { lowest, unit }: { readonly lowest: Cents; readonly unit: Cents },
): Distribution => new Distribution(counts.map((ways, units) => ({ sum: lowest + units * unit, ways })));
