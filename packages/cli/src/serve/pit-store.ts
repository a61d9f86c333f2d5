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
    if (cause instanceof StoreFailure)
      throw failureOfStore(cause, url === undefined ? folder.file : 'PostgreSQL', exit.failed);
    throw cause;
  }
}

/** What a store says is wrong, as a failure of the command. */
export const failureOfStore = ({ later, message }: StoreFailure, file: string, code: number): Failure =>
  new Failure(
    later === undefined ? { code: 'STORE', why: message } : { code: 'FORM_IS_LATER', file, ...later },
    code,
  );

/** Opens the store of a pit that must be there already. */
export async function openExisting(folder: DataFolder, env: Environment): Promise<PitStore> {
  if (databaseUrl(env) === undefined && !(await exists(folder.file)))
    throw new Failure({ code: 'NO_PIT', folder: folder.path }, exit.failed);
  return openPitStore(folder, env);
}
