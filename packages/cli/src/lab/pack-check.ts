import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Game } from '@dicepit/engine';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import type { Remarks } from './check/definition.ts';
import { packFrom } from './load-pack.ts';
import { findPackFile } from './pack-file.ts';
import { reasonOf } from './remark.ts';

/** What was found of a definition, and the game where it is valid. */
export type PackCheck = Remarks & { readonly game: Game | undefined };

/** Looks at everything that can be wrong with a definition; one that is valid is opened as well. */
export async function checkPack(path: string): Promise<PackCheck> {
  const file = await realpath(resolve(await findPackFile(path)));
  const remarks = await examinePack(file);
  if (remarks.problems.length > 0) return { ...remarks, game: undefined };
  const opened = (await packFrom(file)).open();
  return { ...remarks, game: opened.ok ? opened.game : undefined };
}

/** Everything that can be said of a definition, by a thread of its own; who aborts it ends the thread. */
export function examinePack(file: string, signal?: AbortSignal): Promise<Remarks> {
  const worker = new Worker(new URL('./check/examiner.ts', import.meta.url), { workerData: file });
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
