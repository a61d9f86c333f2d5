import { assert } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import type { Fall } from './fall.ts';
import { Fraction } from './fraction.ts';
import { type JointChain, jointChain } from './joint-chain.ts';
import type { RepeatedBet } from './repeated-bet.ts';
import { MAX_MOVED_BITS } from './session-distribution.ts';
import { findRates, type Moments } from './session-rates.ts';

/** The exact mean and variance of the net sum after so many rolls, beginning with every bet new. */
export function sessionMoments(bets: readonly RepeatedBet[], rolls: number, fall?: Fall): Answer<Moments> {
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, fall);
  if (!joint.ok) return joint;
  const chain = joint.value;
  if (chain.stages.length === 1) {
    const rates = findRates(chain);
    return rates.ok ? answered(times(rolls, rates.value)) : rates;
  }

  // Each of three sums in each stage grows by the bits of one roll, at every roll.
  const moved = 3 * chain.stages.flat().length * ((rolls * rolls) / 2) * Math.log2(chain.rolls);
  if (moved > MAX_MOVED_BITS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: moved, most: MAX_MOVED_BITS });

  let sums: ReadonlyMap<number, Sums> = new Map([[0, { ways: 1n, net: 0n, square: 0n }]]);
  for (let roll = 0; roll < rolls; roll++) sums = afterRoll(chain, sums);
  const all = [...sums.values()].reduce(added);
  const mean = Fraction.of(all.net, all.ways);
  return answered({ mean, variance: Fraction.of(all.square, all.ways).minus(mean.times(mean)) });
}

// Where all rolls are alike and none knows of another, means and variances simply add up.
const times = (rolls: number, { mean, variance }: Moments): Moments => ({
  mean: mean.times(Fraction.of(rolls)),
  variance: variance.times(Fraction.of(rolls)),
});

type Sums = { readonly ways: bigint; readonly net: bigint; readonly square: bigint };

function afterRoll(chain: JointChain, sums: ReadonlyMap<number, Sums>): ReadonlyMap<number, Sums> {
  const next = new Map<number, Sums>();
  for (const [place, before] of sums) {
    for (const { to, net, ways } of chain.stages[place] ?? []) {
      const [won, times] = [BigInt(net), BigInt(ways)];
      const after = {
        ways: before.ways * times,
        net: (before.net + won * before.ways) * times,
        square: (before.square + 2n * won * before.net + won * won * before.ways) * times,
      };
      const known = next.get(to);
      next.set(to, known === undefined ? after : added(known, after));
    }
  }
  return next;
}

const added = (a: Sums, b: Sums): Sums => ({
  ways: a.ways + b.ways,
  net: a.net + b.net,
  square: a.square + b.square,
});
