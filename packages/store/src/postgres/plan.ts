import { endsAsExpected, hashLink, NOTHING, type Work } from '../over.ts';
import type { Appended, Entry, Head, Put, Receipt, Snapshot } from '../store.ts';

/** What a group of works asks of the database, found by running them in order over what is there. */
export type Plan = {
  readonly answers: readonly Appended[];
  readonly hasWrites: boolean;
  /** All rows are in the order of their names, so that two nodes that want the same take them in the same order. */
  readonly entries: readonly Entry[];
  readonly heads: readonly Head[];
  /** Streams that are not written to, and where they have to end still when the rest is. */
  readonly guards: readonly Pick<Head, 'stream' | 'version'>[];
  readonly receipts: readonly Receipt[];
  readonly kept: readonly { readonly shelf: string; readonly key: string; readonly text: string }[];
  readonly taken: readonly { readonly shelf: string; readonly key: string }[];
  readonly snapshots: readonly Snapshot[];
};

export type Found = { readonly heads: readonly Head[]; readonly receipts: readonly Receipt[] };

export function createPlan(works: readonly Work[], found: Found): Plan {
  const before = new Map(found.heads.map((head) => [head.stream, head]));
  const heads = new Map(before);
  const receipts = new Map(found.receipts.map((receipt) => [keyOf(receipt.scope, receipt.key), receipt]));
  const entries: Entry[] = [];
  const added: Receipt[] = [];
  const puts = new Map<string, Put>();
  const snapshots = new Map<string, Snapshot>();
  const guarded = new Set<string>();
  const headOf = (stream: string): Head => heads.get(stream) ?? { stream, version: 0, hash: NOTHING };

  const decide = ({ writes, guards = [], puts: put = [], receipt, snapshot }: Work): Appended => {
    const repeated = receipt && receipts.get(keyOf(receipt.scope, receipt.key));
    if (repeated) return { is: 'repeated', receipt: repeated };
    const moved = [...writes, ...guards].find((each) => !endsAsExpected(headOf(each.stream), each));
    if (moved) return { is: 'conflict', found: headOf(moved.stream), expected: moved.expected };

    for (const { stream, texts } of writes)
      for (const text of texts) {
        const { version, hash } = headOf(stream);
        const entry = { stream, version: version + 1, text, hash: hashLink(hash, stream, version + 1, text) };
        entries.push(entry);
        heads.set(stream, { stream, version: entry.version, hash: entry.hash });
      }
    for (const { stream } of guards) guarded.add(stream);
    if (receipt) {
      receipts.set(keyOf(receipt.scope, receipt.key), receipt);
      added.push(receipt);
    }
    for (const one of put) puts.set(keyOf(one.shelf, one.key), one);
    if (snapshot && snapshot.version > (snapshots.get(snapshot.stream)?.version ?? -1))
      snapshots.set(snapshot.stream, snapshot);
    return { is: 'appended', heads: writes.map(({ stream }) => headOf(stream)) };
  };

  const answers = works.map(decide);
  const changed = inOrder([...puts.values()], ({ shelf, key }) => keyOf(shelf, key));
  return {
    answers,
    hasWrites: entries.length + puts.size + snapshots.size > 0,
    // The order within a stream stays, since sorting is stable.
    entries: inOrder(entries, ({ stream }) => stream),
    heads: inOrder(
      [...heads.values()].filter(({ stream, hash }) => before.get(stream)?.hash !== hash),
      ({ stream }) => stream,
    ),
    // One that is written to in the same group has its next version taken by that.
    guards: inOrder(
      [...guarded]
        .filter((stream) => before.get(stream)?.hash === heads.get(stream)?.hash)
        .map((stream) => ({ stream, version: before.get(stream)?.version ?? 0 })),
      ({ stream }) => stream,
    ),
    receipts: inOrder(added, ({ scope, key }) => keyOf(scope, key)),
    kept: changed.flatMap(({ shelf, key, text }) => (text === null ? [] : { shelf, key, text })),
    taken: changed.filter(({ text }) => text === null),
    snapshots: inOrder([...snapshots.values()], ({ stream }) => stream),
  };
}

/** Neither part holds a line break. */
const keyOf = (first: string, second: string): string => `${first}\n${second}`;

/** Any order will do, as long as every node has the same. */
const inOrder = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] =>
  rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
