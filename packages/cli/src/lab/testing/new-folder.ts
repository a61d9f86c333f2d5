import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that a test may write into, gone when it is done. */
export type NewFolder = { readonly at: (name: string) => string; readonly remove: () => Promise<void> };

export async function newFolder(): Promise<NewFolder> {
  const root = await mkdtemp(join(tmpdir(), 'dicepit-lab-'));
  return { at: (name) => join(root, name), remove: () => rm(root, { recursive: true, force: true }) };
}
