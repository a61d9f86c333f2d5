import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Run } from '../plan.ts';
import { type Player, playTogether, type Task } from '../play-together.ts';
import { prepare } from '../prepared.ts';
import type { Result } from '../result.ts';
import { type Progress, type Step, simulating } from '../simulate.ts';
import type { Tally } from '../tally.ts';
import { loadPlan, type Order, watched, waysFor } from './order.ts';
import { StrategyFault } from './strategy-file.ts';
import type { Played, WorkerData } from './task.ts';

export { loadPlan, type Order, strategyFile, watched, waysFor } from './order.ts';
export { type Fault, StrategyFault } from './strategy-file.ts';

export type Threads = {
  /** How many threads play; as many as there are cores when not said. */
  readonly workers?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Stops the run; the result is of the sessions played by then. */
  readonly signal?: AbortSignal | undefined;
};

/** Rolls to a message, so many that handing results over does not show. */
const TASK_ROLLS = 2 ** 25;

/** Plays an order in several threads. The result is the same to the byte for any number of them. */
export async function simulateInThreads(order: Order, run: Run, threads: Threads = {}): Promise<Result> {
  const { workers = availableParallelism(), onProgress, signal } = threads;
  const plan = await loadPlan(order);
  const prepared = watched(order, () => prepare(plan, run, waysFor(order)));
  const data = prepared.cast === undefined ? { order, run } : { cast: prepared.cast };
  const pool = Array.from({ length: Math.min(workers, prepared.blocks) }, () => newThread(data));
  try {
    return await playTogether(prepared, pool, { taskRolls: TASK_ROLLS, onProgress, signal });
  } finally {
    await Promise.all(pool.map(({ end }) => end()));
  }
}

/** Plays an order in this thread, block by block; between blocks whoever asks may look up. */
export async function* stepping(order: Order, run: Run): AsyncGenerator<Step, Result, undefined> {
  const plan = await loadPlan(order);
  const running = simulating(plan, run, waysFor(order));
  for (;;) {
    const next = watched(order, () => running.next());
    if (next.done === true) return next.value;
    yield next.value;
  }
}

type Thread = Player & { readonly end: () => Promise<unknown> };

function newThread(data: WorkerData): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
  const play = (task: Task, signal: AbortSignal | undefined): Promise<Tally | undefined> =>
    new Promise((resolve, reject) => {
      const settled = new AbortController();
      const done = (played: Played | undefined): void => {
        settled.abort();
        worker.off('message', done).off('error', reject);
        if (played !== undefined && 'fault' in played) reject(new StrategyFault(played.fault));
        else resolve(played?.tally);
      };
      worker.once('message', done).once('error', reject);
      signal?.addEventListener('abort', () => done(undefined), { signal: settled.signal });
      // A thread has no origin; the rule has a window in mind.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(task);
    });
  return { play, end: () => worker.terminate() };
}
