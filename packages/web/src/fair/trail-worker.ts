import { createClient, linesIn } from '@dicepit/client';
import type { SignedHeads } from '@dicepit/proof';
import { type CheckedTrail, checkTrail } from './check-trail.ts';

/** What the page tells this worker: a file, or where the pit is; and what it is known by. */
export type TrailWanted = {
  readonly from: { readonly file: Blob } | { readonly url: string };
  readonly publicKey?: string;
  readonly anchors?: readonly SignedHeads[];
};

/** What it hears: that the worker is there, how far it is, what it found, or that the trail could not be read. */
export type TrailTold =
  | { readonly is: 'ready' }
  | { readonly is: 'reading'; readonly lines: number; readonly part?: number }
  | { readonly is: 'checked'; readonly checked: CheckedTrail }
  | { readonly is: 'failed' };

// From a worker to its own page: there is no other origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (told: TrailTold): void => globalThis.postMessage(told);

globalThis.addEventListener('message', ({ data }: MessageEvent<TrailWanted>) => void check(data));

/** Away from the page, which stays quick however long the night was. */
async function check({ from, ...known }: TrailWanted): Promise<void> {
  try {
    const { lines, part } = 'file' in from ? ofFile(from.file) : await ofPit(from.url);
    const onLines = (count: number): void => tell({ is: 'reading', lines: count, ...part() });
    tell({ is: 'checked', checked: await checkTrail(lines, { ...known, onLines }) });
  } catch {
    // The network or the disk went half-way: half a trail is none.
    tell({ is: 'failed' });
  }
}

/** The lines of a trail, and what part of it has been read where that is known. */
type Source = {
  readonly lines: AsyncIterable<string>;
  readonly part: () => { readonly part?: number };
};

function ofFile(file: Blob): Source {
  let read = 0;
  const pieces = async function* (): AsyncGenerator<Uint8Array, void> {
    // Piece by piece: a file may be larger than what a browser holds of it at once.
    for (let begin = 0; begin < file.size; begin += CHUNK_BYTES) {
      yield new Uint8Array(await file.slice(begin, begin + CHUNK_BYTES).arrayBuffer());
      read = Math.min(begin + CHUNK_BYTES, file.size);
    }
  };
  return { lines: linesIn(pieces()), part: () => ({ part: read / file.size }) };
}

const CHUNK_BYTES = 1 << 18;

async function ofPit(url: string): Promise<Source> {
  const trail = await createClient({ url }).trail();
  if (!trail.ok) throw new Error(trail.problem.detail);
  return { lines: trail.value, part: () => ({}) };
}

tell({ is: 'ready' });
