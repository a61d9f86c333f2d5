import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { PROGRESS_SAYS, workLine } from '../lab/progress.ts';
import { said } from '../language.ts';
import { runningPit } from '../serve/control-client.ts';
import { copySecret, type DataFolder, DEFAULT_FOLDER, dataFolder, makePath } from '../serve/data-folder.ts';
import { openExisting } from '../serve/pit-store.ts';
import { explainCause, type Terminal } from '../terminal.ts';

type Flags = { readonly data: string; readonly json?: boolean; readonly progress?: boolean };

export function backupCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('backup')
    .description('copy a pit to a new folder, while it runs or not')
    .argument('<to>', 'a folder that is not there yet, or empty')
    .addOption(
      new Option('--data <dir>', 'the data folder of the pit').default(DEFAULT_FOLDER).env('DICEPIT_DATA'),
    )
    .option('--json', 'one JSON document')
    .option('--progress', PROGRESS_SAYS)
    .action(async (to: string, { data, json, progress = false }: Flags) => {
      const [from, copy] = [dataFolder(data), dataFolder(resolve(to))];
      await emptyFolder(copy);
      await watchingCopy(
        from,
        copy,
        workLine(terminal, 'copying', { wanted: progress, counts: 'bytes' }),
        () => backUp(from, copy),
      );
      const bytes = await sizeOf(copy.file);
      if (json === true)
        terminal.write(
          `${JSON.stringify({ schema: 'dicepit/backup@1', folder: copy.path, bytes }, null, 2)}\n`,
        );
      else terminal.say(`${said().trail.copied({ to })}\n`);
    });
  return examples(command, [
    ['dicepit backup /media/stick/tonight', 'the pit in ./dicepit-data, while it goes on'],
    ['dicepit restore /media/stick/tonight --data ./again', 'bring it back elsewhere'],
  ]);
}

/** Whoever makes the copy, this process or a pit that runs: its file grows to the size of the first. */
async function watchingCopy(
  from: DataFolder,
  to: DataFolder,
  line: ReturnType<typeof workLine>,
  copies: () => Promise<void>,
): Promise<void> {
  const of = await sizeOf(from.file);
  const looking = setInterval(() => void sizeOf(to.file).then((done) => line.show({ done, of })), 200);
  try {
    await copies();
  } finally {
    clearInterval(looking);
    line.end();
  }
}

const sizeOf = async (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

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
