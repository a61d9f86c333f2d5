import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../store.ts';
import { toFailure } from './failure.ts';
import { migrations } from './migrations.ts';

/** The letters "Dice": how a file is known to be ours. */
const APPLICATION_ID = 0x44696365;

/**
 * Opens a file for this process alone, so set that a commit is on the disk when it returns, and brings it up to the
 * newest migration.
 */
export function openFile(file: string): DatabaseSync {
  const database = opened(file);
  try {
    checkRelease(database);
    // The lock is held from the first access until the process ends, however it ends. It also keeps the index of the
    // write-ahead log in our own memory, so that nothing of the file is ever mapped into it.
    set(database, 'locking_mode', 'exclusive');
    checkOwner(database, file);
    if (file !== ':memory:') set(database, 'journal_mode', 'wal');
    set(database, 'synchronous', 2);
    set(database, 'foreign_keys', 1);
    set(database, 'fullfsync', 1);
    set(database, 'checkpoint_fullfsync', 1);
    if (file !== ':memory:') set(database, 'mmap_size', 0);
    // After a burst the log shrinks again at its next reset.
    database.exec('PRAGMA journal_size_limit = 67108864');
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof StoreFailure) throw error;
    throw toFailure(error, file);
  }
}

function opened(file: string): DatabaseSync {
  try {
    // A process that is just ending may hold its lock for a moment.
    const database = new DatabaseSync(file, { timeout: 1000 });
    // For its owner alone, whoever may look into the folder; the log beside it is given the same mode by SQLite.
    if (file !== ':memory:') chmodSync(file, 0o600);
    return database;
  } catch (error) {
    throw toFailure(error, file);
  }
}

/** Releases before 3.51.3 can damage the write-ahead log when it is reset. */
function checkRelease(database: DatabaseSync): void {
  const release = String(database.prepare('SELECT sqlite_version() AS release').get()?.['release']);
  if (isOlder(release, [3, 51, 3]))
    throw new StoreFailure(
      `This Node.js has SQLite ${release}, which can damage a file; 3.51.3 or newer is needed. Update Node.js.`,
      { fatal: true },
    );
}

export function isOlder(release: string, than: readonly number[]): boolean {
  const parts = release.split('.').map(Number);
  const differing = than.findIndex((part, index) => parts[index] !== part);
  return differing >= 0 && (parts[differing] ?? 0) < (than[differing] ?? 0);
}

/** Sets a pragma and reads it back: SQLite ignores what it cannot do without a word. */
function set(database: DatabaseSync, name: string, value: string | number): void {
  database.exec(`PRAGMA ${name} = ${value}`);
  const found = pragma(database, name);
  if (found !== value)
    throw new StoreFailure(`SQLite keeps ${name} at ${String(found)} where ${value} is needed.`, {
      fatal: true,
    });
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function checkOwner(database: DatabaseSync, file: string): void {
  const id = pragma(database, 'application_id');
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (id !== APPLICATION_ID && !isEmpty)
    throw new StoreFailure(`${file} is a SQLite file of another program. Name another file.`, {
      fatal: true,
    });
}

function migrate(database: DatabaseSync, file: string): void {
  const taken = Number(pragma(database, 'user_version'));
  if (taken > migrations.length)
    throw new StoreFailure(
      `${file} was written by a newer Dicepit (its form is ${taken}, this one knows ${migrations.length}). ` +
        'Start the newer one, or restore a backup made by this one.',
      { fatal: true, later: { form: taken, known: migrations.length } },
    );
  if (taken === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const migration of migrations.slice(taken)) database.exec(migration);
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
  database.exec('COMMIT');
}
