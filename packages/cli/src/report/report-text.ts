import { nothingIn, reportPaper, shownIn } from '@dicepit/server/reports';
import type { Report } from '@dicepit/wire';
import { columns } from '../columns.ts';
import { harmless } from '../harmless.ts';

/** A report for a terminal: its heading, its table, and where the trail ended that it was made from. */
export function reportText(report: Report): string {
  const { rows, totals, notes, zone } = report;
  const { title, subtitle = '', foot } = reportPaper(report);
  const shown = shownIn(zone);
  const line = (row: Report['rows'][number], first?: string): readonly string[] =>
    report.columns.map(({ key, form }, place) =>
      place === 0 && first !== undefined ? first : harmless(shown(form, row[key]).replaceAll('\n', ' ')),
    );
  const words = report.columns.findIndex(({ form }) => form !== 'text' && form !== 'moment');
  const body =
    rows.length === 0
      ? `${harmless(nothingIn(report))}\n`
      : columns(
          report.columns.map((column) => column.title),
          [...rows.map((row) => line(row)), ...(totals === null ? [] : [line(totals, 'All')])],
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
