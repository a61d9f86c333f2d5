import { BASE, everyLanguage, type LanguageTag, loadTeller, PSEUDO, type Teller } from '@dicepit/words';
import type { Refusal } from './result.ts';

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

/** The sentence of a refusal. What no catalogue has is told by its code: a test finds it before anybody reads it. */
export const sentenceIn = (
  language: LanguageTag,
  { code, clause, figures }: Pick<Refusal, 'code' | 'clause' | 'figures'>,
): string => tellerIn(language).tell({ ...figures, code, clause }) ?? code;
