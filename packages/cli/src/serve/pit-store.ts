import { openSqlite, type SqliteStore, type Store, StoreFailure } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { exit, Failure } from '../exit.ts';
import { type DataFolder, exists } from './data-folder.ts';

/** The store of a pit: one file by default, and a database that several machines share where one is named. */
export type PitStore =
  | { readonly is: 'sqlite'; readonly store: SqliteStore }
  | { readonly is: 'postgres'; readonly store: Store };

type Environment = Readonly<Record<string, string | undefined>>;

const databaseUrl = (env: Environment): string | undefined => env['DATABASE_URL'] || undefined;

export async function openPitStore(folder: DataFolder, env: Environment): Promise<PitStore> {
  const url = databaseUrl(env);
  try {
    return url === undefined
      ? { is: 'sqlite', store: await openSqlite({ file: folder.file }) }
      : { is: 'postgres', store: await openPostgres({ url }) };
  } catch (cause) {
    // A store says what is wrong and what to do; the address of a database may hold a password and is not repeated.
    if (cause instanceof StoreFailure) throw new Failure({ code: 'STORE', why: cause.message }, exit.failed);
    throw cause;
  }
}

/** Opens the store of a pit that must be there already. */
export async function openExisting(folder: DataFolder, env: Environment): Promise<PitStore> {
  if (databaseUrl(env) === undefined && !(await exists(folder.file)))
    throw new Failure({ code: 'NO_PIT', folder: folder.path }, exit.failed);
  return openPitStore(folder, env);
}
