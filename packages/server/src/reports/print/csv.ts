import type { Report } from '@dicepit/wire';
import { stringify } from 'csv-stringify/sync';
import { plainIn } from './cells.ts';

/**
 * A report as one table with a line of titles, its total left out: whoever reads the file adds it up themselves.
 * An empty report is its titles alone.
 */
export function csvOf({ columns, rows, zone }: Report): string {
  const plain = plainIn(zone);
  return stringify(
    [
      columns.map(({ title }) => title),
      ...rows.map((row) =>
        columns.map(({ key, form }) => {
          const cell = row[key];
          return typeof cell === 'string' ? unspelt(cell) : plain(form, cell);
        }),
      ),
    ],
    { record_delimiter: 'windows' },
  );
}

/** A name that begins like a formula must not become one in a spreadsheet. */
const unspelt = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
