import { assert, type Moment } from '@dicepit/engine';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { ChainEntry, Head } from '../chain/link.ts';
import { toHex } from '../hex.ts';
import { bytesOfTrailer, entryLine, headerLine, type TrailHeader, trailerLine } from './line.ts';

/** The stream of signed heads. It stands first in a trail, so that the others can be held against it as they pass. */
export const HEADS_STREAM = 'heads';

export type Export = {
  readonly header: TrailHeader;
  /** Every stream in its order, one after another or mixed; `heads` before all others. */
  readonly entries: Iterable<ChainEntry> | AsyncIterable<ChainEntry>;
  readonly secretKey: Uint8Array;
  readonly at: Moment;
};

/** The lines of an exported trail, without line breaks. */
export async function* writeTrail({ header, entries, secretKey, at }: Export): AsyncGenerator<string, void> {
  const first = headerLine(header);
  yield first;

  const ends = new Map<string, Head>();
  let lines = 0;
  for await (const entry of entries) {
    const { stream, version, hash } = entry;
    assert(stream !== HEADS_STREAM || ends.size === Number(ends.has(HEADS_STREAM)), () => 'heads come first');
    ends.set(stream, { stream, version, hash });
    lines += 1;
    yield entryLine(entry);
  }

  const trailer = { heads: [...ends.values()], at, lines };
  yield trailerLine({
    ...trailer,
    signature: toHex(ed25519.sign(bytesOfTrailer(first, trailer), secretKey)),
  });
}
