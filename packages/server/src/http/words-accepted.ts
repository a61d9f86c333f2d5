import { everyLanguage, type LanguageTag, languageAccepted, PSEUDO } from '@dicepit/words';
import { BASE } from '@dicepit/words/languages';
import { loadPageWords } from '@dicepit/words/page-words';
import type { PageName, PageWords } from '@dicepit/words/pages';
import type { FastifyRequest } from 'fastify';

type Accepted<Page extends PageName> = { readonly language: LanguageTag; readonly said: PageWords[Page] };

/** The words of a page that the server writes itself, in the language that a request asks for. */
export async function wordsAccepted<Page extends PageName>(
  page: Page,
): Promise<(request: FastifyRequest) => Accepted<Page>> {
  const base = await loadPageWords(BASE, page);
  const others = new Map(
    await Promise.all(
      [...everyLanguage, PSEUDO].map(async (tag) => [tag, await loadPageWords(tag, page)] as const),
    ),
  );
  return ({ headers }) => {
    const language = languageAccepted(headers['accept-language']);
    return { language, said: others.get(language) ?? base };
  };
}
