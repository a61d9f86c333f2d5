import { damageInStreams, type Progress, storeOver, wakes } from '../over.ts';
import type { Store } from '../store.ts';
import { sqliteBacking } from './backing.ts';
import { threadedBacking } from './threaded.ts';

export type SqliteStore = Store & {
  /** Copies the whole file, as it is at one moment, while the store goes on. */
  backup(to: string): Promise<void>;
  /** What is wrong with the file, by a look at every page and every entry of it; nothing where it is sound. */
  damage(progress?: Progress): Promise<string | undefined>;
};

/** Streams in one SQLite file, which belongs to this process until the store is closed. */
export async function openSqlite({ file }: { readonly file: string }): Promise<SqliteStore> {
  const backing = await threadedBacking(file);
  return {
    ...storeOver(backing, wakes()),
    backup: (to) => backing.backup(to),
    damage: async (progress) => (await backing.damage()) ?? (await damageInStreams(backing, progress)),
  };
}

/** Streams that end with the process: for tests and trials. */
export const openMemory = (): Store => storeOver(sqliteBacking(':memory:'), wakes());
