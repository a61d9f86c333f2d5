import { writeFile } from 'node:fs/promises';
import { cannotWrite } from '../terminal.ts';

/** Writes a file that is no text. */
export async function saveBytes(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes);
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}
