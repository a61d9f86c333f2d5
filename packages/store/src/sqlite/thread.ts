import { parentPort, workerData } from 'node:worker_threads';
import { StoreFailure } from '../store.ts';
import { type SqliteBacking, sqliteBacking } from './backing.ts';
import type { Answered, Failed, ThreadRequest } from './threaded.ts';

// The other end of `threaded.ts`: a thread of its own that has the file, and answers what it is asked.
const port = parentPort;
if (port === null) throw new Error('This is a thread of a store, not a program.');

const say = (answered: Answered): void => port.postMessage(answered);

const failed = (error: unknown): Failed => ({
  message: error instanceof Error ? error.message : String(error),
  // What is no failure of the world is a mistake of ours, and then nothing can be trusted either.
  fatal: error instanceof StoreFailure ? error.fatal : true,
  ...(error instanceof StoreFailure && error.later !== undefined ? { later: error.later } : {}),
});

function opened(): SqliteBacking | undefined {
  try {
    return sqliteBacking(String(workerData));
  } catch (error) {
    say({ id: 0, failed: failed(error) });
    return undefined;
  }
}

const backing = opened();
if (backing) {
  port.on('message', ({ id, name, given }: ThreadRequest) => {
    // The other end has typed the call; what arrives here is its copy.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const method = backing[name] as (...given: readonly unknown[]) => Promise<unknown>;
    method(...given).then(
      (answer) => {
        say({ id, answer });
        if (name === 'close') port.close();
      },
      (error: unknown) => say({ id, failed: failed(error) }),
    );
  });
  say({ id: 0, answer: undefined });
}
