import { BASE, everyLanguage, type LanguageTag, PSEUDO } from '@dicepit/words';
import { loadPageWords } from '@dicepit/words/page-words';
import type { PageWords } from '@dicepit/words/pages';

/** What reports say by themselves: titles, columns, and what the figures mean. */
export type ReportWords = PageWords['reports'];

const english = await loadPageWords(BASE, 'reports');

const inLanguages: ReadonlyMap<LanguageTag, ReportWords> = new Map(
  await Promise.all(
    [...everyLanguage, PSEUDO].map(
      async (language) => [language, await loadPageWords(language, 'reports')] as const,
    ),
  ),
);

export const reportWordsIn = (language: LanguageTag = BASE): ReportWords =>
  inLanguages.get(language) ?? english;
