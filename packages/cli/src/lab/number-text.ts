import { MINUS } from '../number-signs.ts';

/** A share in percent, with three places after the point unless said: `2.745 %`. */
export const percent = (share: number, places = 3): string =>
  `${(share * 100).toFixed(places)} %`.replace('-', MINUS);

/** Money in dollars from cents that need not be whole: `$172.36`. */
export function formatDollars(cents: number): string {
  const amount = Math.abs(cents / 100)
    .toFixed(2)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
  return `${cents < 0 && !/^[0.]+$/.test(amount) ? MINUS : ''}$${amount}`;
}

/** A whole number with its thousands apart, for sentences. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en');

/** How many, and of what: `1 roll`, `200 rolls`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** Standard deviations from what theory says, with their sign. */
export const signed = (z: number): string => `${z < 0 ? MINUS : '+'}${Math.abs(z).toFixed(2)}`;

/** A bound in powers of ten, never below the figure it bounds: `1e-12`. */
export const atMost = (error: number): string =>
  error === 0 ? '1e-300' : `1e${Math.ceil(Math.log10(error) + 1e-9)}`;

/** The code that ISO 4217 has for no currency: chips are play money. */
export const NO_CURRENCY = 'X'.repeat(3);
