import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import {
  type Backing,
  checkedEntries,
  damageInStreams,
  endsAsExpected,
  hashLink,
  NOTHING,
  type Progress,
  type Work,
} from '../over.ts';
import {
  type Appended,
  type Entry,
  type Head,
  type Put,
  type Receipt,
  type Snapshot,
  StoreFailure,
} from '../store.ts';
import { toFailure } from './failure.ts';
import { openFile } from './file.ts';

export type SqliteBacking = Backing & {
  backup(to: string): Promise<void>;
  damage(): Promise<string | undefined>;
};

/** A SQLite file as what is under a store, on the thread that asks: every commit is waited for. */
export function sqliteBacking(file: string): SqliteBacking {
  const database = openFile(file);
  const tables = prepareTables(database);
  let broken: StoreFailure | undefined;
  let copying: Promise<unknown> = Promise.resolve();
  let begun: Promise<unknown> | undefined;

  const failed = (error: unknown): StoreFailure => {
    const failure = toFailure(error, file);
    if (failure.fatal) broken ??= failure;
    return broken ?? failure;
  };
  /** After a fatal failure nothing is asked of the file again, and everybody hears of that one failure. */
  const ask = async <Answer>(question: () => Answer): Promise<Answer> => {
    if (broken) throw broken;
    try {
      return question();
    } catch (error) {
      throw failed(error);
    }
  };
  const commit = (works: readonly Work[]): readonly Appended[] => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const answers = works.map((work) => tables.write(work));
      database.exec('COMMIT');
      return answers;
    } catch (error) {
      // A rollback that fails as well is the graver failure, and the one to tell.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    async commit(works) {
      await begun;
      return ask(() => commit(works));
    },
    read: (stream, after, limit) => ask(() => tables.read(stream, after, limit)),
    head: (stream) => ask(() => tables.head(stream)),
    heads: (prefix, after, limit) => ask(() => tables.heads(prefix, after, limit)),
    receipt: (scope, key) => ask(() => tables.receipt(scope, key)),
    record: (shelf, key) => ask(() => tables.record(shelf, key)),
    records: (shelf) => ask(() => tables.records(shelf)),
    snapshot: (stream) => ask(() => tables.snapshot(stream)),
    async backup(to) {
      if (broken) throw broken;
      const copy = copyTo(database, to);
      begun = Promise.all([begun, copy.begun]);
      copying = Promise.allSettled([copying, copy.done]);
      await copy.done;
    },
    damage: () => ask(() => findDamage(database)),
    async close() {
      await copying;
      database.close();
    },
  };
}

/** The tables of an open file: what a store does, at once, inside or outside of a transaction. */
function prepareTables(database: DatabaseSync) {
  const sql = {
    head: database.prepare('SELECT version, hash FROM heads WHERE stream = ?'),
    heads: database.prepare(
      `SELECT stream, version, hash FROM heads
       WHERE stream >= :prefix AND stream < :prefix || char(1114111) AND stream > :after
       ORDER BY stream LIMIT :limit`,
    ),
    setHead: database.prepare(
      `INSERT INTO heads (stream, version, hash) VALUES (?, ?, ?)
       ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash`,
    ),
    entries: database.prepare(
      `SELECT version, CASE WHEN version > :after THEN text END AS text, hash FROM entries
       WHERE stream = :stream AND version >= :after ORDER BY version LIMIT :limit`,
    ),
    addEntry: database.prepare('INSERT INTO entries (stream, version, text, hash) VALUES (?, ?, ?, ?)'),
    receipt: database.prepare('SELECT fingerprint, answer FROM receipts WHERE scope = ? AND key = ?'),
    addReceipt: database.prepare(
      'INSERT INTO receipts (scope, key, fingerprint, answer) VALUES (?, ?, ?, ?)',
    ),
    record: database.prepare('SELECT text FROM records WHERE shelf = ? AND key = ?'),
    records: database.prepare('SELECT key, text FROM records WHERE shelf = ? ORDER BY key'),
    setRecord: database.prepare(
      `INSERT INTO records (shelf, key, text) VALUES (?, ?, ?)
       ON CONFLICT (shelf, key) DO UPDATE SET text = excluded.text`,
    ),
    removeRecord: database.prepare('DELETE FROM records WHERE shelf = ? AND key = ?'),
    snapshot: database.prepare('SELECT version, text FROM snapshots WHERE stream = ?'),
    setSnapshot: database.prepare(
      `INSERT INTO snapshots (stream, version, text) VALUES (?, ?, ?)
       ON CONFLICT (stream) DO UPDATE SET version = excluded.version, text = excluded.text
       WHERE excluded.version > snapshots.version`,
    ),
    countCheck: database.prepare('UPDATE checks SET count = count + 1'),
  };

  const head = (stream: string): Head => {
    const row = sql.head.get(stream);
    return row === undefined
      ? { stream, version: 0, hash: NOTHING }
      : { stream, version: Number(row['version']), hash: text(row['hash']) };
  };

  const receipt = (scope: string, key: string): Receipt | undefined => {
    const row = sql.receipt.get(scope, key);
    return row && { scope, key, fingerprint: text(row['fingerprint']), answer: text(row['answer']) };
  };

  const put = (puts: readonly Put[]): void => {
    for (const { shelf, key, text } of puts)
      if (text === null) sql.removeRecord.run(shelf, key);
      else sql.setRecord.run(shelf, key, text);
  };

  const extend = (from: Head, texts: readonly string[]): Head => {
    const { stream } = from;
    let { version, hash } = from;
    for (const text of texts) {
      version += 1;
      hash = hashLink(hash, stream, version, text);
      sql.addEntry.run(stream, version, text, hash);
    }
    sql.setHead.run(stream, version, hash);
    return { stream, version, hash };
  };

  return {
    /** Decides before it writes, so that a conflict or a repeat leaves nothing to undo in the transaction. */
    write({ writes, guards = [], puts = [], receipt: given, snapshot, check }: Work): Appended {
      const before = given && receipt(given.scope, given.key);
      if (before) return { is: 'repeated', receipt: before };
      const found = writes.map((write) => ({ ...write, at: head(write.stream) }));
      const looked = guards.map((guard) => ({ ...guard, at: head(guard.stream) }));
      const moved = [...found, ...looked].find((each) => !endsAsExpected(each.at, each));
      if (moved) return { is: 'conflict', found: moved.at, expected: moved.expected };

      const heads = found.map(({ at, texts }) => extend(at, texts));
      put(puts);
      if (given) sql.addReceipt.run(given.scope, given.key, given.fingerprint, given.answer);
      if (snapshot) sql.setSnapshot.run(snapshot.stream, snapshot.version, snapshot.text);
      if (check) sql.countCheck.run();
      return { is: 'appended', heads };
    },
    read: (stream: string, after: number, limit: number): readonly Entry[] =>
      checkedEntries(
        stream,
        after,
        sql.entries.all({ stream, after, limit: after > 0 ? limit + 1 : limit }).map((row) => ({
          version: Number(row['version']),
          text: row['text'] === null ? null : text(row['text']),
          hash: text(row['hash']),
        })),
      ),
    head,
    heads: (prefix: string, after: string, limit: number): readonly Head[] =>
      sql.heads.all({ prefix, after, limit }).map((row) => ({
        stream: text(row['stream']),
        version: Number(row['version']),
        hash: text(row['hash']),
      })),
    receipt,
    record: (shelf: string, key: string): string | undefined => {
      const row = sql.record.get(shelf, key);
      return row && text(row['text']);
    },
    records: (shelf: string) =>
      sql.records.all(shelf).map((row) => ({ key: text(row['key']), text: text(row['text']) })),
    snapshot: (stream: string): Snapshot | undefined => {
      const row = sql.snapshot.get(stream);
      return row && { stream, version: Number(row['version']), text: text(row['text']) };
    },
  };
}

/** A column that the schema holds to be text. */
const text = (value: SQLOutputValue | undefined): string => String(value);

/**
 * Copies an open database to a new file, a few pages at a time, so that commits go on in between.
 *
 * The copy gets its name when it is whole, checked and on the disk: a file of that name is always a good one.
 */
function copyTo(database: DatabaseSync, to: string): Copying {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done = copied(database, to, begin);
  return { begun: Promise.race([begun, done.catch(() => undefined)]), done };
}

/**
 * A copy under way. Nothing may be committed before it has begun: SQLite tries its first pages on another thread, a
 * commit in that moment locks them, and Node takes a copy that cannot begin for one that failed. Later ones it repeats.
 */
type Copying = { readonly begun: Promise<void>; readonly done: Promise<void> };

async function copied(database: DatabaseSync, to: string, begin: () => void): Promise<void> {
  const part = `${to}.part`;
  try {
    await rm(part, { force: true });
    // For its owner alone from its first byte: it holds everything that the pit knows.
    await (await open(part, 'wx', 0o600)).close();
    await backup(database, part, { rate: 256, progress: begin });
    await checkCopy(part);
    await synced(part);
    await rename(part, to);
    await synced(dirname(to));
  } catch (error) {
    await rm(part, { force: true });
    const said = error instanceof Error ? error.message : String(error);
    throw new StoreFailure(`No backup was made at ${to}: ${said.replace(/\.$/, '')}.`, { cause: error });
  }
}

/** A copy of what is damaged is no backup, and whoever made it would find out when it is too late. */
async function checkCopy(file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  try {
    // A copy in one file: no log stands beside it that could be left behind when it is moved.
    copy.exec('PRAGMA journal_mode = delete');
    const found = Object.values(copy.prepare('PRAGMA integrity_check').get() ?? {})[0];
    if (found !== 'ok') throw new Error(`the copy is damaged, ${String(found)}`);
    const damage = await damageInEntries(copy);
    if (damage !== undefined) throw new Error(`the copy is damaged. ${damage}`);
  } finally {
    copy.close();
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * What is wrong with a file that no process has open: by SQLite's own look at every page of it, and by a look at every
 * entry and its hash; nothing where it is sound. The file is only read.
 */
export async function damageIn(file: string, progress?: Progress): Promise<string | undefined> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(readable(file), { readOnly: true, timeout: 1000 });
    return findDamage(database) ?? (await damageInEntries(database, progress));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}

/** A file that was closed in order has no log, and is read without one being made beside it. */
const readable = (file: string): string | URL =>
  existsSync(`${file}-wal`) ? file : new URL(`${pathToFileURL(file).href}?immutable=1`);

/** The same of every entry in an open file. It lets others have their turn, a thousand entries at a time. */
async function damageInEntries(database: DatabaseSync, progress?: Progress): Promise<string | undefined> {
  const { heads, read } = prepareTables(database);
  const found = await damageInStreams(
    {
      heads: async (...page) => heads(...page),
      read: async (...page) => {
        await new Promise((resolve) => setImmediate(resolve));
        return read(...page);
      },
    },
    progress,
  );
  return found ?? headless(database);
}

/** A stream whose end is not written down any more: nobody would find its entries. */
function headless(database: DatabaseSync): string | undefined {
  const row = database
    .prepare(
      `WITH RECURSIVE named (stream) AS (
         SELECT min(stream) FROM entries
         UNION ALL
         SELECT (SELECT min(stream) FROM entries WHERE entries.stream > named.stream) FROM named
         WHERE named.stream IS NOT NULL
       )
       SELECT stream FROM named WHERE stream IS NOT NULL AND stream NOT IN (SELECT stream FROM heads)`,
    )
    .get();
  return row === undefined ? undefined : `nothing says where ${String(row['stream'])} ends`;
}

/** By SQLite's own look at every page of an open file. */
function findDamage(database: DatabaseSync): string | undefined {
  try {
    const said = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]);
    // One line: SQLite puts the name of the database on a line of its own first.
    return said === 'ok' ? undefined : said.replace(/^\*{3}.*\*{3}\n/, '').replaceAll('\n', '; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
