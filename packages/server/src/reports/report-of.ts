import type { Moment } from '@dicepit/engine';
import type { Report, ReportKind } from '@dicepit/wire';
import type { LanguageTag } from '@dicepit/words';
import { parseEntry } from '../pit/projection.ts';
import { tellerIn } from '../pit/tellers.ts';
import { type AtTable, followTable, type PitTable, tableKind } from '../table/pit-table.ts';
import { calendarIn } from './calendar.ts';
import { type DoneRolls, doneRolls } from './done-rolls.ts';
import { approvalsReport } from './kinds/approvals.ts';
import { dailyReport } from './kinds/daily.ts';
import { diceReport } from './kinds/dice.ts';
import { exceptionsReport } from './kinds/exceptions.ts';
import { holdReport } from './kinds/hold.ts';
import { voidsReport } from './kinds/voids.ts';
import { reportWordsIn } from './report-words.ts';
import type { Calendar, Reporter, SeenEvent } from './reporter.ts';

/** How each report is made. */
const reporters: Readonly<Record<ReportKind, (calendar: Calendar) => Reporter>> = {
  daily: dailyReport,
  hold: holdReport,
  voids: voidsReport,
  approvals: approvalsReport,
  exceptions: exceptionsReport,
  dice: diceReport,
};

/** The entries a report is made from, every stream in its order. */
export type Entries = AsyncIterable<{
  readonly stream: string;
  readonly version: number;
  readonly text: string;
}>;

export type ReportRequest = {
  readonly kind: ReportKind;
  readonly from: Moment | null;
  /** The period ends before this. */
  readonly to: Moment | null;
  readonly zone: string;
  readonly madeAt: Moment;
  /** Only this table. */
  readonly table?: string;
  /** In which language it is written; English where none is said. */
  readonly language?: LanguageTag;
};

/** Where the entries come from: which software wrote them, and where they end. */
export type Origin = Pick<Report, 'pit' | 'software' | 'head'>;

/** Makes a report of entries that go by once. Tables are folded from their beginning, so that what stands is known. */
export async function reportOf(
  { kind, from, to, zone, madeAt, table, language }: ReportRequest,
  entries: Entries,
  /** Known at the end: a file says it in its last line. */
  origin: () => Origin,
): Promise<Report> {
  const reporter = reporters[kind](calendarIn(zone));
  const names = new Map<string, string>();
  const tables = new Map<string, Folded>();
  const isWithin = (at: Moment): boolean => (from === null || at >= from) && (to === null || at < to);
  const isMeant = (stream: string): boolean => table === undefined || stream === `${tableKind.name}${table}`;

  for await (const { stream, version, text } of entries) {
    const { event, cause } = parseEntry<SeenEvent & Named>(text);
    if (event.person !== undefined && event.name !== undefined) names.set(event.person, event.name);
    if (!isMeant(stream)) continue;
    const folded = stream.startsWith(tableKind.name) ? foldedOf(tables, stream) : undefined;
    const before = folded?.state ?? unset;
    // What stands in the stream of a table is an event of a table.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const after = folded === undefined ? unset : followTable(before, event as unknown as AtTable);
    if (folded !== undefined) folded.state = after;
    for (const done of folded?.rolls.after(after, event.at) ?? [])
      if (isWithin(done.at)) reporter.roll?.(done);
    const seen = { stream, version, event, before, after, begins: cause !== undefined };
    reporter.pass?.(seen);
    if (isWithin(event.at)) reporter.see?.(seen);
  }
  for (const { rolls, state } of tables.values())
    for (const done of rolls.end(state)) if (isWithin(done.at)) reporter.roll?.(done);

  const words = reportWordsIn(language);
  const nameOf = (person: string): string => names.get(person) ?? person;
  const reported = reporter.end({ nameOf, teller: tellerIn(language), words });
  const columns = reporter.columns.map(({ key, name, form }) => ({ key, title: words.columns[name], form }));
  return { kind, title: words.titles[kind], ...origin(), from, to, zone, madeAt, columns, ...reported };
}

type Named = { readonly person?: string; readonly name?: string };

const unset: PitTable = { is: 'unset' };

type Folded = { state: PitTable; readonly rolls: DoneRolls };

function foldedOf(tables: Map<string, Folded>, stream: string): Folded {
  const known = tables.get(stream);
  if (known !== undefined) return known;
  const folded = { state: unset, rolls: doneRolls(stream.slice(tableKind.name.length)) };
  tables.set(stream, folded);
  return folded;
}
