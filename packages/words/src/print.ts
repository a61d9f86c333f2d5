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
  // Made when they are first needed: most commands print no number of this kind, and should not wait for the formats.
  const formats = new Map<string, Intl.NumberFormat>();
  const written = (value: number, style: 'decimal' | 'percent', digits: number): string => {
    const key = `${style} ${digits}`;
    const known =
      formats.get(key) ??
      new Intl.NumberFormat(locale, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, known);
    return known.format(value);
  };
  return {
    language,
    locale,
    words,
    figure,
    name: (key, english) => name(key) ?? english,
    number: (value, digits = 0) => written(value, 'decimal', digits),
    percent: (part) => written(part, 'percent', 2),
  };
}
