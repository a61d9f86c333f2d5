import type { Fraction } from '@dicepit/analysis';
import type { PageWords } from '@dicepit/words/pages';
import lab from '@dicepit/words/pages/lab.json' with { type: 'json' };
import { localeOf, pageWords } from '../words/words.ts';

export type LabWords = PageWords['lab'];

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const labWords = pageWords('lab', lab);

/** The signs between the figures of a number, for those who write numbers themselves. */
export const marks = (): { readonly point: string; readonly thousands: string } => {
  const parts = new Intl.NumberFormat(localeOf()).formatToParts(12_345.6);
  const sign = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { point: sign('decimal'), thousands: sign('group') };
};

/** A number of a table, to six figures: so many are read, and the file has all of them. */
export const sixFigures = (value: number): string =>
  minus(new Intl.NumberFormat(localeOf(), { maximumSignificantDigits: 6, useGrouping: false }).format(value));

/** A chance to three figures: `35.2 %`, `0.0312 %`. */
export const chance = (share: number): string =>
  `${new Intl.NumberFormat(localeOf(), { maximumSignificantDigits: 3, useGrouping: false }).format(share * 100)}\u00a0%`;

/** A number with so many places after the point. */
export const places = (value: number, count: number): string =>
  minus(
    new Intl.NumberFormat(localeOf(), { minimumFractionDigits: count, maximumFractionDigits: count }).format(
      value,
    ),
  );

/** The sign that is as wide as a figure, and not the hyphen. */
const minus = (text: string): string => text.replace('-', '−');

/** A sum of money that need not be in whole cents. */
export const money = (cents: number): string =>
  minus(
    new Intl.NumberFormat(localeOf(), {
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(cents / 100),
  );

/** With its sign: what is more than nothing has a plus. */
export const signed = (text: string, value: number): string => {
  const bare = text.replace(/^[-−]/, '');
  return value > 0 ? `+${bare}` : value < 0 ? `−${bare}` : bare;
};

/** The decimals of a fraction, and nothing where it is whole. */
export const decimals = (fraction: Fraction, count = 3): string =>
  fraction.d === 1n ? '' : places(fraction.toNumber(), count);

/** A rate in short: `1.2 M`, `850 k`. */
export const rate = (value: number): string =>
  new Intl.NumberFormat(localeOf(), { notation: 'compact', maximumSignificantDigits: 3 }).format(value);
