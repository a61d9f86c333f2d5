/** A language that the house speaks. */
type Spoken = {
  /** What it is called by those who speak it. */
  readonly name: string;
  /** By which rules numbers, sums and lists are written. */
  readonly locale: string;
  /** Whether what is called or named loses its capital within a sentence: `Call hard six`. */
  readonly lowers: boolean;
};

/** The one list of languages: a new one is a folder beside this file and a line here. */
export const languages = {
  en: { name: 'English', locale: 'en-NZ', lowers: true },
  de: { name: 'Deutsch', locale: 'de-DE', lowers: false },
  fr: { name: 'Français', locale: 'fr-FR', lowers: true },
} as const satisfies Readonly<Record<string, Spoken>>;

/** The language that every other is translated from. It comes with the pages; the others come when they are spoken. */
export const BASE = 'en' as const satisfies Language;

export type Language = keyof typeof languages;

/** English in disguise, for finding text that is in no catalogue; its tag is the usual one for that. */
export const PSEUDO = 'en-XA' as const;

/** A language, or English in disguise. */
export type LanguageTag = Language | typeof PSEUDO;

export const everyLanguage: readonly Language[] = Object.keys(languages).filter(isLanguage);

/** What a language is called by those who speak it; English in disguise has no other name than its tag. */
export const languageName = (tag: LanguageTag): string => (isLanguage(tag) ? languages[tag].name : tag);

export function isLanguage(tag: string): tag is Language {
  // Old televisions have no `Object.hasOwn`.
  return Object.keys(languages).includes(tag);
}

/** The language of a header such as `de-CH, de;q=0.9, en;q=0.8`: the best liked that there is, or English. */
export function languageAccepted(header: string | undefined): LanguageTag {
  const liked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const weight = parameters.find((each) => each.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of liked) {
    if (tag.toLowerCase() === PSEUDO.toLowerCase()) return PSEUDO;
    const primary = tag.split('-')[0]?.toLowerCase() ?? '';
    if (isLanguage(primary)) return primary;
  }
  return BASE;
}
