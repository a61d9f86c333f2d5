import { withSymbol } from '@dicepit/engine';
import { count, decimal, localeSpoken, said } from '../language.ts';
import { MINUS } from '../number-signs.ts';

/** A number with so many places after the point and a minus as wide as a plus: `−0.67`. Nothing has no sign. */
export const figure = (value: number, places: number): string =>
  decimal(value + 0, places).replace('-', MINUS);

/** A share in percent, with three places after the point unless said: `2.745 %`. */
export const percent = (share: number, places = 3): string =>
  said().percent({ figure: figure(share * 100, places) });

/** Money in dollars from cents that need not be whole: `$172.36`. */
export function formatDollars(cents: number): string {
  const whole = Math.round(Math.abs(cents)) % 100 === 0;
  const amount = new Intl.NumberFormat(localeSpoken(), {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(Math.abs(cents) / 100);
  const sign = cents < 0 && /[1-9]/.test(amount) ? MINUS : '';
  return `${sign}${withSymbol(amount, { text: '$', place: 'locale' }, localeSpoken())}`;
}

/** A whole number with its thousands apart, for sentences. */
export const grouped = (value: number): string => count(Math.round(value));

/** Standard deviations from what theory says, with their sign. */
export const signed = (z: number): string => `${z < 0 ? MINUS : '+'}${decimal(Math.abs(z), 2)}`;

/** A bound in powers of ten, never below the figure it bounds: `1e-12`. */
export const atMost = (error: number): string =>
  error === 0 ? '1e-300' : `1e${Math.ceil(Math.log10(error) + 1e-9)}`;

/** The code that ISO 4217 has for no currency: chips are play money. */
export const NO_CURRENCY = 'X'.repeat(3);
