import { formatCsv, type Table, type Theme } from '@dicepit/plots';
import { loadPageWords } from '@dicepit/words/page-words';
import { type Command, Option } from 'commander';
import { Failure } from '../exit.ts';
import { languageSpoken, numberMarks, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { type Drawings, drawn, type Kind, kinds, kindsIn } from './drawings.ts';
import { largeNumber } from './typed-number.ts';

/** What a command found, in every form in which it may be asked for. */
export type Outcome = {
  readonly text: string;
  readonly json: object;
  readonly table: Table;
  readonly drawings: Drawings;
};

export type OutcomeFlags = DrawingFlags & {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly svg?: string;
};

export type DrawingFlags = { readonly kind?: Kind; readonly theme: Theme; readonly width: number };

/** The flags that say in which form an answer is wanted. */
export const withOutcomeFlags = (command: Command): Command =>
  withDrawingFlags(
    command
      .option('--json', 'one JSON document, which dicepit plot draws')
      .option('--csv', 'the figures as comma-separated values')
      .option('--svg <file>', 'a picture besides, written to a file'),
  );

export const withDrawingFlags = (command: Command): Command =>
  command
    .addOption(new Option('--kind <kind>', 'which picture; the first there is when left out').choices(kinds))
    .addOption(
      new Option('--theme <theme>', 'the colours of the picture')
        .choices(['light', 'dark', 'print'])
        .default('light'),
    )
    .option('--width <pixels>', 'the width of the picture', largeNumber(240, 4000), 700);

/** Tells an outcome in the form that was asked for. */
export async function tell(terminal: Terminal, flags: OutcomeFlags, outcome: Outcome): Promise<void> {
  if (flags.json && flags.csv) throw new Failure({ code: 'ONE_PLACE' });
  // The picture first: if it cannot be written nothing else should look as if all were well.
  if (flags.svg !== undefined) {
    await terminal.save(flags.svg, (await drawPicture(outcome.drawings, flags)).svg);
    terminal.say(`${said().wrote({ file: flags.svg })}\n`);
  }
  if (flags.json)
    terminal.write(`${JSON.stringify({ ...outcome.json, drawings: outcome.drawings }, null, 2)}\n`);
  else terminal.write(flags.csv ? formatCsv(outcome.table) : outcome.text);
}

/** The picture that was asked for, as SVG with its table, in the language that is spoken. */
export async function drawPicture(drawings: Drawings, { kind, theme, width }: DrawingFlags) {
  const there = kindsIn(drawings);
  const wanted = kind ?? there[0];
  const { drawn: words } = await loadPageWords(languageSpoken(), 'lab');
  const look = { theme, width, words, marks: numberMarks() };
  const plot = wanted === undefined ? undefined : drawn(drawings, wanted, look);
  if (plot !== undefined) return { ...plot, svg: `${plot.svg}\n` };
  throw new Failure(
    wanted === undefined || there.length === 0
      ? { code: 'NOTHING_TO_DRAW' }
      : { code: 'NO_SUCH_PICTURE', kind: wanted, kinds: there.join(', ') },
  );
}
