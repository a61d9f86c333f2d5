import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Backing, checkedEntries, NOTHING, storeOver, wakes } from '../over.ts';
import type { Store } from '../store.ts';
import { commitWorks } from './commit.ts';
import { type Line, lineTo } from './line.ts';
import { checkSettings, migrate } from './migrate.ts';
import { listen, notify } from './wakeups.ts';

export type PostgresOptions = {
  readonly url: string;
  /** Where the tables are; made when it is not there. */
  readonly schema?: string;
  /** Milliseconds after which a statement, or a silent database, is given up. */
  readonly patience?: number;
};

/** Streams in a PostgreSQL database, which any number of nodes may write to. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, schema = 'dicepit', patience = 5000 } = options;
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new Error(`Not a name of a schema: ${schema}`);

  const node = randomUUID();
  const waking = wakes();
  const line = lineTo({
    url,
    schema,
    patience,
    onRenewed: (sql) => void hearOn(sql).catch(() => hearing.resolve()),
  });
  const backing = createBacking(line, schema, node);

  let isOpen = false;
  const hearing = Promise.withResolvers<void>();
  const hearOn = (sql: Sql): Promise<void> => listen(sql, { schema, node, hear: waking.tell, begun });
  const begun = (): void => {
    hearing.resolve();
    if (isOpen) void tellAll().catch(() => undefined);
  };
  /** Nobody knows what was told while an open store did not hear, so everything is told again. */
  const tellAll = async (after = ''): Promise<void> => {
    const heads = await backing.heads('', after, 1000);
    waking.tell(heads);
    const last = heads.at(-1);
    if (last) await tellAll(last.stream);
  };

  try {
    await line.run(async (sql) => {
      await checkSettings(sql);
      await migrate(sql, schema);
    }, MIGRATION_TIMEOUT_MS);
  } catch (error) {
    await line.close();
    throw error;
  }
  // Whoever has the store hears of all that is written from then on; where the database lets nobody listen yet, later.
  const deadline = setTimeout(hearing.resolve, patience);
  await hearing.promise;
  clearTimeout(deadline);
  isOpen = true;
  return storeOver(backing, waking);
}

/** Milliseconds that a migration of large tables may take, by this node or by one that it waits for. */
const MIGRATION_TIMEOUT_MS = 600_000;

function createBacking(line: Line, schema: string, node: string): Backing {
  return {
    commit: (works) =>
      line.run(async (sql) => {
        const answers = await commitWorks(sql, works, node);
        const heads = answers.flatMap((answer) => (answer.is === 'appended' ? answer.heads : []));
        if (heads.length > 0) void notify(sql, schema, node, heads).catch(() => undefined);
        return answers;
      }),
    read: (stream, after, limit) =>
      line.run(async (sql) => {
        const rows = await sql<{ version: string; text: Buffer | null; hash: string }[]>`
          SELECT version, CASE WHEN version > ${after} THEN text END AS text, hash FROM entries
          WHERE stream = ${stream} AND version >= ${after} ORDER BY version
          LIMIT ${after > 0 ? limit + 1 : limit}`;
        return checkedEntries(
          stream,
          after,
          rows.map(({ version, text, hash }) => ({
            version: Number(version),
            text: text === null ? null : text.toString(),
            hash,
          })),
        );
      }),
    head: (stream) =>
      line.run(async (sql) => {
        const [row] = await sql<{ version: string; hash: string }[]>`
          SELECT version, hash FROM heads WHERE stream = ${stream}`;
        return { stream, version: Number(row?.version ?? 0), hash: row?.hash ?? NOTHING };
      }),
    heads: (prefix, after, limit) =>
      line.run(async (sql) => {
        const rows = await sql<{ stream: string; version: string; hash: string }[]>`
          SELECT stream, version, hash FROM heads
          WHERE stream >= ${prefix} AND stream < ${`${prefix}\u{10ffff}`} AND stream > ${after}
          ORDER BY stream LIMIT ${limit}`;
        return rows.map(({ stream, version, hash }) => ({ stream, version: Number(version), hash }));
      }),
    receipt: (scope, key) =>
      line.run(async (sql) => {
        const [row] = await sql<{ fingerprint: string; answer: Buffer }[]>`
          SELECT fingerprint, answer FROM receipts WHERE scope = ${scope} AND key = ${key}`;
        return row && { scope, key, fingerprint: row.fingerprint, answer: row.answer.toString() };
      }),
    record: (shelf, key) =>
      line.run(async (sql) => {
        const [row] = await sql<{ text: Buffer }[]>`
          SELECT text FROM records WHERE shelf = ${shelf} AND key = ${key}`;
        return row?.text.toString();
      }),
    records: (shelf) =>
      line.run(async (sql) => {
        const rows = await sql<{ key: string; text: Buffer }[]>`
          SELECT key, text FROM records WHERE shelf = ${shelf} ORDER BY key`;
        return rows.map(({ key, text }) => ({ key, text: text.toString() }));
      }),
    snapshot: (stream) =>
      line.run(async (sql) => {
        const [row] = await sql<{ version: string; text: Buffer }[]>`
          SELECT version, text FROM snapshots WHERE stream = ${stream}`;
        return row && { stream, version: Number(row.version), text: row.text.toString() };
      }),
    close: () => line.close(),
  };
}
