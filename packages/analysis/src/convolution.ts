import type { Cents } from '@dicepit/engine';
import { Distribution } from './distribution.ts';
import { type JointChain, listNets } from './joint-chain.ts';

/**
 * The net sum after so many rolls, one roll after another, with every sum that occurs held by itself.
 *
 * The slow way, and the only one that does not mind how far apart the sums lie: it is taken where stakes have
 * no common divisor worth the name.
 */
export function convolved(chain: JointChain, rolls: number): Distribution {
  let standing: ReadonlyMap<number, ReadonlyMap<Cents, bigint>> = new Map([[0, new Map([[0, 1n]])]]);
  for (let roll = 0; roll < rolls; roll++) {
    const next = new Map<number, Map<Cents, bigint>>();
    for (const [place, sums] of standing) {
      for (const { to, net, ways } of chain.stages[place] ?? []) {
        const reached = next.get(to) ?? new Map<Cents, bigint>();
        next.set(to, reached);
        const times = BigInt(ways);
        for (const [sum, count] of sums)
          reached.set(sum + net, (reached.get(sum + net) ?? 0n) + count * times);
      }
    }
    standing = next;
  }

  const all = new Map<Cents, bigint>();
  for (const sums of standing.values())
    for (const [sum, count] of sums) all.set(sum, (all.get(sum) ?? 0n) + count);
  return new Distribution([...all].map(([sum, ways]) => ({ sum, ways })));
}

/** At most so many products a convolution makes: one for each sum that may occur, each step and each roll. */
export function countProducts(chain: JointChain, rolls: number): number {
  // A sum is known by how often each net sum occurred in it, in whatever order.
  const others = listNets(chain).length - 1;
  let sums = 1;
  for (let each = 1; each <= others; each++) sums *= (rolls + each) / each;
  return sums * chain.stages.flat().length * rolls;
}
