import type { RefusalIn, RefusalTable } from './refusal-table.ts';

/** What stands beside a sum, and on which side: as the reader's language has it where nothing else was chosen. */
export type MoneySymbol = { readonly text: string; readonly place: 'before' | 'after' | 'locale' };

/** Longer ones are words, and a word for chips is said elsewhere. */
export const LONGEST_SYMBOL = 4;

/** Why sums cannot be written with a symbol. */
export const symbolFaults = { 'CONFLICT.symbol': { longest: 'count' } } as const satisfies RefusalTable;

/** What is wrong with a symbol; an empty one is none at all. */
export function faultOfSymbol({ text }: MoneySymbol): RefusalIn<typeof symbolFaults, unknown> | undefined {
  const isPlain = text === '' || /^[^\s\d\p{C}<>&"'+\-−.,]+$/u.test(text);
  return isPlain && Array.from(text).length <= LONGEST_SYMBOL
    ? undefined
    : { code: 'CONFLICT', case: 'symbol', longest: LONGEST_SYMBOL };
}

/** A figure without its sign, with the symbol at its side: `$5`, `5 €`, `CHF 5`. */
export function withSymbol(figure: string, { text, place }: MoneySymbol, language: string): string {
  if (text === '') return figure;
  const isAfter = place === 'after' || (place === 'locale' && standsAfterIn(language));
  // Never broken from its figure at the end of a line.
  if (isAfter) return `${figure}\u00a0${text}`;
  return `${text}${/\p{L}$/u.test(text) ? '\u00a0' : ''}${figure}`;
}

const after = new Map<string, boolean>();

/** Whether a language writes what a sum is counted in after the sum: `5 €`, and not `€5`. */
function standsAfterIn(language: string): boolean {
  const known = after.get(language);
  if (known !== undefined) return known;
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  const stands = euros[0]?.type !== 'currency';
  after.set(language, stands);
  return stands;
}
