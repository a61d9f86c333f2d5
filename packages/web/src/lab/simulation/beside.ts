import type { Made } from './pace.ts';

/** What is told to whoever works beside the page: what is wanted, or to stop with what there is. */
type BesideTold<Asked> = { readonly asked: Asked } | 'stop';

/** What is heard back: how far it is, what was found, or that nothing was. */
type BesideSaid<Found> =
  | { readonly is: 'progress'; readonly made: Made }
  | { readonly is: 'done'; readonly found: Found }
  | { readonly is: 'failed' };

export type Watched = { readonly onProgress: (made: Made) => void; readonly signal: AbortSignal };

/** Has a worker find something long, and ends the worker when it has. */
export function foundBy<Found>(
  worker: Worker,
  asked: unknown,
  { onProgress, signal }: Watched,
): Promise<Found> {
  return new Promise<Found>((resolve, reject) => {
    const fail = (): void => reject(new Error('a worker has failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<BesideSaid<Found>>) => {
      if (data.is === 'progress') onProgress(data.made);
      else if (data.is === 'done') resolve(data.found);
      else fail();
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => tellWorker(worker, 'stop'));
    tellWorker(worker, { asked });
  }).finally(() => worker.terminate());
}

/** The other side: what a worker does with what it is told. */
// The page and its worker agree on what is asked by the type of the work alone.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function workBeside<Asked, Found>(work: (asked: Asked, watched: Watched) => Promise<Found>): void {
  const controller = new AbortController();
  const say = (said: BesideSaid<Found>): void => {
    // A worker has no origin; the rule has a window in mind.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    postMessage(said);
  };
  const found = async (asked: Asked): Promise<void> => {
    try {
      const onProgress = ({ sessions, of, rolls }: Made): void =>
        say({ is: 'progress', made: { sessions, of, rolls } });
      say({ is: 'done', found: await work(asked, { onProgress, signal: controller.signal }) });
    } catch {
      say({ is: 'failed' });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<BesideTold<Asked>>) => {
    if (data === 'stop') controller.abort();
    else void found(data.asked);
  });
}

export function tellWorker(worker: Worker, told: unknown): void {
  // A worker has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(told);
}
