import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * What is wrong with a file that no process has open, by SQLite's own look at every page of it; nothing where it is
 * sound. The file is only read.
 */
export function damageIn(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(readable(file), { readOnly: true, timeout: 1000 });
    return damageOf(database);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}

/** A file that was closed in order has no log, and is read without one being made beside it. */
const readable = (file: string): string | URL =>
  existsSync(`${file}-wal`) ? file : new URL(`${pathToFileURL(file).href}?immutable=1`);

/** The same of a file that this process has open. */
export function damageOf(database: DatabaseSync): string | undefined {
  try {
    const said = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]);
    // One line: SQLite puts the name of the database on a line of its own first.
    return said === 'ok' ? undefined : said.replace(/^\*{3}.*\*{3}\n/, '').replaceAll('\n', '; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
