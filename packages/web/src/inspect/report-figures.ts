import type { Moment } from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import type { Report } from '@dicepit/wire';
import { inLanguage } from '../words/refusal-words.ts';
import { inDollars, number, percent } from '../words/words.ts';
import { exactlyOf } from './inspect-words.ts';

export const periods = ['all', 'today', 'week', 'own'] as const;

type PeriodName = (typeof periods)[number];

type Bounds = { readonly from: string; readonly to: string };

const open: Bounds = { from: '', to: '' };

/** The bounds of a period by its name, in milliseconds as an address writes them; days begin at midnight here. */
export function boundsOf(name: PeriodName, now: Moment): Bounds {
  if (name === 'all') return open;
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  if (name === 'week') midnight.setDate(midnight.getDate() - 6);
  return { from: String(midnight.getTime()), to: '' };
}

/** Which period the bounds are. */
export function periodOf({ from, to }: Bounds, now: Moment): PeriodName {
  const named = periods.find((name) => {
    if (name === 'own') return false;
    const bounds = boundsOf(name, now);
    return bounds.from === from && bounds.to === to;
  });
  return named ?? 'own';
}

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
