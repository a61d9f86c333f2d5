import { setImmediate } from 'node:timers/promises';
import type { Head, Store } from '@dicepit/store';
import { pagesOf } from '../pit/stream-reader.ts';
import type { Page } from './apart.ts';

/** So few at a time that whoever plays does not wait for whoever counts. */
const PAGE_ENTRIES = 250;

/** The entries of these streams up to their heads, a page at a time. */
export async function* pagesInStore(store: Store, heads: readonly Head[]): AsyncGenerator<Page, void> {
  for (const { stream, version } of heads)
    for await (const page of pagesOf(store, stream, { upTo: version, pageEntries: PAGE_ENTRIES })) {
      yield page;
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
