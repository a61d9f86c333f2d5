import { storeOver } from '../over.ts';
import type { Store } from '../store.ts';
import { wakes } from '../wakes.ts';
import { sqliteBacking } from './backing.ts';
import { threadedBacking } from './threaded.ts';

export type SqliteStore = Store & {
  /** Copies the whole file, as it is at one moment, while the store goes on. */
  backup(to: string): Promise<void>;
  /** What is wrong with the file, by a look at every page of it; nothing where it is sound. */
  damage(): Promise<string | undefined>;
};

/** Streams in one SQLite file, which belongs to this process until the store is closed. */
export async function openSqlite({ file }: { readonly file: string }): Promise<SqliteStore> {
  const backing = await threadedBacking(file);
  return {
    ...storeOver(backing, wakes()),
    backup: (to) => backing.backup(to),
    damage: () => backing.damage(),
  };
}

/** Streams that end with the process: for tests and trials. */
export const openMemory = (): Store => storeOver(sqliteBacking(':memory:'), wakes());
