import type { Cents } from '@dicepit/engine';
import { language } from './words.ts';

const localeOf = (): string => (language.value === 'de' ? 'de-DE' : 'en-NZ');

/** A sum of chips: whole where it is whole, with cents where it has them. */
export const sum = (cents: Cents): string =>
  new Intl.NumberFormat(localeOf(), {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** A sum that was won or lost, with its sign. */
export const change = (cents: Cents): string =>
  cents > 0 ? `+${sum(cents)}` : cents < 0 ? `−${sum(-cents)}` : sum(0);

export const number = (value: number): string => new Intl.NumberFormat(localeOf()).format(value);

/** A share of one, such as an edge. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(localeOf(), { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const time = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A day of this year with the time, such as the end of an access. */
export const dayAndTime = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** With the seconds, where something is said to be as old as that. */
export const timeToTheSecond = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** Things in a row as the language joins them: `a, b and c`. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(), { type: 'conjunction' }).format(items);
