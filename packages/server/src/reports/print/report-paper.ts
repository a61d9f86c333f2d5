import type { Paper, PaperTable } from '@dicepit/rulebook';
import type { ColumnForm, Report, ReportColumn, ReportKind } from '@dicepit/wire';
import { momentIn } from '../calendar.ts';
import { shownIn } from './cells.ts';

/** A report as it is printed: what it is, of which period, by which software, and where the trail ended. */
export function reportPaper(report: Report, print: Paper['print']): Paper {
  const { title, pit, rows, notes, head, software, zone, madeAt } = report;
  const moment = momentIn(zone);
  const period = periodOf(report);
  return {
    print,
    title,
    subtitle: `${pit} · ${period}`,
    landscape: true,
    foot: [
      `${title} · ${period} · made ${moment(madeAt)} ${zone}`,
      `dicepit ${software} · trail of ${head.entries.toLocaleString('en')} entries ends at ${head.words} (${head.hash.slice(0, 16)})`,
    ],
    blocks: [
      ...(rows.length === 0 ? [{ is: 'text', text: nothingIn(report) } as const] : [tableOf(report)]),
      ...notes.map((note) => ({ is: 'text', text: note, small: true }) as const),
    ],
  };
}

/** What a report without a row says. */
export const nothingIn = (report: Report): string =>
  `No ${nothing[report.kind] ?? 'activity'} ${periodOf(report)}.`;

/** What there was none of, where it is something that a quiet evening has none of. */
const nothing: Readonly<Partial<Record<ReportKind, string>>> = {
  exceptions: 'exceptions',
  voids: 'void rolls',
  approvals: 'approvals',
};

/** `from 2026-11-15 18:00:00 to …`, or `from the beginning to the end of the trail`. */
function periodOf({ from, to, zone }: Pick<Report, 'from' | 'to' | 'zone'>): string {
  const moment = momentIn(zone);
  if (from === null && to === null) return 'over the whole trail';
  const begins = from === null ? 'from the beginning' : `from ${moment(from)}`;
  return `${begins} ${to === null ? 'to the end of the trail' : `to ${moment(to)}`}`;
}

function tableOf({ columns, rows, totals, zone }: Report): PaperTable {
  const shown = shownIn(zone);
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
            place === 0 ? 'All' : shown(form, Object.hasOwn(totals, key) ? totals[key] : null),
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
