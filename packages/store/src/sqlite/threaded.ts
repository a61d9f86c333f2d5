import { Worker } from 'node:worker_threads';
import { StoreFailure } from '../store.ts';
import type { SqliteBacking } from './backing.ts';

/** What goes to the thread and what comes back; number 0 is the opening. */
export type ThreadRequest = {
  readonly id: number;
  readonly name: keyof SqliteBacking;
  readonly given: readonly unknown[];
};
export type Failed = {
  readonly message: string;
  readonly fatal: boolean;
  readonly later?: StoreFailure['later'];
};
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: Failed };

/**
 * A SQLite file on a thread of its own, so that this one never waits for the disk.
 *
 * On a quick and quiet disk that costs a tenth of a millisecond an append. On a busy one, where a sync takes
 * milliseconds, this thread would stand still for most of the time, and everybody's events with it: measured there,
 * its delays were mostly a half to a fifth, and appends 1.2 to 5 times as many.
 */
export async function threadedBacking(file: string): Promise<SqliteBacking> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: file, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lost: StoreFailure | undefined;
  let asked = 0;

  const answer = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    // Whoever waits for an answer keeps the process alive; an open file alone does not.
    if (waiting.size === 0) worker.unref();
    return one;
  };
  const wait = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker.ref();
      waiting.set(id, { resolve, reject });
    });
  const lose = (why: string): void => {
    lost ??= new StoreFailure(`The thread that has ${file} ended (${why}). Start again.`, { fatal: true });
    for (const id of waiting.keys()) answer(id)?.reject(lost);
  };
  worker.on('message', (answered: Answered) => {
    const one = answer(answered.id);
    if ('answer' in answered) one?.resolve(answered.answer);
    else one?.reject(failureFrom(answered.failed));
  });
  worker.on('error', (error) => lose(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => lose(`code ${code}`));

  /** The thread answers a call by what its method of that name answers. */
  const ask =
    <Name extends keyof SqliteBacking>(name: Name) =>
    (...given: Parameters<SqliteBacking[Name]>): ReturnType<SqliteBacking[Name]> => {
      const send = async (): Promise<unknown> => {
        if (lost) throw lost;
        asked += 1;
        const answered = wait(asked);
        // A thread has no origin; the rule means windows.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ id: asked, name, given } satisfies ThreadRequest);
        return answered;
      };
      // A message has no type, and both ends are these two files.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return send() as ReturnType<SqliteBacking[Name]>;
    };

  await wait(0);
  return {
    commit: ask('commit'),
    read: ask('read'),
    head: ask('head'),
    heads: ask('heads'),
    receipt: ask('receipt'),
    record: ask('record'),
    records: ask('records'),
    snapshot: ask('snapshot'),
    backup: ask('backup'),
    damage: ask('damage'),
    close: ask('close'),
  };
}

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: StoreFailure) => void;
};

/** What the thread said was wrong, with what a caller tells one fault from another by. */
const failureFrom = ({ message, fatal, later }: Failed): StoreFailure =>
  new StoreFailure(message, { fatal, ...(later === undefined ? {} : { later }) });
