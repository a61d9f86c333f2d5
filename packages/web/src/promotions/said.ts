import type { Cents, Moment } from '@dicepit/engine';
import { spanOf } from '../parts/moments.ts';
import { promotions as de } from '../words/de/promotions.ts';
import { promotions as en } from '../words/en/promotions.ts';
import { figure, number } from '../words/numbers.ts';
import { pageWords } from '../words/page-words.ts';
import { localeOf } from '../words/words.ts';

/** The words of promotions come with their pages, and not with every other. */
export const promotionWords = pageWords<typeof en>(en, de);

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
  if (days > 0) return spans.days(number(days), number(hours));
  if (hours > 0) return spans.hours(number(hours), number(minutes));
  return minutes > 0 ? spans.minutes(number(minutes)) : spans.seconds(number(seconds));
}
