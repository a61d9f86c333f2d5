import { parentPort, workerData } from 'node:worker_threads';
import { sessionsOfCast } from '../cast.ts';
import type { Task } from '../play-together.ts';
import type { Tally } from '../tally.ts';
import type { Played, WorkerData } from './task.ts';

type Play = (task: Task) => Played;

// What a thread is given comes from the one that started it, which wrote it as this type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const data = workerData as WorkerData;
const play = 'cast' in data ? playCast(data.cast) : await playOrder(data);

parentPort?.on('message', (task: Task) => {
  // A thread has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(play(task));
});

function playCast(cast: Parameters<typeof sessionsOfCast>[0]): Play {
  const sessions = sessionsOfCast(cast);
  return ({ from, to }) => ({ tally: sessions.play(from, to) });
}

/** Rules and games take longer to load than many a run to play, and are loaded only where they are needed. */
async function playOrder({ order, run }: Exclude<WorkerData, { readonly cast: unknown }>): Promise<Play> {
  const [{ prepare }, { noTally }, { loadPlan, watched, waysFor }, { StrategyFault }] = await Promise.all([
    import('../prepared.ts'),
    import('../tally.ts'),
    import('./order.ts'),
    import('./strategy-file.ts'),
  ]);
  const plan = await loadPlan(order);
  const prepared = prepare(plan, run, waysFor(order));
  return ({ from, to }) => {
    const tally: Tally = noTally(prepared.frame);
    try {
      for (let block = from; block < to; block++) watched(order, () => prepared.playBlock(block, tally));
      return { tally };
    } catch (cause) {
      if (cause instanceof StrategyFault) return { fault: cause.fault };
      throw cause;
    }
  };
}
