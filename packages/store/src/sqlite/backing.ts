import type { Appended, StoreFailure } from '../store.ts';
import type { Backing, Work } from '../work.ts';
import { copyTo } from './copy.ts';
import { toFailure } from './failure.ts';
import { openFile } from './file.ts';
import { findDamage } from './quick-check.ts';
import { prepareTables } from './tables.ts';

export type SqliteBacking = Backing & {
  backup(to: string): Promise<void>;
  damage(): Promise<string | undefined>;
};

/** A SQLite file as what is under a store, on the thread that asks: every commit is waited for. */
export function sqliteBacking(file: string): SqliteBacking {
  const database = openFile(file);
  const tables = prepareTables(database);
  let broken: StoreFailure | undefined;
  let copying: Promise<unknown> = Promise.resolve();
  let begun: Promise<unknown> | undefined;

  const failed = (error: unknown): StoreFailure => {
    const failure = toFailure(error, file);
    if (failure.fatal) broken ??= failure;
    return broken ?? failure;
  };
  /** After a fatal failure nothing is asked of the file again, and everybody hears of that one failure. */
  const ask = async <Answer>(question: () => Answer): Promise<Answer> => {
    if (broken) throw broken;
    try {
      return question();
    } catch (error) {
      throw failed(error);
    }
  };
  const commit = (works: readonly Work[]): readonly Appended[] => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const answers = works.map((work) => tables.write(work));
      database.exec('COMMIT');
      return answers;
    } catch (error) {
      // A rollback that fails as well is the graver failure, and the one to tell.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    async commit(works) {
      await begun;
      return ask(() => commit(works));
    },
    read: (stream, after, limit) => ask(() => tables.read(stream, after, limit)),
    head: (stream) => ask(() => tables.head(stream)),
    heads: (prefix, after, limit) => ask(() => tables.heads(prefix, after, limit)),
    receipt: (scope, key) => ask(() => tables.receipt(scope, key)),
    record: (shelf, key) => ask(() => tables.record(shelf, key)),
    records: (shelf) => ask(() => tables.records(shelf)),
    snapshot: (stream) => ask(() => tables.snapshot(stream)),
    async backup(to) {
      if (broken) throw broken;
      const copy = copyTo(database, to);
      begun = Promise.all([begun, copy.begun]);
      copying = Promise.allSettled([copying, copy.done]);
      await copy.done;
    },
    damage: () => ask(() => findDamage(database)),
    async close() {
      await copying;
      database.close();
    },
  };
}
