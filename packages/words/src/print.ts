import { BASE, type LanguageTag, languages, PSEUDO } from './languages.ts';
import type { PageWords } from './pages.ts';
import type { Teller } from './teller.ts';

/** A language as books and papers are printed in it. */
export type Print = Pick<Teller, 'figure'> & {
  readonly language: LanguageTag;
  readonly locale: string;
  readonly words: PageWords['print'];
  /** A name, or what a pack says, by its key in the catalogues; its own English where they have none. */
  readonly name: (key: string, english: string) => string;
  /** A number with so many digits behind the point. */
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (part: number) => string;
};

/** Needs the sections `names` and `book`. */
export function printOf({ language, name, figure }: Teller, words: PageWords['print']): Print {
  const { locale } = languages[language === PSEUDO ? BASE : language];
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const numbers = [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return {
    language,
    locale,
    words,
    figure,
    name: (key, english) => name(key) ?? english,
    number: (value, digits = 0) => (numbers[digits] ?? share).format(value),
    percent: (part) => share.format(part),
  };
}
