import type { Prepared } from './prepared.ts';
import type { Result } from './result.ts';
import { toResult } from './result-of.ts';
import { isNarrow, type Progress, ROUND, toProgress } from './simulate.ts';
import { merge, noTally, type Tally } from './tally.ts';

/** The signal of the place where this runs; the language alone knows none, and here it is only looked at. */
type Stop = typeof globalThis extends { AbortSignal: { prototype: infer Signal extends Looked } }
  ? Signal
  : Looked;
type Looked = { readonly aborted: boolean };

/** Blocks to be played: from one up to another that is left out. */
export type Task = { readonly from: number; readonly to: number };

/** Somebody beside this thread who plays blocks of a run that was prepared there as it is here. */
export type Player = {
  /** The tally of a task, or nothing when the run was stopped meanwhile. */
  readonly play: (task: Task, signal: Stop | undefined) => Promise<Tally | undefined>;
};

export type Together = {
  /** Rolls to a task, at most: few enough to hear of progress, so many that handing results over does not show. */
  readonly taskRolls: number;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Stops the run; the result is of the sessions played by then. */
  readonly signal?: Stop | undefined;
};

/** Plays a run with several players. The result is the same to the byte for any number of them. */
export async function playTogether(
  prepared: Prepared,
  players: readonly Player[],
  { taskRolls, onProgress, signal }: Together,
): Promise<Result> {
  const { blocks, run } = prepared;
  let tally = noTally(prepared.frame);
  // Where a run may stop early it is played round by round, and looked at between rounds only.
  const rounds = run.until === undefined ? [{ from: 0, to: blocks }] : cut({ from: 0, to: blocks }, ROUND);
  const size = taskSize(prepared, players.length, taskRolls);
  for (const round of rounds) {
    const most = Math.ceil((round.to - round.from) / players.length);
    const waiting = [...cut(round, Math.max(1, Math.min(size, most)))];
    await Promise.all(
      players.map(async ({ play }) => {
        for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
          const part = signal?.aborted === true ? undefined : await play(task, signal);
          if (part === undefined) return;
          tally = merge(tally, part);
          onProgress?.(toProgress(prepared, tally));
        }
      }),
    );
    if (signal?.aborted === true || isNarrow(run, tally)) break;
  }
  return toResult(prepared, tally);
}

/** How many blocks make a task, with several tasks to every player. */
const taskSize = ({ blocks, perBlock, plan }: Prepared, players: number, taskRolls: number): number =>
  Math.min(Math.ceil(blocks / players / 4), Math.ceil(taskRolls / perBlock / plan.rolls));

function cut({ from, to }: Task, size: number): readonly Task[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => ({
    from: from + at * size,
    to: Math.min(to, from + (at + 1) * size),
  }));
}
