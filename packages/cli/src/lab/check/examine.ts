import { Worker } from 'node:worker_threads';
import { exit, Failure } from '../../exit.ts';
import { harmless } from '../../harmless.ts';
import { type Remarks, reasonOf } from '../remark.ts';

/** Looks at a definition in a thread of its own, which may end and whose modules may do what they like; who aborts it ends the thread. */
export function examine(file: string, signal?: AbortSignal): Promise<Remarks> {
  const worker = new Worker(new URL('./examiner.ts', import.meta.url), { workerData: file });
  const stop = (): void => void worker.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise<Remarks>((settle, reject) => {
    worker.once('message', settle);
    worker.once('error', (cause) =>
      reject(new Failure({ code: 'PACK_NOT_VALID', file, why: harmless(reasonOf(cause)) }, exit.invalid)),
    );
    worker.once('exit', () => reject(new Failure({ code: 'PACK_ENDS_PROGRAM', file }, exit.invalid)));
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
    stop();
  });
}
