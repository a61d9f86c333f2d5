import type { Tables } from '../compiled/automaton-tables.ts';
import { USED_DRAWS } from '../generator/rolls.ts';
import { seedState } from '../generator/seed.ts';
import type { Block, Kernel } from './block.ts';

/**
 * The net sum of sessions that nothing stops, where every roll finds the bets as the one before did.
 *
 * Two rolls at a time are one look-up in a table of 36 × 36. Every die is rolled and every roll is counted; a
 * session ends in the middle of a draw if it must.
 */
export function flatKernel(tables: Tables, key: Int32Array, rolls: number): Kernel {
  const pairs = Float64Array.from(
    { length: 36 * 36 },
    (_, pair) => netOf(pair % 36) + netOf(Math.floor(pair / 36)),
  );
  const counts = new Float64Array(36);
  const pairCounts = new Uint32Array(36 * 36);
  const singleCounts = new Uint32Array(36);
  const singles = Float64Array.from({ length: 36 }, (_, roll) => netOf(roll));
  const state = new Int32Array(4);
  const [draws, over] = [Math.floor(rolls / 5), rolls % 5];

  function netOf(roll: number): number {
    return tables.net[roll] ?? 0;
  }

  function play(first: number, sessions: number, block: Block): void {
    for (let session = 0; session < sessions; session++) {
      seedState(state, key, first + session);
      block.finals[session] = netOfSession(draws);
      block.lengths[session] = rolls;
    }
    flush();
  }

  function netOfSession(whole: number): number {
    let s0 = state[0] ?? 0;
    let s1 = state[1] ?? 0;
    let s2 = state[2] ?? 0;
    let s3 = state[3] ?? 0;
    let net = 0;
    let left = whole + (over === 0 ? 0 : 1);
    while (left > 0) {
      const scrambled = Math.imul(s1, 5);
      const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
      if (drawn >= USED_DRAWS) continue;
      left--;
      if (left === 0 && over > 0) {
        net += lastOf(drawn);
        break;
      }
      const one = drawn % 1296;
      const rest = (drawn / 1296) >>> 0;
      const two = rest % 1296;
      const three = ((rest / 1296) >>> 0) % 36;
      net += (pairs[one] ?? 0) + (pairs[two] ?? 0) + (singles[three] ?? 0);
      pairCounts[one] = (pairCounts[one] ?? 0) + 1;
      pairCounts[two] = (pairCounts[two] ?? 0) + 1;
      singleCounts[three] = (singleCounts[three] ?? 0) + 1;
    }
    return net;
  }

  function lastOf(drawn: number): number {
    let [net, rest] = [0, drawn];
    for (let digit = 0; digit < over; digit++) {
      const roll = rest % 36;
      rest = Math.floor(rest / 36);
      net += singles[roll] ?? 0;
      singleCounts[roll] = (singleCounts[roll] ?? 0) + 1;
    }
    return net;
  }

  function flush(): void {
    for (let pair = 0; pair < 1296; pair++) {
      const times = pairCounts[pair] ?? 0;
      counts[pair % 36] = (counts[pair % 36] ?? 0) + times;
      counts[Math.floor(pair / 36)] = (counts[Math.floor(pair / 36)] ?? 0) + times;
    }
    for (let roll = 0; roll < 36; roll++) counts[roll] = (counts[roll] ?? 0) + (singleCounts[roll] ?? 0);
    pairCounts.fill(0);
    singleCounts.fill(0);
  }

  return {
    play,
    taken: () => {
      const cells = counts.slice();
      counts.fill(0);
      return new Map([['cells', cells]]);
    },
  };
}
