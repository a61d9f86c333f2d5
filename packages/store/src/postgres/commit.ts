import type { Sql } from 'postgres';
import type { Work } from '../over.ts';
import type { Appended, Head, Receipt } from '../store.ts';
import { createPlan, type Found, type Plan } from './plan.ts';

/**
 * Commits a group of works: looks, decides here, and writes all of it with one statement.
 *
 * Nothing is locked in between, because the log is the lock: an entry has its version in its key, so that of two nodes
 * which extend a stream from the same version the later finds a duplicate. Then nothing of its statement is written,
 * and it looks and decides again. One statement and no transaction around it, also because the driver throws where
 * nobody can catch it when a connection is lost inside of a transaction.
 */
export async function commitWorks(
  sql: Sql,
  works: readonly Work[],
  node: string,
): Promise<readonly Appended[]> {
  for (let attempt = 1; ; attempt++)
    try {
      const plan = createPlan(works, await look(sql, works));
      const isCheck = works.some(({ check }) => check);
      if (plan.hasWrites || isCheck) await write(sql, plan, isCheck ? [node] : []);
      return plan.answers;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !wasRace(error)) throw error;
    }
}

/** The loser of a race sees the winner's entries the next time; so many in a row are not lost by chance. */
const MAX_ATTEMPTS = 50;

/** Unique violation, serialization failure, deadlock, a guard that has moved: somebody else was quicker. */
const wasRace = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23505', '40001', '40P01', '22012'].includes(String(error.code));

/** Where the streams end and which keys were used, all at one moment. */
async function look(sql: Sql, works: readonly Work[]): Promise<Found> {
  const streams = [
    ...new Set(
      works.flatMap(({ writes, guards = [] }) => [...writes, ...guards].map(({ stream }) => stream)),
    ),
  ];
  const keys = works.flatMap(({ receipt }) => receipt ?? []);
  if (streams.length === 0 && keys.length === 0) return { heads: [], receipts: [] };
  const rows = await sql<FoundRow[]>`
    SELECT stream, version, hash, NULL AS scope, NULL AS key, NULL AS fingerprint, NULL AS answer
    FROM heads WHERE stream = ANY (${streams}::text[])
    UNION ALL
    SELECT NULL, NULL, NULL, scope, key, fingerprint, answer FROM receipts
    JOIN unnest(${column(keys, 'scope')}::text[], ${column(keys, 'key')}::text[]) AS asked (scope, key)
    USING (scope, key)`;
  return {
    heads: rows.flatMap((row) => (row.stream === null ? [] : headIn(row))),
    receipts: rows.flatMap((row) => (row.scope === null ? [] : receiptIn(row))),
  };
}

type HeadRow = { stream: string; version: string; hash: string };
type ReceiptRow = { scope: string; key: string; fingerprint: string; answer: Buffer };
type FoundRow = (HeadRow & { scope: null }) | (ReceiptRow & { stream: null });

const headIn = ({ stream, version, hash }: HeadRow): Head => ({ stream, version: Number(version), hash });

const receiptIn = ({ scope, key, fingerprint, answer }: ReceiptRow): Receipt => ({
  scope,
  key,
  fingerprint,
  answer: answer.toString(),
});

/**
 * The same statement for every group, so that it is prepared once and every node takes its rows in the same order.
 * Strings become bytes where bytes are meant.
 */
async function write(sql: Sql, plan: Plan, checking: readonly string[]): Promise<void> {
  const { heads, guards, entries, kept, taken, receipts, snapshots } = plan;
  // A guard that has moved since we looked ends the statement by a division by zero: there is no plainer way to fail.
  await sql`
    WITH guarded AS (
      SELECT 1 / (1 - least(count(*), 1)) AS ok
      FROM unnest(${column(guards, 'stream')}::text[], ${column(guards, 'version')}::bigint[])
        AS guard (stream, version)
      LEFT JOIN heads AS found USING (stream)
      WHERE coalesce(found.version, 0) <> guard.version
    ), added AS (
      INSERT INTO entries (stream, version, text, hash)
      SELECT entry.* FROM unnest(${column(entries, 'stream')}::text[], ${column(entries, 'version')}::bigint[],
        ${column(entries, 'text')}::bytea[], ${column(entries, 'hash')}::text[]) AS entry
      WHERE (SELECT ok FROM guarded) = 1
    ), moved AS (
      INSERT INTO heads (stream, version, hash)
      SELECT * FROM unnest(${column(heads, 'stream')}::text[], ${column(heads, 'version')}::bigint[],
        ${column(heads, 'hash')}::text[])
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash
    ), answered AS (
      INSERT INTO receipts (scope, key, fingerprint, answer)
      SELECT * FROM unnest(${column(receipts, 'scope')}::text[], ${column(receipts, 'key')}::text[],
        ${column(receipts, 'fingerprint')}::text[], ${column(receipts, 'answer')}::bytea[])
    ), taken AS (
      DELETE FROM records WHERE (shelf, key) IN
        (SELECT * FROM unnest(${column(taken, 'shelf')}::text[], ${column(taken, 'key')}::text[]))
    ), kept AS (
      INSERT INTO records (shelf, key, text)
      SELECT * FROM unnest(${column(kept, 'shelf')}::text[], ${column(kept, 'key')}::text[],
        ${column(kept, 'text')}::bytea[])
      ON CONFLICT (shelf, key) DO UPDATE SET text = excluded.text
    ), snapped AS (
      INSERT INTO snapshots (stream, version, text)
      SELECT * FROM unnest(${column(snapshots, 'stream')}::text[], ${column(snapshots, 'version')}::bigint[],
        ${column(snapshots, 'text')}::bytea[])
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, text = excluded.text
      WHERE excluded.version > snapshots.version
    )
    INSERT INTO checks (node, at) SELECT node, now() FROM unnest(${checking}::text[]) AS checking (node)
    ON CONFLICT (node) DO UPDATE SET at = excluded.at`;
}

const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] =>
  rows.map((row) => row[name]);
