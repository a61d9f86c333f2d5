import { setImmediate } from 'node:timers/promises';
import type { Store } from '@dicepit/store';
import { pagesOf } from '../../pit/stream-reader.ts';
import { indexEntry, newIndex, type StreamIndex } from './stream-index.ts';

/** The indexes of the streams that somebody has asked for. */
export type Indexes = {
  /** The index of a stream, as far as the stream goes now. */
  readonly of: (stream: string) => Promise<StreamIndex>;
  /** How many entries are remembered. */
  readonly size: () => number;
};

/** So many entries are remembered; the streams that were asked for longest ago make room. */
const MAX_ENTRIES = 2_000_000;

/** Every stream is read through once, a page at a time, and from then on only what is new. */
export function newIndexes(store: Store, mostEntries = MAX_ENTRIES): Indexes {
  const known = new Map<string, StreamIndex>();
  const reading = new Map<string, Promise<StreamIndex>>();
  const size = (): number => [...known.values()].reduce((sum, { version }) => sum + version, 0);

  const catchUp = async (stream: string): Promise<StreamIndex> => {
    const index = known.get(stream) ?? newIndex(stream);
    for await (const page of pagesOf(store, stream, { after: index.version })) {
      for (const { text } of page) indexEntry(index, text);
      // Whoever plays is not to wait for whoever looks.
      await setImmediate();
    }
    known.delete(stream);
    known.set(stream, index);
    for (const oldest of known.keys()) {
      if (oldest === stream || size() <= mostEntries) break;
      known.delete(oldest);
    }
    return index;
  };

  return {
    of: (stream) => {
      const under = reading.get(stream);
      if (under !== undefined) return under;
      const read = catchUp(stream).finally(() => reading.delete(stream));
      reading.set(stream, read);
      return read;
    },
    size,
  };
}
