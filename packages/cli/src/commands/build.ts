import { writeFile } from 'node:fs/promises';
import { ownIdOf } from '@dicepit/proof';
import { Command } from 'commander';
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import { loadPack } from '../lab/load-pack.ts';
import { said } from '../language.ts';
import { cannotWrite, type Terminal } from '../terminal.ts';

export function buildCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('build')
    .description('write a pack of your own as one file of data that any pit can deal')
    .argument('[path]', 'the folder of the pack, or the file that exports it', '.')
    .option('--out <file>', 'where it is written; its id with .pack.json here when left out')
    .option('--json', 'what was written, as one JSON document')
    .action(async (path: string, { out, json }: { readonly out?: string; readonly json?: boolean }) => {
      const { data, hash, id } = await loadPack(path);
      const file = out ?? `${ownIdOf(id)}.pack.json`;
      await writeFile(file, `${JSON.stringify(data, null, 1)}\n`).catch((cause: unknown) => {
        throw cannotWrite(file, cause);
      });
      if (json === true)
        return terminal.write(`${JSON.stringify({ schema: 'dicepit/build@1', id, hash, file }, null, 2)}\n`);
      terminal.write(`${file}\n`);
      terminal.say(`${said().lab.built({ pack: id, hash, serve: `dicepit serve --game ${file}` })}\n`);
      return undefined;
    });
  return examples(command, [
    ['dicepit build ./craps', 'craps.pack.json, to be dealt or given away'],
    ['dicepit build --out games/craps.pack.json', 'the pack in this folder'],
  ]);
}
