import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import { runningPit } from '../serve/control-client.ts';
import { copySecret, type DataFolder, DEFAULT_FOLDER, dataFolder, makePath } from '../serve/data-folder.ts';
import { openExisting } from '../serve/pit-store.ts';
import { explainCause, type Terminal } from '../terminal.ts';

export function backupCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('backup')
    .description('copy a pit to a new folder, while it runs or not')
    .argument('<to>', 'a folder that is not there yet, or empty')
    .addOption(
      new Option('--data <dir>', 'the data folder of the pit').default(DEFAULT_FOLDER).env('DICEPIT_DATA'),
    )
    .action(async (to: string, { data }: { readonly data: string }) => {
      const copy = dataFolder(resolve(to));
      await emptyFolder(copy);
      await backUp(dataFolder(data), copy);
      terminal.say(`${said().trail.copied({ to })}\n`);
    });
  return examples(command, [
    ['dicepit backup /media/stick/tonight', 'the pit in ./dicepit-data, while it goes on'],
    ['dicepit restore /media/stick/tonight --data ./again', 'bring it back elsewhere'],
  ]);
}

async function backUp(from: DataFolder, to: DataFolder): Promise<void> {
  const running = await runningPit(from);
  if (running !== undefined) await running.backup(to.file);
  else {
    const opened = await openExisting(from, process.env);
    try {
      if (opened.is === 'postgres') throw new Failure({ code: 'USE_PG_DUMP' }, exit.failed);
      await opened.store.backup(to.file);
    } finally {
      await opened.store.close();
    }
  }
  await copySecret(from, to);
}

async function emptyFolder({ path }: DataFolder): Promise<void> {
  let found: readonly string[];
  try {
    await makePath(path);
    found = await readdir(path);
  } catch (cause) {
    throw new Failure({ code: 'CANNOT_MAKE_FOLDER', path, why: explainCause(cause) }, exit.failed);
  }
  if (found.length > 0) throw new Failure({ code: 'NOT_EMPTY', path });
}
