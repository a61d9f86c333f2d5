import { verifyTrail } from '@dicepit/proof';
import { counting, newReplay } from '@dicepit/server/audit';
import { Command } from 'commander';
import { bankedPack, openGame } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { examples } from '../help.ts';
import { judged } from '../lab/night-judged.ts';
import { nightOutcome } from '../lab/night-outcome.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import type { Terminal } from '../terminal.ts';
import { withNights } from '../trail/night-book.ts';
import { reportText } from '../trail/report-text.ts';
import { readTrail, told } from '../trail/trail-file.ts';

type Flags = OutcomeFlags & { readonly table?: string };

export function nightCommand(terminal: Terminal, end: End): Command {
  const command = new Command('night')
    .description(
      'an exported trail against theory: hold of each wager with its interval, and whether the dice were fair',
    )
    .argument('<file>', 'an exported trail, or - for standard input; it is verified first')
    .option('--table <id>', 'only this table');
  withOutcomeFlags(command).action(async (file: string, flags: Flags) => {
    const book = withNights(newReplay());
    const replay = counting(book);
    const report = await verifyTrail(told(readTrail(file, terminal), file, terminal), { replay });
    // Theory has nothing to say of a trail that may be forged.
    terminal.say(reportText(report, replay.figures(), terminal));
    if (!report.ok) {
      end.code = exit.unfit;
      return;
    }
    const nights = book.nights().filter(({ table }) => flags.table === undefined || table === flags.table);
    if (nights.length === 0)
      throw nothingThere(
        book.nights().map(({ table }) => table),
        flags,
      );
    const outcome = nightOutcome(
      nights.map((night) => judged(night, openGame(bankedPack(night.pack), night.options))),
    );
    await tell(terminal, flags, outcome);
  });
  return examples(command, [
    ['dicepit export -o tonight.ndjson && dicepit night tonight.ndjson', 'every table of the evening'],
    ['dicepit night tonight.ndjson --table nz-1 --svg totals.svg', 'one table, with its totals drawn'],
    ['dicepit night tonight.ndjson --json > night.json', 'for dicepit plot'],
  ]).addHelpText(
    'after',
    '\nEnds with code 4, and without figures, when anything is wrong with the trail.\n',
  );
}

function nothingThere(tables: readonly string[], { table }: Flags): Failure {
  if (table === undefined) return new Failure({ code: 'NO_NIGHT' });
  return new Failure({
    code: 'NO_NIGHT_AT',
    table: harmless(table),
    tables: tables.length === 0 ? 'none' : harmless([...new Set(tables)].join(', ')),
  });
}
