import { type Head, hashOfEnds, readTrail, toWords } from '@dicepit/proof';
import type { Entries, Origin } from './report-of.ts';

/** The entries of an exported trail, and when they have gone by, where they came from. */
export function entriesOfTrail(lines: AsyncIterable<string> | Iterable<string>): {
  readonly entries: Entries;
  readonly origin: () => Origin;
} {
  const ends = new Map<string, Head>();
  let pit = '';
  let software = '';
  let count = 0;
  async function* entries(): AsyncGenerator<{ stream: string; version: number; text: string }, void> {
    for await (const line of readTrail(lines)) {
      if (line.is === 'header') ({ pit, software } = line.header);
      if (line.is !== 'entry') continue;
      const { stream, version, hash } = line.entry;
      ends.set(stream, { stream, version, hash });
      count += 1;
      yield line.entry;
    }
  }
  return {
    entries: entries(),
    origin: () => {
      const hash = hashOfEnds([...ends.values()]);
      return { pit, software, head: { hash, words: toWords(hash), entries: count } };
    },
  };
}
