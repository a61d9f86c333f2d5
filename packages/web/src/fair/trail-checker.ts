import type { TrailTold, TrailWanted } from './trail-worker.ts';

/** What checks a trail beside the page. */
export type TrailChecker = {
  readonly check: (wanted: TrailWanted, hear: (told: TrailTold) => void) => void;
  readonly end: () => void;
};

/** Starts the worker at once, so that it is here before the network goes. */
export function startChecker(): TrailChecker {
  let listen: (told: TrailTold) => void = () => {};
  const worker = new Worker(new URL('./trail-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<TrailTold>) => listen(data));
  worker.addEventListener('error', () => listen({ is: 'failed' }));
  return {
    check(wanted, hear) {
      listen = hear;
      // A worker is ours and has no origin to name; only a window would.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(wanted);
    },
    end: () => worker.terminate(),
  };
}
