import type { Tables } from '../compiled/automaton-tables.ts';
import { rollInto } from '../generator/rolls.ts';
import { seedState } from '../generator/seed.ts';
import { type Block, findEnd, type Kernel, type Limits } from './block.ts';

export type Course = {
  readonly key: Int32Array;
  readonly rolls: number;
  readonly limits: Limits;
  /** After how many rolls to look, rising; none is past the last roll. */
  readonly checkpoints: readonly number[];
  /** The chances of loaded dice added up; nothing where the dice are fair. */
  readonly upTo?: Float64Array | undefined;
};

/** How many rolls are made at a time: whole draws of two dice and of three. */
const CHUNK = 480;

/** Follows each session's bankroll from roll to roll: what stops it, how far it falls, where it stands when. */
export function pathKernel(tables: Tables, { key, rolls, limits, checkpoints, upTo }: Course): Kernel {
  const { dice, net, sides } = tables;
  const next = Uint32Array.from(tables.next, (state) => state * sides);
  // Below this a session stops after the roll of a cell: of what the next roll needs and the stop-loss the higher.
  const least = Float64Array.from(tables.next, (state) =>
    Math.max(limits.mayRuin ? (tables.staked[state] ?? 0) : -Infinity, limits.stopLoss + 1),
  );
  const { start, goal } = limits;
  const opening = findEnd(limits, start, tables.staked[0] ?? 0);
  const marked = checkpoints.length;
  const ways = Float64Array.from([...checkpoints, Number.POSITIVE_INFINITY]);

  let counts = new Float64Array(tables.next.length);
  const counted = new Uint32Array(tables.next.length);
  const buffer = new Uint8Array(CHUNK + 5);
  const state = new Int32Array(4);

  function play(first: number, sessions: number, block: Block): void {
    for (let session = 0; session < sessions; session++) {
      seedState(state, key, first + session);
      follow(session, block);
    }
    for (let cell = 0; cell < counted.length; cell++)
      counts[cell] = (counts[cell] ?? 0) + (counted[cell] ?? 0);
    counted.fill(0);
  }

  function follow(session: number, block: Block): void {
    const { marks } = block;
    let bankroll = start;
    let peak = start;
    let fall = 0;
    let made = 0;
    let from = 0;
    let cell = 0;
    let isStopped = opening !== 0;
    let mark = session * marked;
    let way = 0;
    let look = ways[0] ?? 0;
    while (!isStopped && made < rolls) {
      const count = Math.min(CHUNK, rolls - made);
      rollInto(buffer, count, state, dice, upTo);
      for (let at = 0; at < count; at++) {
        cell = from + (buffer[at] ?? 0);
        counted[cell] = (counted[cell] ?? 0) + 1;
        bankroll += net[cell] ?? 0;
        from = next[cell] ?? 0;
        made++;
        if (bankroll > peak) peak = bankroll;
        else if (peak - bankroll > fall) fall = peak - bankroll;
        if (made === look) {
          marks[mark++] = bankroll;
          look = ways[++way] ?? 0;
        }
        if (bankroll < (least[cell] ?? 0) || bankroll >= goal) {
          isStopped = true;
          break;
        }
      }
    }
    const after = (session + 1) * marked;
    while (mark < after) marks[mark++] = bankroll;
    block.finals[session] = bankroll;
    block.falls[session] = fall;
    block.lengths[session] = made;
    block.ends[session] = made === 0 ? opening : findEnd(limits, bankroll, tables.staked[from / sides] ?? 0);
  }

  return {
    play,
    taken: () => {
      const cells = counts;
      counts = new Float64Array(cells.length);
      return new Map([['cells', cells]]);
    },
  };
}
