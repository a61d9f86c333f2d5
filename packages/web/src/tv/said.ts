import { equipment } from '../words/de/sentences/equipment.ts';
import { voidRolls } from '../words/de/sentences/void-rolls.ts';
import { tv as de } from '../words/de/tv.ts';
import { tv as en } from '../words/en/tv.ts';
import { inMoney } from './money.ts';

export type Said = typeof en;

const query = new URLSearchParams(location.search);

/** What the address asks for besides the table, such as `?view=results&lang=de`. */
export const asked = (name: string): string => query.get(name) || '';

/** The language of this screen: by its address, or as the set itself speaks. */
export const language: 'en' | 'de' = /^de/i.test(asked('lang') || navigator.language || '') ? 'de' : 'en';

export const said: Said = language === 'de' ? de : en;

/** A sum as chips are counted: whole ones without a point. */
export const figure = (cents: number): string =>
  (cents / 100).toLocaleString(language, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** A sum by itself, with the symbol of the house where it has one. */
export const amount = (cents: number): string => inMoney(figure(cents), language);

/** The time of day. */
export const timeOf = (moment: number, withSeconds = false): string =>
  new Date(moment).toLocaleTimeString(language === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  });

export const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
  });

/** What a wager pays as a list has it; the pit writes it as a sentence in English. */
export function oddsIn(sentence: string): string {
  const odds = sentence.replace(/^pays /, '');
  return language === 'en' ? odds : odds.replace(/ to 1/g, ' zu 1').replace(/ or /g, ' oder ');
}

/** Why a roll is void or a table stands still; the pit writes it in English. */
export const reasonIn = (words: string): string =>
  language === 'en' ? words : voidRolls[words] || equipment[words] || words;
