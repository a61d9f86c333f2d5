import { hash } from 'node:crypto';
import { type Entry, type Head, StoreFailure, type Write } from './store.ts';

/** What the first entry of a stream is linked to. */
export const NOTHING = '0'.repeat(64);

/**
 * The hash of an entry: SHA-256 over the hash before it, the name of its stream, its version and its text, each on a
 * line of its own. A stream's name has no line break, and the text comes last, so nothing can be read in two ways.
 */
export const hashLink = (before: string, stream: string, version: number, text: string): string =>
  hash('sha256', `${before}\n${stream}\n${version}\n${text}`, 'hex');

/** What was read of an entry; the text is null of one that is only read for its hash. */
type Row = { readonly version: number; readonly text: string | null; readonly hash: string };

/**
 * The entries after a version, from rows that begin with the entry at that version: each is what was written, or nobody
 * is given any of them. A bit that the disk has turned over, or a sum that somebody has edited, does not fit its hash.
 */
export function checkedEntries(stream: string, after: number, rows: readonly Row[]): readonly Entry[] {
  const [first] = rows;
  if (first === undefined) return [];
  const at = after > 0 ? first : { version: 0, hash: NOTHING };
  if (at.version !== after) throw damaged(stream, after, 'is missing');
  let before = at.hash;
  return rows.slice(after > 0 ? 1 : 0).map(({ version, text, hash: kept }, index): Entry => {
    if (version !== after + index + 1) throw damaged(stream, after + index + 1, 'is missing');
    if (text === null || hashLink(before, stream, version, text) !== kept)
      throw damaged(stream, version, 'is not what was written: its hash does not fit');
    before = kept;
    return { stream, version, text, hash: kept };
  });
}

const damaged = (stream: string, version: number, how: string): StoreFailure =>
  new StoreFailure(
    `Entry ${version} of ${stream} ${how}. Keep what is there, look at the disk, and restore a backup.`,
  );

/** How far a look through all streams has come, in entries. */
export type Progress = (done: number, of: number) => void;

type Readable = {
  readonly heads: (prefix: string, after: string, limit: number) => Promise<readonly Head[]>;
  readonly read: (stream: string, after: number, limit: number) => Promise<readonly Entry[]>;
};

/** Looks at every entry of every stream, and says what is wrong with the first that is not as it was written. */
export async function damageInStreams(
  { heads, read }: Readable,
  progress: Progress = () => undefined,
): Promise<string | undefined> {
  const all: Head[] = [];
  for (let page = await heads('', '', PAGE_ENTRIES); page.length > 0; ) {
    all.push(...page);
    page = await heads('', page.at(-1)?.stream ?? '', PAGE_ENTRIES);
  }
  const of = all.reduce((sum, { version }) => sum + version, 0);
  let done = 0;
  try {
    for (const head of all)
      for (let version = 0; version < head.version; ) {
        // Not beyond the head that was seen: the stream may have gone on since.
        const entries = await read(head.stream, version, Math.min(PAGE_ENTRIES, head.version - version));
        const last = entries.at(-1);
        if (last === undefined) throw damaged(head.stream, version + 1, 'is missing');
        if (last.version === head.version && last.hash !== head.hash)
          throw damaged(head.stream, last.version, 'is not the one that the stream ends with');
        version = last.version;
        done += entries.length;
        progress(done, of);
      }
    return undefined;
  } catch (error) {
    if (error instanceof StoreFailure) return error.message;
    throw error;
  }
}

/** So few entries at a time that nobody else is held up. */
const PAGE_ENTRIES = 1000;

/** Whether a stream ends where a write wants to go on. */
export const endsAsExpected = (
  { version, hash }: Pick<Head, 'version' | 'hash'>,
  { expected, after }: Pick<Write, 'expected' | 'after'>,
): boolean => version === expected && (after === undefined || hash === after);
