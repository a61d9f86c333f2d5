import { setImmediate } from 'node:timers/promises';
import type { Head, Store } from '@dicepit/store';

const PAGE = 1_000;

/** The entries of these streams up to their heads, a page at a time: whoever plays does not wait for whoever counts. */
export async function* entriesInStore(
  store: Store,
  heads: readonly Head[],
): AsyncGenerator<{ stream: string; version: number; text: string }, void> {
  for (const { stream, version } of heads)
    for (let after = 0; after < version; ) {
      const page = await store.read(stream, after, Math.min(PAGE, version - after));
      if (page.length === 0) break;
      for (const entry of page) yield entry;
      after += page.length;
      await setImmediate();
    }
}
