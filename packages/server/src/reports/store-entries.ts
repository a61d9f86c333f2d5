import { setImmediate } from 'node:timers/promises';
import type { Head, Store } from '@dicepit/store';
import type { Page } from './apart.ts';

/** So few at a time that whoever plays does not wait for whoever counts. */
const PAGE = 250;

/** The entries of these streams up to their heads, a page at a time. */
export async function* pagesInStore(store: Store, heads: readonly Head[]): AsyncGenerator<Page, void> {
  for (const { stream, version } of heads)
    for (let after = 0; after < version; ) {
      const page = await store.read(stream, after, Math.min(PAGE, version - after));
      if (page.length === 0) break;
      yield page;
      after += page.length;
      await setImmediate();
    }
}

/** The same, an entry at a time. */
export async function* entriesInStore(
  store: Store,
  heads: readonly Head[],
): AsyncGenerator<Page[number], void> {
  for await (const page of pagesInStore(store, heads)) yield* page;
}
