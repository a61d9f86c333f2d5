import type { Sql } from 'postgres';
import { StoreFailure } from '../store.ts';
import { migrations } from './migrations.ts';

/**
 * Brings a schema up to the newest migration. Nodes that start at once take turns by a lock, and a step that another
 * node has taken in the meantime shows as a duplicate number.
 */
export async function migrate(sql: Sql, schema: string): Promise<void> {
  await together(sql, schema, [
    `CREATE SCHEMA IF NOT EXISTS ${schema}`,
    'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, at timestamptz NOT NULL)',
  ]);
  const [row] = await sql<{ taken: number }[]>`SELECT coalesce(max(number), 0) AS taken FROM migrations`;
  const taken = row?.taken ?? 0;
  if (taken > migrations.length)
    throw new StoreFailure(
      `Schema ${schema} was written by a newer Dicepit (its form is ${taken}, this one knows ` +
        `${migrations.length}). Start the newer one.`,
      { fatal: true, later: { form: taken, known: migrations.length } },
    );
  for (const [index, migration] of migrations.entries()) {
    if (index < taken) continue;
    try {
      await together(sql, schema, [`INSERT INTO migrations VALUES (${index + 1}, now())`, migration]);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}

/** Refuses a database that would acknowledge what it can lose. */
export async function checkSettings(sql: Sql): Promise<void> {
  for (const [name, needed] of [
    ['synchronous_commit', 'on'],
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['server_encoding', 'UTF8'],
    ['transaction_read_only', 'off'],
  ] as const) {
    const [row] = await sql<{ found: string }[]>`SELECT current_setting(${name}) AS found`;
    if (row?.found !== needed)
      throw new StoreFailure(`PostgreSQL has ${name} at ${row?.found} where ${needed} is needed.`, {
        fatal: true,
      });
  }
}

/** Statements sent as one text are one transaction. Another node may be at it, and a large table takes its time. */
async function together(sql: Sql, schema: string, statements: readonly string[]): Promise<void> {
  await sql.unsafe(
    [
      'SET LOCAL statement_timeout = 0',
      'SET LOCAL lock_timeout = 0',
      `SELECT pg_advisory_xact_lock(hashtextextended('dicepit/${schema}', 0))`,
      ...statements,
    ].join(';\n'),
  );
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
