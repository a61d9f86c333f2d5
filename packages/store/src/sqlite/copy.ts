import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../store.ts';
import { damageInEntries } from './quick-check.ts';

/**
 * Copies an open database to a new file, a few pages at a time, so that commits go on in between.
 *
 * The copy gets its name when it is whole, checked and on the disk: a file of that name is always a good one.
 */
export function copyTo(database: DatabaseSync, to: string): Copying {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done = copied(database, to, begin);
  return { begun: Promise.race([begun, done.catch(() => undefined)]), done };
}

/**
 * A copy under way. Nothing may be committed before it has begun: SQLite tries its first pages on another thread, a
 * commit in that moment locks them, and Node takes a copy that cannot begin for one that failed. Later ones it repeats.
 */
export type Copying = { readonly begun: Promise<void>; readonly done: Promise<void> };

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
