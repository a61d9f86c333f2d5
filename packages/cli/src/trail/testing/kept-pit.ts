import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import { startSigning } from '../../../../server/src/audit/signing.ts';
import { anEvening, SECRET } from '../../../../server/src/audit/testing/evening.ts';
import { type DataFolder, dataFolder, makeFolder, writeSecret } from '../../serve/data-folder.ts';

/** A pit on the disk after a short evening, which runs no more; and a folder for whatever a test writes. */
export type KeptPit = {
  readonly folder: DataFolder;
  readonly at: (name: string) => string;
  readonly remove: () => Promise<void>;
};

export async function keptPit(rolls = 3): Promise<KeptPit> {
  const root = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
  const folder = dataFolder(join(root, 'data'));
  await makeFolder(folder);
  await writeSecret(folder, SECRET);
  const store = await openSqlite({ file: folder.file });
  const evening = await anEvening(1, store);
  const signing = startSigning(evening.pit, {
    failed: (cause) => {
      throw cause;
    },
  });
  await evening.play('nz-1', 'snake-eyes-nz', rolls);
  await signing.sign();
  await evening.play('wd-1', 'wonder-dice', rolls);
  await signing.end();
  evening.pit.end();
  await store.close();
  return { folder, at: (name) => join(root, name), remove: () => rm(root, { recursive: true, force: true }) };
}
