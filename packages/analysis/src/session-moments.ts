import { assert } from '@dicepit/engine';
import { type Answer, answered } from './answer.ts';
import { Fraction } from './fraction.ts';
import { type JointChain, jointChain } from './joint-chain.ts';
import type { RepeatedBet } from './repeated-bet.ts';

/** Mean and variance of a net sum in cents. */
export type Moments = { readonly mean: Fraction; readonly variance: Fraction };

/** The exact mean and variance of the net sum after so many rolls, beginning with every bet new. */
export function sessionMoments(bets: readonly RepeatedBet[], rolls: number): Answer<Moments> {
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const chain = jointChain(bets);
  if (!chain.ok) return chain;

  let sums: ReadonlyMap<number, Sums> = new Map([[0, { ways: 1n, net: 0n, square: 0n }]]);
  for (let roll = 0; roll < rolls; roll++) sums = afterRoll(chain.value, sums);

  const all = [...sums.values()].reduce(added);
  const mean = Fraction.of(all.net, all.ways);
  return answered({ mean, variance: Fraction.of(all.square, all.ways).minus(mean.times(mean)) });
}

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
