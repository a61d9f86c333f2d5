import type { Moment } from '@dicepit/engine';
import type { Calendar } from './reporter.ts';

/** A night goes on past midnight: until this hour it belongs to the day before. */
const DAY_BEGINS_HOUR = 6;

const HOUR_MS = 3_600_000;

/** Days by the clock of a time zone; the hours after midnight belong to the evening before. */
export function calendarIn(zone: string): Calendar {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  return { dayOf: (at) => format.format(at - DAY_BEGINS_HOUR * HOUR_MS) };
}

/** `2026-11-15 21:14:07`, by the clock of a time zone. */
export function momentIn(zone: string): (at: Moment) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}

/** The zone of this machine. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
