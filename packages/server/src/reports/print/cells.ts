import { writeClause } from '@dicepit/games';
import type { ColumnForm, ReportCell } from '@dicepit/wire';
import type { Print } from '@dicepit/words/print';
import { momentIn } from '../calendar.ts';

/** A cell as a person reads it; nothing is an empty place. */
export function shownIn(
  zone: string,
  { number, figure }: Pick<Print, 'number' | 'figure'>,
): (form: ColumnForm, cell: ReportCell | undefined) => string {
  const moment = momentIn(zone);
  return (form, cell) => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'string') return form === 'clause' ? writeClause(cell) : cell;
    switch (form) {
      case 'money':
        return figure('money', cell).replace('-', MINUS);
      case 'share':
        return `${number(cell * 100, 1)} %`.replace('-', MINUS);
      case 'number':
        return number(cell, 2).replace('-', MINUS);
      case 'moment':
        return moment(cell);
      case 'count':
        return number(cell).replace('-', MINUS);
      case 'clause':
      case 'text':
        return String(cell);
    }
  };
}

/** As it is printed before a figure; a hyphen is too short to be seen in a column. */
const MINUS = '\u2212';

/** A cell as a program reads it: sums in units with two places, moments in the zone, shares of one. */
export function plainIn(zone: string): (form: ColumnForm, cell: ReportCell | undefined) => string {
  const moment = momentIn(zone);
  return (form, cell) => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'string') return cell;
    if (form === 'money') return (cell / 100).toFixed(2);
    return form === 'moment' ? moment(cell) : String(cell);
  };
}
