import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageTag } from '@dicepit/words';
import { loadPack } from '../lab/load-pack.ts';
import { speak } from '../language.ts';

// A thread of its own for every save: what a module was before is forgotten with the thread that loaded it.
// Whoever started it wrote what it is given.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { path, language } = workerData as { readonly path: string; readonly language: LanguageTag };

async function load(): Promise<{ readonly data: unknown } | { readonly why: string }> {
  await speak({}, language);
  try {
    return { data: (await loadPack(path)).data };
  } catch (cause) {
    return { why: cause instanceof Error ? cause.message : String(cause) };
  }
}

// A thread has no origin; the rule has a window in mind.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await load());
