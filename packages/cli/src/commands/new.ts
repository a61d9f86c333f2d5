import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { bankedPack } from '../choosing.ts';
import { type End, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { type Beginning, writeGame } from '../lab/new-game.ts';
import { findPackFile, isPackFile } from '../lab/pack-file.ts';
import { said } from '../language.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly from?: string;
  readonly full?: boolean;
  readonly dir?: string;
  readonly json?: boolean;
};

export function newCommand(terminal: Terminal, _end: End): Command {
  const game = new Command('game')
    .description('a folder with a game of your own: a page of wagers, its tests, and how to go on')
    .argument('<name>', 'what it is called, in small letters: lucky-seven')
    .option('--from <pack|folder>', 'begin with the rules of a pack of the house, or with a game in a folder')
    .option('--full', 'with clauses, procedure and felt in files of their own')
    .option('--dir <folder>', 'where it is written; a folder of its name here when left out')
    .option('--json', 'what was written, as one JSON document')
    .action(async (name: string, { from, full, dir, json }: Flags) => {
      if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
        throw new Failure({ code: 'NO_GAME_NAME', name: name.slice(0, 60) });
      if (from !== undefined && full === true)
        throw new Failure({ code: 'CHOOSE_ONE', one: '--from', other: '--full' });
      const folder = dir ?? join('.', name);
      const files = await writeGame({ folder, id: name, from: await beginningOf(from, full === true) });
      if (json === true)
        return terminal.write(
          `${JSON.stringify({ schema: 'dicepit/new-game@1', id: name, folder, files }, null, 2)}\n`,
        );
      terminal.write(`${files.map((file) => join(folder, file)).join('\n')}\n`);
      terminal.say(
        `${said().lab.newNext({ check: `dicepit check ${folder}`, dev: `dicepit dev ${folder}` })}\n`,
      );
      return undefined;
    });
  const command = new Command('new').description('begin something of your own: a game').addCommand(
    examples(game, [
      ['dicepit new game lucky-seven', 'three wagers to begin with'],
      ['dicepit new game charity-dice --from wonder-dice', 'the rules of a pack, yours to change'],
      ['dicepit new game my-craps --from ./craps', 'a game in a folder, under a name of your own'],
    ]),
  );
  return examples(command, [['dicepit new game lucky-seven', 'a game of your own, ready to be tested']]);
}

async function beginningOf(from: string | undefined, full: boolean): Promise<Beginning> {
  if (from === undefined) return { is: full ? 'full' : 'page' };
  if (!(await isPackFile(from))) return { is: 'house', pack: bankedPack(from).id };
  const file = await findPackFile(from);
  // A file alone says nothing of what belongs to it, and what lies beside it may be anything.
  if (file === from) throw new Failure({ code: 'NO_PACK_FILE', folder: from });
  const { packFrom } = await import('../lab/load-pack.ts');
  return { is: 'folder', path: from, pack: await packFrom(resolve(file)) };
}
