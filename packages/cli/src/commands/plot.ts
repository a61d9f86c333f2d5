import { formatCsv } from '@dicepit/plots';
import { Command } from 'commander';
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import { drawingsIn } from '../lab/drawing-read.ts';
import { kindsIn } from '../lab/drawings.ts';
import { type DrawingFlags, drawPicture, withDrawingFlags } from '../lab/outcome.ts';
import { said, speak } from '../language.ts';
import type { Terminal } from '../terminal.ts';

type Flags = DrawingFlags & { readonly out?: string; readonly csv?: boolean; readonly list?: boolean };

export function plotCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('plot')
    .description('draw a result as SVG: of simulate, ruin, compare or night, written with --json')
    .argument('<file>', 'the result, or - for standard input');
  withDrawingFlags(command)
    .option('--out <file>', 'write the SVG to a file')
    .option('--csv', 'the figures behind the picture instead of the picture')
    .option('--list', 'only which kinds of picture the result has')
    .action(async (file: string, flags: Flags) => {
      const drawings = drawingsIn(await terminal.read(file), file);
      if (flags.list) return terminal.write(`${kindsIn(drawings).join('\n')}\n`);
      // The figures are for another program, which reads English.
      if (flags.csv) await speak(terminal, 'en');
      const { svg, table } = await drawPicture(drawings, flags);
      const text = flags.csv ? formatCsv(table) : svg;
      if (flags.out === undefined) return terminal.write(text);
      await terminal.save(flags.out, text);
      terminal.say(`${said().wrote({ file: flags.out })}\n`);
      return undefined;
    });
  return examples(command, [
    [
      'dicepit simulate wonder-dice -b field=5 --bank 100 --json | dicepit plot - --out fan.svg',
      'a fan of bankrolls',
    ],
    ['dicepit plot run.json --kind distribution --theme dark --width 1200 > ends.svg', 'how sessions end'],
    ['dicepit plot run.json --list', 'what can be drawn of it'],
  ]);
}
