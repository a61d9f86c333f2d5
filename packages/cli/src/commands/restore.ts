import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { verifyTrail } from '@dicepit/proof';
import { counting, exportTrail, keysFrom, newReplay } from '@dicepit/server/audit';
import { openSqlite, StoreFailure } from '@dicepit/store';
import { Command } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import {
  copySecret,
  type DataFolder,
  dataFolder,
  exists,
  makeFolder,
  readSecret,
} from '../serve/data-folder.ts';
import { failureOfStore } from '../serve/pit-store.ts';
import { markRestored } from '../serve/reached-file.ts';
import { explainCause, type Terminal } from '../terminal.ts';
import { reportText } from '../trail/report-text.ts';

export function restoreCommand(terminal: Terminal, end: End): Command {
  const command = new Command('restore')
    .description('bring a backup back to a new data folder, once it has been checked')
    .argument('<from>', "a folder that 'dicepit backup' has made")
    .requiredOption('--data <dir>', 'the new data folder')
    .action(async (from: string, { data }: { readonly data: string }) => {
      end.code = await restored(dataFolder(from), dataFolder(data), terminal);
    });
  return examples(command, [
    ['dicepit restore /media/stick/tonight --data ./again', 'then: dicepit serve --data ./again'],
  ]);
}

async function restored(from: DataFolder, to: DataFolder, terminal: Terminal): Promise<number> {
  if (!(await exists(from.file))) throw new Failure({ code: 'NO_BACKUP', folder: from.path }, exit.failed);
  for (const file of [to.file, to.secretFile])
    if (await exists(file)) throw new Failure({ code: 'NEVER_OVERWRITTEN', file });
  await makeFolder(to);
  // Checked as a copy: to open the backup itself would change it. It gets its name when it is known to be good.
  const part = `${to.file}.part`;
  try {
    await copyFile(from.file, part);
    const code = await checked(part, from, terminal);
    if (code !== exit.done) return code;
    await copySecret(from, to);
    // Before the pit is there: from now on nobody starts it without knowing where it came from.
    await markRestored(to);
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
    await rename(part, to.file);
  } catch (cause) {
    if (cause instanceof StoreFailure) throw failureOfStore(cause, from.file, exit.unfit);
    if (cause instanceof Failure) throw cause;
    throw new Failure({ code: 'CANNOT_RESTORE', why: explainCause(cause) }, exit.failed);
  } finally {
    for (const file of [part, `${part}-wal`, `${part}-shm`]) await rm(file, { force: true });
  }
  const { size } = await stat(to.file);
  const { diceNotThrown, restored: done } = said().trail;
  terminal.say(`${diceNotThrown}\n`);
  terminal.say(`${done({ size: Math.ceil(size / 1024), command: `dicepit serve --data ${to.path}` })}\n`);
  return exit.done;
}

/** Plays the whole copy again before anybody relies on it. */
async function checked(file: string, from: DataFolder, terminal: Terminal): Promise<number> {
  const secret = await readSecret(from, process.env);
  if (secret === undefined) throw new Failure({ code: 'NO_SECRET', folder: from.path }, exit.failed);
  const store = await openSqlite({ file });
  try {
    const replay = counting(newReplay());
    const key = keysFrom(secret).heads;
    const report = await verifyTrail(
      exportTrail({ store, key, software: packageFile.version, at: Date.now() }),
      { replay },
    );
    terminal.write(reportText(report, replay.figures(), terminal));
    return report.ok ? exit.done : exit.unfit;
  } finally {
    await store.close();
  }
}
