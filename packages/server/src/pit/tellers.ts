import { everyLanguage, type LanguageTag, loadTeller, PSEUDO, type Teller } from '@dicepit/words';

const [english, ...others] = await Promise.all([
  loadTeller('en'),
  ...[...everyLanguage, PSEUDO].map((language) => loadTeller(language)),
]);

const tellers: ReadonlyMap<LanguageTag, Teller> = new Map(others.map((teller) => [teller.language, teller]));

/** Says in a language what the pit says as data; in English where none is asked for. */
export const tellerIn = (language: LanguageTag = 'en'): Teller => tellers.get(language) ?? english;
