import { hash } from 'node:crypto';
import {
  type Append,
  type Appended,
  type Entry,
  type Head,
  type Put,
  type Receipt,
  type Snapshot,
  type Store,
  StoreFailure,
  type Wake,
  type Write,
} from './store.ts';

/** Whatever is written in one piece: an append, and what may be written without entries. */
export type Work = Append & {
  readonly snapshot?: Snapshot;
  /** Writes something that nobody reads, to see that writing is possible. */
  readonly check?: true;
};

/** What a database does for a store; the store over it checks, groups and wakes. */
export type Backing = {
  /** Commits all works in one transaction, each decided for itself, and answers when they are durable. */
  commit(works: readonly Work[]): Promise<readonly Appended[]>;
  read(stream: string, after: number, limit: number): Promise<readonly Entry[]>;
  head(stream: string): Promise<Head>;
  heads(prefix: string, after: string, limit: number): Promise<readonly Head[]>;
  receipt(scope: string, key: string): Promise<Receipt | undefined>;
  record(shelf: string, key: string): Promise<string | undefined>;
  records(shelf: string): Promise<readonly { readonly key: string; readonly text: string }[]>;
  snapshot(stream: string): Promise<Snapshot | undefined>;
  close(): Promise<void>;
};

/** A store over a database: what is the same whichever database it is. */
export function storeOver(backing: Backing, waking: Wakes, soon?: Soon): Store {
  const writing = grouped((works: readonly Work[]) => backing.commit(works), soon);
  let isClosed = false;

  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    if (isClosed) throw new StoreFailure('The store is closed.');
    return question();
  };

  return {
    append: (append) =>
      ask(async () => {
        checkAppend(append);
        const answer = await writing.add(append);
        if (answer.is === 'appended') waking.tell(answer.heads);
        return answer;
      }),
    read: (stream, after, limit = DEFAULT_LIMIT_ENTRIES) => ask(() => backing.read(stream, after, limit)),
    head: (stream) => ask(() => backing.head(stream)),
    heads: (prefix, after = '', limit = DEFAULT_LIMIT_ENTRIES) =>
      ask(() => backing.heads(prefix, after, limit)),
    receipt: (scope, key) => ask(() => backing.receipt(scope, key)),
    record: (shelf, key) => ask(() => backing.record(shelf, key)),
    records: (shelf) => ask(() => backing.records(shelf)),
    put: (puts) =>
      ask(async () => {
        for (const put of puts) checkPut(put);
        await writing.add({ writes: [], puts });
      }),
    snapshot: (stream) =>
      ask(async () => {
        const found = await backing.snapshot(stream);
        const mark = found && (await backing.record(SNAPSHOTS, hashSnapshot(found)));
        // One that is not what was kept only saves time no longer: the stream is folded from its beginning.
        return mark === undefined ? undefined : found;
      }),
    keepSnapshot: (snapshot) =>
      ask(async () => {
        checkSnapshot(snapshot);
        await writing.add({
          writes: [],
          snapshot,
          puts: [{ shelf: SNAPSHOTS, key: hashSnapshot(snapshot), text: '' }],
        });
      }),
    onWake: waking.add,
    check: () => ask(async () => void (await writing.add({ writes: [], check: true }))),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await writing.idle();
      await backing.close();
    },
  };
}

/** How many entries or heads are read where nobody says. */
const DEFAULT_LIMIT_ENTRIES = 1000;

/** The shelf that says beside every snapshot what was kept, since a state has no chain that vouches for it. */
const SNAPSHOTS = 'snapshots';

/** By its hash, so that of two snapshots at one version each has its own. */
const hashSnapshot = ({ stream, version, text }: Snapshot): string =>
  hashLink(NOTHING, stream, version, text);

/**
 * Throws when an append could not mean the same in every store: that is our own mistake, not the world's.
 *
 * Names and keys are short enough for an index entry and for a notification in every database, and hold nothing
 * that would break a line, since a stream's name stands on a line of what is hashed.
 */
function checkAppend({ writes, guards = [], puts = [], receipt }: Append): void {
  if (writes.length === 0) throw new Error('An append writes to at least one stream.');
  for (const write of writes) checkWrite(write);
  for (const { stream, expected } of guards) {
    checkName('stream', stream);
    checkVersion('expected version', expected);
  }
  const named = [...writes, ...guards].map(({ stream }) => stream);
  if (new Set(named).size < named.length)
    throw new Error(`An append names a stream once: ${named.join(', ')}.`);
  for (const put of puts) checkPut(put);
  if (receipt === undefined) return;
  checkName('scope', receipt.scope);
  checkKey('key', receipt.key);
  checkKey('fingerprint', receipt.fingerprint);
  checkText('answer', receipt.answer);
}

function checkPut({ shelf, key, text }: Put): void {
  checkName('shelf', shelf);
  checkKey('key', key);
  if (text !== null) checkText('record', text);
}

function checkSnapshot({ stream, version, text }: Snapshot): void {
  checkName('stream', stream);
  checkVersion('version', version);
  checkText('snapshot', text);
}

function checkWrite({ stream, expected, after, texts }: Write): void {
  checkName('stream', stream);
  checkVersion('expected version', expected);
  if (after !== undefined && !/^[0-9a-f]{64}$/.test(after))
    throw new Error(`A hash is 64 figures: ${after}.`);
  if (texts.length === 0) throw new Error(`An append to ${stream} holds at least one entry.`);
  for (const text of texts) checkText('entry', text);
}

const checkName = (what: string, name: string): void => checkLine(what, name, 200);
const checkKey = (what: string, key: string): void => checkLine(what, key, 400);

function checkLine(what: string, line: string, most: number): void {
  if (line.length === 0 || line.length > most)
    throw new Error(`A ${what} has 1 to ${most} characters, not ${line.length}.`);
  if (unprintable.test(line))
    throw new Error(`A ${what} has no control characters: ${JSON.stringify(line)}.`);
}

// The last code point is the upper end of a search by prefix, and half a surrogate pair has no bytes of its own.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{10ffff}]/u;

function checkVersion(what: string, version: number): void {
  if (!Number.isSafeInteger(version) || version < 0) throw new Error(`A ${what} is no count: ${version}.`);
}

/** Text that is not well formed would come back as other text than was hashed. */
function checkText(what: string, text: string): void {
  if (!text.isWellFormed()) throw new Error(`A text (${what}) holds half a surrogate pair.`);
}

/** Works that wait to be committed together. */
type Grouped<Work, Answer> = {
  /** Answers when the work is durable. */
  add(work: Work): Promise<Answer>;
  /** Answers when nothing is waiting or under way. */
  idle(): Promise<void>;
};

/** Runs something once whatever has arrived by now was looked at; given, so that a simulation owns it. */
type Soon = (run: () => void) => void;

const immediately: Soon = (run) => void setImmediate(run);

/**
 * Group commit: a sync costs the same for one append as for a hundred, so all that arrive in one turn of the event
 * loop, or while the group before them is under way, share a transaction. They fail together if the world fails,
 * and nobody is answered before the commit.
 */
function grouped<Work, Answer>(
  commit: (works: readonly Work[]) => Promise<readonly Answer[]>,
  soon: Soon = immediately,
): Grouped<Work, Answer> {
  let waiting: Job<Work, Answer>[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    // Requests that were read in this turn have all been heard when an immediate runs.
    await new Promise<void>((resolve) => soon(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_BATCH_APPENDS);
      waiting = waiting.slice(MAX_BATCH_APPENDS);
      await answer(group);
      if (waiting.length > 0) await new Promise<void>((resolve) => soon(resolve));
    }
    running = undefined;
  };

  const answer = async (group: readonly Job<Work, Answer>[]): Promise<void> => {
    try {
      const answers = await commit(group.map(({ work }) => work));
      for (const [index, each] of answers.entries()) group[index]?.resolve(each);
    } catch (error) {
      for (const job of group) job.reject(error);
    }
  };

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        running ??= run();
      }),
    async idle() {
      await running;
    },
  };
}

type Job<Work, Answer> = {
  readonly work: Work;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** So many that a sync no longer counts, so few that nobody else is held up for long. */
const MAX_BATCH_APPENDS = 500;

/** Those who want to be told of appends. */
type Wakes = {
  readonly add: (wake: Wake) => () => void;
  readonly tell: (heads: Iterable<Pick<Head, 'stream' | 'version'>>) => void;
};

export function wakes(): Wakes {
  const listening = new Set<{ readonly wake: Wake }>();
  return {
    add(wake) {
      const one = { wake };
      listening.add(one);
      return () => void listening.delete(one);
    },
    tell(heads) {
      if (listening.size === 0) return;
      // A listener that throws is a mistake of its own, and must not undo or delay what is written.
      for (const head of findNewest(heads))
        for (const one of listening) queueMicrotask(() => listening.has(one) && one.wake(head));
    },
  };
}

/** One wake-up a stream is enough, however many appends of it were committed together. */
function findNewest(
  heads: Iterable<Pick<Head, 'stream' | 'version'>>,
): readonly { readonly stream: string; readonly version: number }[] {
  const newest = new Map<string, number>();
  for (const { stream, version } of heads) newest.set(stream, Math.max(version, newest.get(stream) ?? 0));
  return Array.from(newest, ([stream, version]) => ({ stream, version }));
}

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
