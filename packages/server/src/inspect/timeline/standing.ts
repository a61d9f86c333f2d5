import type { Entry, Store } from '@dicepit/store';
import { parseEntry } from '../../pit/projection.ts';
import { pagesOf } from '../../pit/stream-reader.ts';
import { type AtTable, followTable, type PitTable } from '../../table/pit-table.ts';
import type { StreamIndex } from './stream-index.ts';

/** An entry of a table, and how the table stood before and after it. */
export type EntryWithStates = {
  readonly entry: Entry;
  readonly event: AtTable;
  readonly before: PitTable;
  readonly after: PitTable;
};

/**
 * Goes through the entries of a table from one version to another, with how the table stood. It begins at the
 * nearest moment that is remembered, so that a long stream costs no more than a short one.
 */
export async function* entriesWithStates(
  store: Store,
  { stream, checkpoints, stride }: StreamIndex,
  from: number,
  to: number,
): AsyncGenerator<EntryWithStates, void> {
  const place = Math.min(Math.floor((from - 1) / stride), checkpoints.length - 1);
  let state: PitTable = checkpoints[place] ?? { is: 'unset' };
  const stretch = { after: place * stride, upTo: to, pageEntries: PAGE_ENTRIES };
  for await (const page of pagesOf(store, stream, stretch))
    for (const entry of page) {
      const { event } = parseEntry<AtTable>(entry.text);
      const before = state;
      state = followTable(state, event);
      if (entry.version >= from) yield { entry, event, before, after: state };
    }
}

/** How a table stood after an entry; version 0 is before all. */
export async function standingAt(store: Store, index: StreamIndex, version: number): Promise<PitTable> {
  if (version >= index.version) return index.state;
  for await (const { after } of entriesWithStates(store, index, version, version)) return after;
  return { is: 'unset' };
}

const PAGE_ENTRIES = 500;
