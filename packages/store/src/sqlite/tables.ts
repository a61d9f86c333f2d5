import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { endsAsExpected } from '../expected.ts';
import { checkedEntries, hashLink, NOTHING } from '../link.ts';
import type { Appended, Entry, Head, Put, Receipt, Snapshot } from '../store.ts';
import type { Work } from '../work.ts';

/** The tables of an open file: what a store does, at once, inside or outside of a transaction. */
export function prepareTables(database: DatabaseSync) {
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
