import { open, readFile, rename, stat } from 'node:fs/promises';
import type { Head } from '@dicepit/proof';
import type { Reached, ReachedRecord, RecoveryCause } from '@dicepit/server';
import { exit, Failure } from '../exit.ts';
import type { DataFolder } from './data-folder.ts';

/** What the file holds: how far the pit had come, where its store lay then, or that it was brought back from a backup. */
type Kept = Partial<Reached> & {
  /** The form of this file; the first had no such field. */
  readonly form?: number;
  readonly place?: string;
  readonly restored?: true;
};

const FORM = 1;

export type ReachedFlags = {
  readonly is: 'sqlite' | 'postgres';
  /** Whoever starts the pit says that its store went back. */
  readonly asked: boolean;
  /** Signed heads of this pit that were kept elsewhere: a folder that went back as a whole is behind those. */
  readonly outside?: () => Promise<readonly Head[]>;
};

/**
 * How far the pit has come, in a file beside its store. A folder without one, or with one that was written for another
 * file, was copied from somewhere, and nobody knows what has happened since. A database is shared by nodes that come and
 * go: there a node that has kept nothing knows nothing, and its operator says so.
 */
export function reachedFile(folder: DataFolder, { is, asked, outside }: ReachedFlags): ReachedRecord {
  const placeNow = async (): Promise<string> => (is === 'sqlite' ? identifyFile(folder.file) : '');
  return {
    read: async (): Promise<Reached | RecoveryCause | undefined> => {
      if (asked) return 'asked';
      const kept = await keptIn(folder.reachedFile);
      if (kept === undefined) return is === 'sqlite' ? 'unrecorded' : undefined;
      // What a later version knows of its dice cannot be read here, and to guess would be to throw dice that were shown.
      if ((kept.form ?? FORM) > FORM)
        throw new Failure(
          { code: 'FORM_IS_LATER', file: folder.reachedFile, form: kept.form ?? FORM, known: FORM },
          exit.failed,
        );
      if (kept.restored === true) return 'restored';
      if (kept.place !== (await placeNow())) return 'copied';
      return { heads: [...(kept.heads ?? []), ...((await outside?.()) ?? [])], told: kept.told ?? {} };
    },
    write: async (reached) =>
      writeDurably(folder.reachedFile, { form: FORM, place: await placeNow(), ...reached }),
  };
}

/** Says that what lies in the folder came from a backup. */
export const markRestored = ({ reachedFile: file }: DataFolder): Promise<void> =>
  writeDurably(file, { form: FORM, restored: true });

/** A file keeps its number and its birth for as long as it is not copied; the device may be called otherwise tomorrow. */
async function identifyFile(file: string): Promise<string> {
  const { ino, birthtimeMs } = await stat(file, { bigint: true });
  return `${ino}/${birthtimeMs}`;
}

async function keptIn(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // Not there, or not whole: either way it says nothing.
    return undefined;
  }
}

async function writeDurably(file: string, kept: Kept): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(kept)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
