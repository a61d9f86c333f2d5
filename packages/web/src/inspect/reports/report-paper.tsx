import type { Report } from '@dicepit/wire';
import { number } from '../../words/numbers.ts';
import { inspectWords, whenOf } from '../said.ts';
import { cellText, isFigures } from './cells.ts';

/** A report on the page: its heading, its lines or that there are none, and what the figures mean. */
export function ReportPaper({ report }: { readonly report: Report }) {
  const said = inspectWords.value.reports;
  const { title, pit, columns, rows, totals, notes, madeAt, zone, software, head } = report;
  return (
    <article>
      <header class="inspect-report-h">
        <h2>{title}</h2>
        <p>
          {pit}, {periodText(report)}
        </p>
        <p class="quiet small">
          {said.made({ when: whenOf(madeAt), zone })}. {said.software({ version: software })}.
        </p>
        <p class="quiet small">
          {said.head({ entries: number(head.entries), words: head.words, hash: head.hash.slice(0, 16) })}
        </p>
      </header>
      {rows.length === 0 ? (
        <p class="inspect-none">{said.none({ period: periodText(report) })}</p>
      ) : (
        // A wide report is pushed sideways in its own frame, which the keyboard must reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div class="inspect-scroll" role="region" aria-label={title} tabIndex={0}>
          <table class="tbl">
            <thead>
              <tr>
                {columns.map(({ key, title: name, form }) => (
                  <th key={key} scope="col" class={isFigures(form) ? 'r' : ''}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                // Lines of a report have no name of their own; they do not move.
                <tr key={String(place)}>
                  {columns.map(({ key, form }) => (
                    <td key={key} class={isFigures(form) ? 'r' : ''}>
                      {cellText(form, row[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {totals !== null && (
              <tfoot>
                <tr>
                  {columns.map(({ key, form }, place) => (
                    <td key={key} class={isFigures(form) ? 'r' : ''}>
                      {place === 0 ? said.totals : cellText(form, totals[key])}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} class="quiet small inspect-report-note">
          {note}
        </p>
      ))}
    </article>
  );
}

function periodText({ from, to }: Pick<Report, 'from' | 'to'>): string {
  const said = inspectWords.value.reports;
  if (from === null) return to === null ? said.over : said.until({ to: whenOf(to) });
  return to === null
    ? said.since({ from: whenOf(from) })
    : said.between({ from: whenOf(from), to: whenOf(to) });
}
