import type { Moment } from '@dicepit/engine';
import inspect from '@dicepit/words/pages/inspect.json' with { type: 'json' };
import { localeOf, pageWords, words } from '../words/words.ts';

/** The words of the inspector's desk come with it, and not with every other page. */
export const inspectWords = pageWords('inspect', inspect);

/** What somebody at a seat is called; the seat itself where nobody sits there. */
export const nameAt = (name: string, seat: number): string =>
  name === '' ? words.value.common.seat({ seat }) : name;

/** A day as a heading over what happened on it. */
export const dayOf = (at: Moment): string =>
  new Intl.DateTimeFormat(localeOf(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);

/** A day and a time, short. */
export const whenOf = (at: Moment): string =>
  new Intl.DateTimeFormat(localeOf(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** A day and a time to the second, as a report writes it. */
export const exactlyOf = (at: Moment): string =>
  new Intl.DateTimeFormat(localeOf(), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(at);

/** A chance: small ones are not rounded to nothing. */
export const chanceOf = (chance: number): string =>
  new Intl.NumberFormat(localeOf(), { maximumSignificantDigits: 2 }).format(chance);
