import { writeFile } from 'node:fs/promises';
import { exit, Failure } from '../exit.ts';
import { explainCause } from '../terminal.ts';

/** Writes a file that is no text. */
export async function saveBytes(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes);
  } catch (cause) {
    throw new Failure(
      `cannot write '${path}': ${explainCause(cause, 'there is no such folder')}`,
      exit.failed,
    );
  }
}
