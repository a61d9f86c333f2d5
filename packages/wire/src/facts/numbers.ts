import { z } from 'zod';

/** The largest sum that travels: what one bet may hold, ten thousand million dollars. */
const MAX_CENTS = 1_000_000_000_000;

/** A whole number within bounds, said in a sentence when it is not. */
export function whole(what: string, least: number, most: number) {
  const error = `${what} is a whole number from ${least} to ${most}`;
  // JSON can write -0, which would be told apart from 0 by a comparison of texts and by nothing else.
  return z
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .overwrite((value) => value + 0);
}

/** A sum of money, in whole cents; what a rule allows is the table's business, so nothing and less are let through. */
export const cents = whole('a sum', -MAX_CENTS, MAX_CENTS);

/** How many there are of something. */
export const count = whole('a count', 0, 1_000_000_000);

/** A seat by its number, counted from 1. */
export const seat = whole('a seat', 0, 1_000);

/** A moment in milliseconds since 1970, as far as calendars go. */
export const moment = whole('a moment', -8_640_000_000_000_000, 8_640_000_000_000_000);

/** A wait in milliseconds, a day at the most. */
export const wait = whole('a wait', 0, 86_400_000);

/** The version of a stream: how many entries it has. */
export const version = whole('a version', 0, Number.MAX_SAFE_INTEGER);
