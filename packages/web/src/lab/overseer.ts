import {
  isShort,
  type Player,
  playTogether,
  prepare,
  type Result,
  type Tally,
  type Task,
} from '@dicepit/simulator';
import type { PlayerMessage } from './lab-player.ts';
import { type JobContext, planOf, type RunRequest, serveJob, tellWorker } from './simulation-job.ts';

// Compiling a strategy and merging what the players found would hold up the page for a moment, so both are done here.
serveJob(simulateInWorkers);

/** Rolls to a task: a tenth of a second or so, so that one hears how far it is, and stops at once. */
const TASK_ROLLS = 2 ** 22;
const MAX_WORKERS = 8;

/** Plays a run beside the page, in as many workers as there are cores; stopped, it gives what there is. */
async function simulateInWorkers(asked: RunRequest, { onProgress, signal }: JobContext): Promise<Result> {
  // Who only hands out work needs no WebAssembly. Those who play have it where their policy and their browser allow it;
  // the same dice fall without it, to the byte.
  const prepared = prepare(planOf(asked), asked.run, { isPlain: true });
  const told: PlayerMessage =
    prepared.cast === undefined
      ? { asked }
      : { cast: { ...prepared.cast, isPlain: isShort(prepared.plan, asked.run) } };
  const count = Math.min(navigator.hardwareConcurrency || 2, MAX_WORKERS, prepared.blocks);
  const workers = Array.from({ length: count }, () => newWorker(told));
  try {
    return await playTogether(prepared, workers.map(playerOf), { taskRolls: TASK_ROLLS, onProgress, signal });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function newWorker(told: PlayerMessage): Worker {
  const worker = new Worker(new URL('./lab-player.ts', import.meta.url), { type: 'module' });
  tellWorker(worker, told);
  return worker;
}

const playerOf = (worker: Worker): Player => ({
  play: (task: Task, signal) =>
    new Promise((resolve, reject) => {
      const settled = new AbortController();
      const { signal: until } = settled;
      const done = (tally: Tally | undefined): void => {
        settled.abort();
        resolve(tally);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Tally>) => done(data), { signal: until });
      worker.addEventListener('error', () => reject(new Error('a worker has failed')), { signal: until });
      signal?.addEventListener('abort', () => done(undefined), { signal: until });
      tellWorker(worker, task);
    }),
});
