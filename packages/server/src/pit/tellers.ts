import { BASE, everyLanguage, type LanguageTag, loadTeller, PSEUDO, type Teller } from '@dicepit/words';

const [english, ...others] = await Promise.all([
  loadTeller(BASE),
  ...[...everyLanguage, PSEUDO].map((language) => loadTeller(language)),
]);

const tellers: ReadonlyMap<LanguageTag, Teller> = new Map(others.map((teller) => [teller.language, teller]));

/** Says in a language what the pit says as data; in English where none is asked for. */
export const tellerIn = (language: LanguageTag = BASE): Teller => tellers.get(language) ?? english;

/** One text in each language of the house, by its tag. */
export const inEachLanguage = (says: (teller: Teller) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(everyLanguage.map((language) => [language, says(tellerIn(language))]));
