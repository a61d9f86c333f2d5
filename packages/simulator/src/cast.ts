import type { Tables } from './compiled/automaton-tables.ts';
import { type Block, type Kernel, newBlock } from './kernel/block.ts';
import { flatKernel } from './kernel/flat.ts';
import { type Group, multinomialKernel } from './kernel/multinomial.ts';
import { type Course, pathKernel } from './kernel/path.ts';
import { addBlock, addCounts, type Frame, noTally, type Tally } from './tally.ts';
import { vectorKernel } from './wasm/path-kernel.ts';

/**
 * A plan and a run compiled to numbers. It can be sent to a thread or a worker of a page, which needs no rules
 * and no game to play it.
 */
export type Cast = {
  readonly tables: Tables;
  readonly course: Course;
  readonly frame: Frame;
  readonly cut: Cut;
  /** Whether only totals matter: one state, nothing that stops a session, and nobody looking on the way. */
  readonly isTotal: boolean;
  /** What the shortcut draws, where it is taken. */
  readonly groups: readonly Group[] | undefined;
  /** Whether to do without WebAssembly. */
  readonly isPlain: boolean;
};

/** How sessions are cut into blocks. */
export type Cut = { readonly sessions: number; readonly perBlock: number };

/** Sessions that are played block by block. */
export type Sessions = {
  readonly blocks: number;
  readonly perBlock: number;
  /** Plays some blocks, from one up to another that is left out. */
  readonly play: (from: number, to: number) => Tally;
  /** Plays one block, and gives its sessions one by one. The next block overwrites them. */
  readonly playBlock: (block: number, tally: Tally) => PlayedBlock;
};

/** The sessions of a block: so many from the first, in the order of their numbers. */
export type PlayedBlock = { readonly first: number; readonly sessions: number; readonly block: Block };

export const sessionsOfCast = (cast: Cast): Sessions =>
  createSessions(createKernel(cast), cast.frame, cast.cut);

export function createSessions(kernel: Kernel, frame: Frame, { sessions, perBlock }: Cut): Sessions {
  const block = newBlock(Math.min(perBlock, sessions), frame.checkpoints.length);
  const playBlock = (at: number, tally: Tally): PlayedBlock => {
    const first = at * perBlock;
    const played = Math.min(perBlock, sessions - first);
    kernel.play(first, played, block);
    addBlock(tally, frame, { block, first, sessions: played });
    addCounts(tally, kernel.taken());
    return { first, sessions: played, block };
  };
  const play = (from: number, to: number): Tally => {
    const tally = noTally(frame);
    for (let at = from; at < to; at++) playBlock(at, tally);
    return tally;
  };
  return { blocks: Math.ceil(sessions / perBlock), perBlock, play, playBlock };
}

function createKernel({ tables, course, cut, groups, isTotal, isPlain }: Cast): Kernel {
  const { key, rolls } = course;
  // The quick kernels roll fair dice alone.
  if (course.upTo !== undefined) return pathKernel(tables, course);
  if (groups !== undefined) return multinomialKernel(groups, { key, rolls, sides: tables.sides });
  if (isTotal && tables.sides === 36) return flatKernel(tables, key, rolls);
  const inVectors = isPlain ? undefined : vectorKernel(tables, course, Math.min(cut.perBlock, cut.sessions));
  return inVectors ?? pathKernel(tables, course);
}
