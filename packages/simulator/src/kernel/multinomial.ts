import type { Program } from '../compiled/program.ts';
import { draw } from '../generator/rolls.ts';
import { seedState } from '../generator/seed.ts';
import { binomial } from './binomial.ts';
import type { Block, Kernel } from './block.ts';

/** Rolls that do the same to every bet: one of them, how many there are, and what each brings. */
export type Group = { readonly roll: number; readonly ways: number; readonly net: number };

/**
 * The shortcut: how often each roll falls in a session is drawn at once, and no roll is made. The net sum of a
 * session is distributed just as if all were rolled; there is no order, and so no path.
 */
export function multinomialKernel(
  groups: readonly Group[],
  { key, rolls, sides }: { readonly key: Int32Array; readonly rolls: number; readonly sides: number },
): Kernel {
  const state = new Int32Array(4);
  const chance = (): number => ((draw(state) >>> 5) * 2 ** 26 + (draw(state) >>> 6)) / 2 ** 53;
  const counts = new Float64Array(sides);

  function netOfSession(): number {
    let [net, left, waysLeft] = [0, rolls, sides];
    for (const { ways, roll, net: each } of groups) {
      const times = ways === waysLeft ? left : binomial(left, ways / waysLeft, chance);
      net += times * each;
      counts[roll] = (counts[roll] ?? 0) + times;
      left -= times;
      waysLeft -= ways;
    }
    return net;
  }

  return {
    play: (first: number, sessions: number, block: Block) => {
      for (let session = 0; session < sessions; session++) {
        seedState(state, key, first + session);
        block.finals[session] = netOfSession();
        block.lengths[session] = rolls;
      }
    },
    taken: () => {
      const cells = counts.slice();
      counts.fill(0);
      return new Map([['cells', cells]]);
    },
  };
}

/** Rolls that do the same to every bet are drawn together, the likeliest first, and counted as one of them. */
export function toGroups({ bets, tables: { net, sides } }: Program): readonly Group[] {
  const groups = new Map<string, { roll: number; ways: number; net: number }>();
  for (let roll = 0; roll < sides; roll++) {
    const alike = bets.map((table) => `${table.verdict[roll]} ${JSON.stringify(table.wins[roll])}`).join();
    const known = groups.get(alike);
    if (known === undefined) groups.set(alike, { roll, ways: 1, net: net[roll] ?? 0 });
    else known.ways++;
  }
  return [...groups.values()].sort((a, b) => b.ways - a.ways);
}
