import { StoreFailure } from '../store.ts';

/**
 * What SQLite threw, as a failure that says what to do about it.
 *
 * Only a full disk and a held lock leave the file as it was. After any other error, a failed sync above all, nobody
 * knows what the disk holds: the kernel may have dropped the pages and call the next sync a success. So the process
 * has to end, and to begin again from what is really there.
 */
export function toFailure(error: unknown, file: string): StoreFailure {
  // What was read is not what was written: the file itself can be asked on.
  if (error instanceof StoreFailure) return error;
  const said = error instanceof Error ? error.message : String(error);
  switch (primaryCode(error) ?? 0) {
    case FULL:
      return new StoreFailure(`The disk is full: ${file} could not grow. Nothing was written; make room.`, {
        cause: error,
      });
    case BUSY:
      return new StoreFailure(
        `${file} is open in another process. Stop the other one, or name another data folder.`,
        { cause: error },
      );
    case CANNOT_OPEN:
      return new StoreFailure(`${file} cannot be opened. Does its folder exist, and may it be written to?`, {
        fatal: true,
        cause: error,
      });
    case NOT_A_DATABASE:
      return new StoreFailure(`${file} is not a SQLite file. Name another file, or restore a backup.`, {
        fatal: true,
        cause: error,
      });
    default:
      return new StoreFailure(
        `The disk failed under ${file} (${said}). Look at the disk, then start again.`,
        {
          fatal: true,
          cause: error,
        },
      );
  }
}

const BUSY = 5;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** The lower byte of an SQLite code is its kind; the rest says where it happened. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
