import { BASE, isLanguage, type Language, languages } from '@dicepit/words/languages';
import type { PageWords } from '@dicepit/words/pages';
import { inMoney } from './money.ts';

export type Said = PageWords['tv'];

type CallWords = PageWords['calls'];

/** A set has one script, in which every language is: many cannot load another. */
const catalogues: Readonly<Record<string, Said>> = import.meta.glob('../../../words/src/*/pages/tv.json', {
  eager: true,
  import: 'default',
});

const query = new URLSearchParams(location.search);

/** What the address asks for besides the table, such as `?view=results&lang=de`. */
export const asked = (name: string): string => query.get(name) || '';

/** The language of this screen: by its address, or as the set itself speaks. */
export const language: Language = spoken(
  (asked('lang') || navigator.language || '').slice(0, 2).toLowerCase(),
);

function spoken(tag: string): Language {
  return isLanguage(tag) ? tag : BASE;
}

export const { locale } = languages[language];

const { lowers } = languages[language];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const said: Said = catalogues[`../../../words/src/${language}/pages/tv.json`] as Said;

const wordings: Readonly<Record<string, CallWords>> = import.meta.glob(
  '../../../words/src/*/pages/calls.json',
  {
    eager: true,
    import: 'default',
  },
);

/** How calls are worded here. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const callWords = wordings[`../../../words/src/${language}/pages/calls.json`] as CallWords;

/** What is called or named, in the middle of a sentence. */
export const inSentence = (name: string): string =>
  lowers ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What the pit says in each of its languages. */
export const inSpoken = (texts: Readonly<Record<string, string>>): string =>
  texts[language] || texts[BASE] || '';

/** A sum as chips are counted: whole ones without a point. */
export const figure = (cents: number): string =>
  (cents / 100).toLocaleString(locale, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** A sum by itself, with the symbol of the house where it has one. */
export const amount = (cents: number): string => inMoney(figure(cents), locale);

/** The time of day, on a clock of twenty-four hours in every language. */
export function timeOf(moment: number, withSeconds = false): string {
  const at = new Date(moment);
  const parts = [at.getHours(), at.getMinutes(), ...(withSeconds ? [at.getSeconds()] : [])];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString(locale, { day: 'numeric', month: 'long' });

/** What a wager pays as a list has it; the pit writes it as a sentence in English. */
export const oddsIn = (sentence: string): string =>
  sentence
    .replace(/^pays /, '')
    .replace(/([\d.]+) to 1/g, (_, odds: string) => said.toOne({ odds: odds }))
    .replace(/ or /g, ` ${said.or} `);
