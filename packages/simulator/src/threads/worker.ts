import { parentPort, workerData } from 'node:worker_threads';
import { type Sessions, sessionsOfCast } from '../cast.ts';
import type { Task } from '../play-together.ts';
import type { WorkerData } from './task.ts';

// What a thread is given comes from the one that started it, which wrote it as this type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const data = workerData as WorkerData;
const { play } = 'cast' in data ? sessionsOfCast(data.cast) : await ordered(data);

parentPort?.on('message', ({ from, to }: Task) => {
  // A thread has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(play(from, to));
});

/** Rules and games take longer to load than many a run to play, and are loaded only where they are needed. */
async function ordered({ order, run }: Exclude<WorkerData, { readonly cast: unknown }>): Promise<Sessions> {
  const [{ prepare }, { loadPlan }] = await Promise.all([import('../prepared.ts'), import('./order.ts')]);
  return prepare(await loadPlan(order), run);
}
