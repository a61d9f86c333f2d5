import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { damageInStreams, type Progress } from '../link.ts';
import { prepareTables } from './tables.ts';

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
export async function damageInEntries(
  database: DatabaseSync,
  progress?: Progress,
): Promise<string | undefined> {
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
export function findDamage(database: DatabaseSync): string | undefined {
  try {
    const said = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]);
    // One line: SQLite puts the name of the database on a line of its own first.
    return said === 'ok' ? undefined : said.replace(/^\*{3}.*\*{3}\n/, '').replaceAll('\n', '; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
