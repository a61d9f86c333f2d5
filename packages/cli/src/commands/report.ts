import {
  allIn,
  csvOf,
  entriesOfTrail,
  nothingIn,
  ownZone,
  printPdf,
  reportOf,
  reportPaper,
  shownIn,
} from '@dicepit/server/reports';
import { type Report, type ReportKind, reportKinds } from '@dicepit/wire';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { columns } from '../columns.ts';
import { Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { examples } from '../help.ts';
import { languageSpoken, printed, said } from '../language.ts';
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
      if (flags.csv === true && flags.json === true)
        throw new Failure({ code: 'CHOOSE_ONE', one: '--csv', other: '--json' });
      const report = await made(kind, path, flags);
      if (flags.pdf !== undefined) {
        await saveBytes(flags.pdf, await printPdf(reportPaper(report, printed()), report));
        terminal.say(`${said().wrote({ file: flags.pdf })}\n`);
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
    {
      kind,
      from,
      to,
      zone,
      madeAt: Date.now(),
      language: languageSpoken(),
      ...(table === undefined ? {} : { table }),
    },
    entries,
    origin,
  );
}

function assertZone(zone: string): void {
  try {
    new Date().toLocaleString('en', { timeZone: zone });
  } catch {
    throw new Failure({ code: 'NO_ZONE', zone });
  }
}

/** A day or a moment as a person types it, by the clock of this machine: `2026-11-15`, `2026-11-15T18:00`. */
function parseMoment(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/.test(text);
  // A day alone would be taken for midnight in Greenwich.
  const at = isDay ? Date.parse(`${text}T00:00`) : isMoment ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError('A day or a moment is needed, such as 2026-11-15 or 2026-11-15T18:00.');
  return at;
}

/** A report for a terminal: its heading, its table, and where the trail ended that it was made from. */
function reportText(report: Report): string {
  const { rows, totals, notes, zone } = report;
  const { title, subtitle = '', foot } = reportPaper(report, printed());
  const shown = shownIn(zone, printed());
  const line = (row: Report['rows'][number], first?: string): readonly string[] =>
    report.columns.map(({ key, form }, place) =>
      place === 0 && first !== undefined ? first : harmless(shown(form, row[key]).replaceAll('\n', ' ')),
    );
  const words = report.columns.findIndex(({ form }) => form !== 'text' && form !== 'moment');
  const body =
    rows.length === 0
      ? `${harmless(nothingIn(report, languageSpoken()))}\n`
      : columns(
          report.columns.map((column) => column.title),
          [
            ...rows.map((row) => line(row)),
            ...(totals === null ? [] : [line(totals, allIn(languageSpoken()))]),
          ],
          words === -1 || report.columns.some(({ key }) => key === 'says') ? report.columns.length : words,
        );
  return [
    `${title}\n${harmless(subtitle)}\n`,
    body,
    notes.map((note) => `${harmless(note)}\n`).join(''),
    `${harmless(foot[1] ?? '')}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}
