import type { Entry, Head, Store } from '@dicepit/store';

/** From which version on a stream is read, up to which, and how many entries at a time. */
type Stretch = { readonly after?: number; readonly upTo?: number; readonly pageEntries?: number };

/** So few at a time that nobody else waits long, and so many that asking takes little of the time. */
const PAGE_ENTRIES = 1_000;

/** The entries of a stream in order, a page at a time, so that others are answered in between. */
export async function* pagesOf(
  store: Pick<Store, 'read'>,
  stream: string,
  { after = 0, upTo = Number.POSITIVE_INFINITY, pageEntries = PAGE_ENTRIES }: Stretch = {},
): AsyncGenerator<readonly Entry[], void> {
  for (let from = after; from < upTo; ) {
    const asked = Math.min(pageEntries, upTo - from);
    const page = await store.read(stream, from, asked);
    if (page.length > 0) yield page;
    // A page is only short where the stream ends.
    if (page.length < asked) return;
    from += page.length;
  }
}

/** The entries of a stream from a version back to its first, for whoever looks for what happened lately. */
export async function* entriesBackFrom(
  store: Pick<Store, 'read'>,
  stream: string,
  { upTo, pageEntries = PAGE_ENTRIES }: { readonly upTo: number; readonly pageEntries?: number },
): AsyncGenerator<Entry, void> {
  for (let end = upTo; end > 0; end -= pageEntries) {
    const after = Math.max(0, end - pageEntries);
    yield* (await store.read(stream, after, end - after)).toReversed();
  }
}

/** One entry of a stream; nothing where the stream has not come so far. */
export async function entryAt(
  store: Pick<Store, 'read'>,
  stream: string,
  version: number,
): Promise<Entry | undefined> {
  const [entry] = await store.read(stream, version - 1, 1);
  return entry;
}

/** Where each stream whose name begins so ends, in the order of their names, a page at a time. */
export async function* headsOf(store: Pick<Store, 'heads'>, prefix: string): AsyncGenerator<Head, void> {
  for (let last: Head | undefined; ; ) {
    const page = await store.heads(prefix, last?.stream);
    yield* page;
    last = page.at(-1);
    if (last === undefined) return;
  }
}

/** More streams than a pit has: all heads come in one answer, and so are of one moment. */
const MAX_HEADS = 1_000_000;

/** Where every stream ends, all at one moment: an append to two streams is in both or in neither. */
export const headsNow = (store: Store): Promise<readonly Head[]> => store.heads('', '', MAX_HEADS);
