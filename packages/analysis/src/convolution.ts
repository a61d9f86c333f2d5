import type { Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { Distribution, type SumWays } from './distribution.ts';
import type { JointChain } from './joint-chain.ts';

/** More different sums in one stage than this are refused. */
export const MOST_SUMS = 200_000;

/**
 * The net sum after so many rolls, one roll after another, with every sum that occurs held by itself.
 *
 * The slow way, and the only one that does not mind how far apart the sums lie: it is taken where stakes have no
 * common divisor worth the name.
 */
export function convolved(chain: JointChain, rolls: number, most: number = MOST_SUMS): Answer<Distribution> {
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
        if (reached.size > most)
          return unanswered({ code: 'TOO_LARGE', holds: 'results', size: reached.size, most });
      }
    }
    standing = next;
  }

  const all = new Map<Cents, bigint>();
  for (const sums of standing.values())
    for (const [sum, count] of sums) all.set(sum, (all.get(sum) ?? 0n) + count);
  return answered(new Distribution([...all].map(([sum, ways]): SumWays => ({ sum, ways }))));
}
