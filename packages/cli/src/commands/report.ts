import { csvOf, entriesOfTrail, ownZone, printPdf, reportOf, reportPaper } from '@dicepit/server/reports';
import { type Report, type ReportKind, reportKinds } from '@dicepit/wire';
import { Argument, Command } from 'commander';
import { Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { parseMoment } from '../report/parse-moment.ts';
import { reportText } from '../report/report-text.ts';
import { saveBytes } from '../report/save-bytes.ts';
import { assertSound, trailSource } from '../report/trail-source.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly from?: number;
  readonly to?: number;
  readonly table?: string;
  readonly zone?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly pdf?: string;
  readonly unchecked?: boolean;
};

export function reportCommand(terminal: Terminal): Command {
  const command = new Command('report')
    .description('a report over an exported trail or the data folder of a pit')
    .addArgument(new Argument('<kind>', 'what is reported').choices(reportKinds))
    .argument('<trail>', 'an exported trail, or a data folder')
    .option('--from <moment>', 'from a day or a moment on', parseMoment)
    .option('--to <moment>', 'up to a day or a moment, which is no longer in it', parseMoment)
    .option('--table <id>', 'only this table')
    .option(
      '--zone <name>',
      'the time zone that days are counted by, such as Australia/Sydney; that of this machine',
    )
    .option('--csv', 'comma-separated values')
    .option('--json', 'one JSON document')
    .option('--pdf <file>', 'a PDF, with period, version and head of the trail on each page')
    .option('--unchecked', 'do not check the trail first')
    .action(async (kind: ReportKind, path: string, flags: Flags) => {
      if (flags.csv === true && flags.json === true) throw new Failure('choose one of --csv and --json');
      const report = await made(kind, path, flags);
      if (flags.pdf !== undefined) {
        await saveBytes(flags.pdf, await printPdf(reportPaper(report), report));
        terminal.say(`wrote ${flags.pdf}\n`);
      }
      if (flags.csv === true) terminal.write(csvOf(report));
      else if (flags.json === true)
        terminal.write(`${JSON.stringify({ schema: 'dicepit/report@1', ...report }, null, 2)}\n`);
      else if (flags.pdf === undefined) terminal.write(reportText(report));
    });
  return examples(command, [
    ['dicepit report daily tonight.ndjson', 'drop, handle, win and hold of each table on each day'],
    [
      'dicepit report exceptions tonight.ndjson --from 2026-11-15T18:00 --pdf exceptions.pdf',
      'a file to sign',
    ],
    ['dicepit report hold ./dicepit-data --csv', 'every wager against its odds, for a spreadsheet'],
  ]).addHelpText('after', '\nEnds with code 4 when the trail does not fit: nothing is reported from it.\n');
}

async function made(kind: ReportKind, path: string, flags: Flags): Promise<Report> {
  const { from = null, to = null, table, zone = ownZone(), unchecked = false } = flags;
  assertZone(zone);
  const source = await trailSource(path);
  if (!unchecked) await assertSound(source, path);
  const { entries, origin } = entriesOfTrail(source.lines());
  return reportOf(
    { kind, from, to, zone, madeAt: Date.now(), ...(table === undefined ? {} : { table }) },
    entries,
    origin,
  );
}

function assertZone(zone: string): void {
  try {
    new Date().toLocaleString('en', { timeZone: zone });
  } catch {
    throw new Failure(`there is no time zone '${zone}'; name one such as Australia/Sydney`);
  }
}
