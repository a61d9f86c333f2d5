import type { Paper, PaperTable } from '@dicepit/rulebook';
import type { ColumnForm, Report, ReportColumn, ReportKind } from '@dicepit/wire';
import type { LanguageTag } from '@dicepit/words';
import type { Print } from '@dicepit/words/print';
import { momentIn } from '../calendar.ts';
import { type ReportWords, reportWordsIn } from '../report-words.ts';
import { shownIn } from './cells.ts';

/** A report as it is printed: what it is, of which period, by which software, and where the trail ended. */
export function reportPaper(report: Report, print: Print): Paper {
  const { title, pit, rows, notes, head, software, zone, madeAt } = report;
  const moment = momentIn(zone);
  const words = reportWordsIn(print.language);
  const period = periodOf(report, words);
  return {
    print,
    title,
    subtitle: `${pit} · ${period}`,
    landscape: true,
    foot: [
      words.made({ title, period, when: moment(madeAt), zone }),
      words.head({
        version: software,
        entries: print.number(head.entries),
        words: head.words,
        hash: head.hash.slice(0, 16),
      }),
    ],
    blocks: [
      ...(rows.length === 0
        ? [{ is: 'text', text: nothingIn(report, print.language) } as const]
        : [tableOf(report, print)]),
      ...notes.map((note) => ({ is: 'text', text: note, small: true }) as const),
    ],
  };
}

/** What a report without a row says. */
export function nothingIn(report: Report, language?: LanguageTag): string {
  const words = reportWordsIn(language);
  const nothing: Readonly<Partial<Record<ReportKind, ReportWords['nothing']['other']>>> = words.nothing;
  return (nothing[report.kind] ?? words.nothing.other)({ period: periodOf(report, words) });
}

/** What stands at the beginning of the line of totals. */
export const allIn = (language?: LanguageTag): string => reportWordsIn(language).all;

/** `from 2026-11-15 18:00:00 to …`, or `from the beginning to the end of the trail`. */
function periodOf({ from, to, zone }: Report, { period: said }: ReportWords): string {
  const moment = momentIn(zone);
  if (from === null) return to === null ? said.whole : said.until({ to: moment(to) });
  return to === null
    ? said.since({ from: moment(from) })
    : said.between({ from: moment(from), to: moment(to) });
}

function tableOf({ columns, rows, totals, zone }: Report, print: Print): PaperTable {
  const shown = shownIn(zone, print);
  return {
    is: 'table',
    columns: columns.map((column) => ({
      title: column.title,
      figures: figures.has(column.form),
      weight: weightOf(column),
    })),
    rows: rows.map((row) => columns.map(({ key, form }) => shown(form, row[key]))),
    ...(totals === null
      ? {}
      : {
          totals: columns.map(({ key, form }, place) =>
            place === 0
              ? allIn(print.language)
              : shown(form, Object.hasOwn(totals, key) ? totals[key] : null),
          ),
        }),
  };
}

const figures: ReadonlySet<ColumnForm> = new Set(['count', 'money', 'share', 'number']);

const weights: Readonly<Record<ColumnForm, number>> = {
  text: 2,
  clause: 2,
  count: 1,
  money: 1.6,
  share: 1.3,
  number: 0.9,
  moment: 2.7,
};

/** Words want room, and figures little. */
const weightOf = ({ key, form }: ReportColumn): number => (key === 'says' ? 7 : weights[form]);
