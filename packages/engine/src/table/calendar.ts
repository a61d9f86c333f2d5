import type { Moment } from './role.ts';

export const MINUTE_MS = 60_000;

/** The same hour so many calendar months later; the last day of the month where that is shorter. */
export function monthsAfter(at: Moment, months: number): Moment {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Whether a number is a moment that a calendar can show. */
export const isMoment = (at: number): boolean => Number.isFinite(at) && Math.abs(at) <= 8.64e15;
