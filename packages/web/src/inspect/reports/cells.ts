import { writeClause } from '@dicepit/games';
import type { Report } from '@dicepit/wire';
import { inDollars, number, percent } from '../../words/numbers.ts';
import { inLanguage } from '../../words/refusal-words.ts';
import { exactlyOf } from '../said.ts';

type Form = Report['columns'][number]['form'];
type Cell = Report['rows'][number][string];

/** A cell as a person reads it; nothing is an empty place. */
export function cellText(form: Form, cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return form === 'clause' ? inLanguage(cell, writeClause(cell)) : cell;
  switch (form) {
    case 'money':
      return inDollars(cell);
    case 'share':
      return percent(cell);
    case 'number':
      return number(Math.round(cell * 100) / 100);
    case 'moment':
      return exactlyOf(cell);
    case 'count':
      return number(cell);
    case 'clause':
    case 'text':
      return String(cell);
  }
}

/** Whether figures stand under each other. */
export const isFigures = (form: Form): boolean =>
  form === 'count' || form === 'money' || form === 'share' || form === 'number';
