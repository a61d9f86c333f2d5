import type { Language } from './languages.ts';
import type { PageName, PageWords } from './pages.ts';
import type { Sections } from './sections.ts';

/** The texts of words as a catalogue has them: a message in the place of every function. */
export type Texts<Words> = Words extends string | ((...figures: never) => string)
  ? string
  : Words extends readonly unknown[]
    ? readonly Texts<Words[number]>[]
    : { readonly [Key in keyof Words]: Texts<Words[Key]> };

/** The words of every page, each loaded when it is spoken. A message that is missing does not compile. */
export type Pages = {
  readonly [Page in PageName]: () => Promise<{ readonly default: Texts<PageWords[Page]> }>;
};

/** What a language's folder offers: what the deciders say as data, and the words of the pages unless these come with them. */
export type Catalogue = { readonly sections: Sections; readonly pages?: Pages };

/** The folder of a language. It has that language's name, so that no list has to be kept beside `languages`. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => import(`./${language}/index.ts`);
