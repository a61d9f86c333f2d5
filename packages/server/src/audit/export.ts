import { type CarriedPack, HEADS_STREAM, toPublicKey, writeTrail } from '@dicepit/proof';
import type { Entry, Head, Store } from '@dicepit/store';
import { FLOOR, type Floor, floorKind } from '../floor/floor.ts';
import { createProjection } from '../pit/projection.ts';
import { headsNow, pagesOf } from '../pit/stream-reader.ts';
import { tableKind } from '../table/pit-table.ts';

export type Exporting = {
  readonly store: Store;
  /** The secret key that heads are signed by. */
  readonly key: Uint8Array;
  readonly software: string;
  readonly at: number;
  /** Only these streams; all where nothing is said. */
  readonly streams?: readonly string[];
  /** Is told how many entries there will be, before the first. */
  readonly expects?: (entries: number) => void;
};

/**
 * The trail as lines of text, a page of entries at a time. It goes as far as the heads that are read first: what
 * happens while it is written is in the next one.
 */
export async function* exportTrail(exporting: Exporting): AsyncGenerator<string, void> {
  const { store, key, software, at, streams, expects } = exporting;
  const { state } = await createProjection(store, floorKind).current(FLOOR);
  const heads = (await headsNow(store)).filter(({ stream }) => streams?.includes(stream) ?? true);
  expects?.(heads.reduce((sum, { version }) => sum + version, 0));
  const packs = streams?.includes(FLOOR) === false ? await packsOf(store, state, heads) : [];
  yield* writeTrail({
    header: {
      dicepit: 'trail',
      format: 1,
      pit: state.settings.name,
      publicKey: toPublicKey(key),
      software,
      exportedAt: at,
      ...(streams === undefined ? {} : { streams }),
      ...(packs.length === 0 ? {} : { packs }),
    },
    entries: entriesUpTo(store, heads),
    secretKey: key,
    at,
  });
}

/** The packs of one's own that these tables are played by: the stream of the pit has them, and is not in the file. */
async function packsOf(
  store: Store,
  { packs }: Floor,
  heads: readonly Head[],
): Promise<readonly CarriedPack[]> {
  if (packs === undefined) return [];
  const used = new Set<string>();
  for (const { stream } of heads.filter((head) => head.stream.startsWith(tableKind.name))) {
    const [first] = await store.read(stream, 0, 1);
    // A table begins with its setup, which names its pack.
    const said: { readonly event?: { readonly setup?: { readonly pack?: string } } } = JSON.parse(
      first?.text ?? '{}',
    );
    used.add(said.event?.setup?.pack ?? '');
  }
  return [...packs.values()].filter(({ pack }) => used.has(pack));
}

async function* entriesUpTo(store: Store, heads: readonly Head[]): AsyncGenerator<Entry, void> {
  const first = heads.filter(({ stream }) => stream === HEADS_STREAM);
  for (const { stream, version } of [...first, ...heads.filter((head) => !first.includes(head))]) {
    let end = 0;
    for await (const page of pagesOf(store, stream, { upTo: version })) {
      yield* page;
      end += page.length;
    }
    // The chain of what comes next would show it; but a store that loses entries is not to be read on.
    if (end < version) throw new Error(`Broken invariant: ${stream} ends before its head`);
  }
}
