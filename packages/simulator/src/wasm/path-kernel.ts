import { commonUnitOf, type Tables } from '../compiled/automaton-tables.ts';
import { seedState } from '../generator/seed.ts';
import { type Block, findEnd, type Kernel } from '../kernel/block.ts';
import { type Course, pathKernel } from '../kernel/path.ts';
import { NEVER, type Places, pathModule } from './path-module.ts';

/** Sums within a module stay well inside 32 bits. */
const MAX_UNITS = 2 ** 30;

/** The path kernel in vectors of WebAssembly, or nothing where that cannot be had for a plan. */
export function vectorKernel(tables: Tables, course: Course, perBlock: number): Kernel | undefined {
  const { key, rolls, limits, checkpoints } = course;
  const { start, mayRuin, goal, stopLoss } = limits;
  const unit = commonUnitOf(tables);
  const highest = tables.net.reduce((most, net) => Math.max(most, Math.abs(net)), 0);
  const isStopped = findEnd(limits, start, tables.staked[0] ?? 0) !== 0;
  if (isStopped || rolls >= MAX_UNITS || (highest / unit) * rolls >= MAX_UNITS) return undefined;

  const units = (bankroll: number): number =>
    Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.ceil((bankroll - start) / unit)));
  const most = Math.ceil(perBlock / 4);
  const places = createPlaces(tables, checkpoints.length, most);
  const player = createPlayer(pathModule(places, { dice: tables.dice, rolls, goal: units(goal) }));
  if (player === undefined) return undefined;

  const words = new Int32Array(player.memory);
  const cells = tables.next.length;
  const stateAt = (state: number): number => places.table + state * tables.sides * 16;
  for (let cell = 0; cell < cells + tables.sides; cell++) {
    const next = tables.next[cell];
    const least = next === undefined || !mayRuin ? Number.NEGATIVE_INFINITY : (tables.staked[next] ?? 0);
    const entry = [
      (tables.net[cell] ?? 0) / unit,
      next === undefined ? places.stopped : stateAt(next),
      next === undefined ? -MAX_UNITS : units(Math.max(least, stopLoss + 1)),
    ];
    words.set(entry, places.table / 4 + cell * 4);
  }
  words.set(Int32Array.from([...checkpoints, NEVER]), places.looks / 4);

  // What is left over when sessions are taken by fours.
  const rest = pathKernel(tables, course);
  const restBlock = (block: Block, from: number): Block => ({
    finals: block.finals.subarray(from),
    falls: block.falls.subarray(from),
    lengths: block.lengths.subarray(from),
    ends: block.ends.subarray(from),
    marks: block.marks.subarray(from * checkpoints.length),
  });
  const state = new Int32Array(4);
  const counted = new Uint32Array(player.memory, places.counts, cells);
  const counts = new Float64Array(cells);

  function play(first: number, sessions: number, block: Block): void {
    const fours = Math.floor(sessions / 4);
    for (let session = 0; session < fours * 4; session++) {
      seedState(state, key, first + session);
      const at = places.starts / 4 + (session >> 2) * 16 + (session & 3);
      for (let word = 0; word < 4; word++) words[at + word * 4] = state[word] ?? 0;
    }
    if (fours > 0) player?.play(fours);
    for (let session = 0; session < fours * 4; session++) read(session, block);
    for (let cell = 0; cell < cells; cell++) counts[cell] = (counts[cell] ?? 0) + (counted[cell] ?? 0);
    counted.fill(0);
    if (fours * 4 < sessions) rest.play(first + fours * 4, sessions - fours * 4, restBlock(block, fours * 4));
  }

  function read(session: number, block: Block): void {
    const at = places.ends / 4 + (session >> 2) * 16 + (session & 3);
    const bankroll = start + (words[at] ?? 0) * unit;
    const last = ((words[at + 12] ?? 0) - places.table) / 16 / tables.sides;
    block.finals[session] = bankroll;
    block.falls[session] = (words[at + 4] ?? 0) * unit;
    block.lengths[session] = words[at + 8] ?? 0;
    block.ends[session] = findEnd(limits, bankroll, tables.staked[last] ?? 0);
    const looks = checkpoints.length;
    const marked = places.marks / 4 + (session >> 2) * looks * 4 + (session & 3);
    for (let look = 0; look < looks; look++)
      block.marks[session * looks + look] = start + (words[marked + look * 4] ?? 0) * unit;
  }

  return {
    play,
    taken: () => {
      const others = rest.taken().get('cells');
      const all = counts.map((times, cell) => times + (others?.[cell] ?? 0));
      counts.fill(0);
      return new Map([['cells', all]]);
    },
  };
}

function createPlaces(tables: Tables, looks: number, fours: number): Places {
  const cells = tables.next.length + tables.sides;
  let at = 0;
  // Vectors are quickest on whole lines of the cache.
  const room = (bytes: number): number => {
    const place = at;
    at = Math.ceil((at + bytes) / 64) * 64;
    return place;
  };
  const table = room(cells * 16);
  const counts = room(cells * 4);
  return {
    table,
    stopped: table + tables.next.length * 16,
    counts,
    looks: room((looks + 1) * 4),
    starts: room(fours * 64),
    ends: room(fours * 64),
    marks: room(fours * looks * 16),
    pages: Math.ceil(at / 65_536),
  };
}

/** A module that plays sessions in its own memory. */
type Player = { readonly memory: ArrayBuffer; readonly play: (fours: number) => void };

/**
 * Makes a module run, or gives nothing where that cannot be: without WebAssembly or its vectors, or on a page
 * whose content security policy has no 'wasm-unsafe-eval'.
 */
function createPlayer(bytes: Uint8Array<ArrayBuffer>): Player | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const { memory, play } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
    return { memory: memory.buffer, play };
  } catch {
    return undefined;
  }
}

// What every engine has and the language itself does not know of, as far as it is used here.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
  ) => {
    readonly exports: {
      readonly memory: { readonly buffer: ArrayBuffer };
      readonly play: (fours: number) => void;
    };
  };
};
