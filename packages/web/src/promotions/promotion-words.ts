import type { Cents, Moment } from '@dicepit/engine';
import promotions from '@dicepit/words/pages/promotions.json' with { type: 'json' };
import { spanOf } from '../parts/moments.ts';
import { figure, localeOf, number, pageWords } from '../words/words.ts';

/** The words of promotions come with their pages, and not with every other. */
export const promotionWords = pageWords('promotions', promotions);

/** What a category is called: one of the list by its words, and one that an operator has named by its name. */
export function categoryLabel(category: string): string {
  const known: Readonly<Record<string, string>> = promotionWords.value.terms.categories;
  return known[category] ?? category;
}

/** A day and a time as people write them down, with the zone: terms bind people, and so does their clock. */
export const when = (at: Moment): string =>
  new Intl.DateTimeFormat(localeOf(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);

/** Prizes are worth dollars: only the rules of New South Wales know them. */
export const dollars = (cents: Cents): string => `$${figure(cents)}`;

/** How long something still is, or has been: `23 h 5 min`. */
export function span(milliseconds: number): string {
  const { spans } = promotionWords.value.desk;
  const { days, hours, minutes, seconds } = spanOf(milliseconds);
  if (days > 0) return spans.days({ days: number(days), hours: number(hours) });
  if (hours > 0) return spans.hours({ hours: number(hours), minutes: number(minutes) });
  return minutes > 0
    ? spans.minutes({ minutes: number(minutes) })
    : spans.seconds({ seconds: number(seconds) });
}
