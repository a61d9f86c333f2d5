import { BASE, type LanguageTag, languages, PSEUDO } from './languages.ts';
import { messageIn } from './message.ts';
import type { PageName, PageWords } from './pages.ts';
import { pseudo } from './pseudo.ts';

/** The words of a page for the server, which reads them from their text where no build has made code of them. */
export async function loadPageWords<Page extends PageName>(
  tag: LanguageTag,
  page: Page,
): Promise<PageWords[Page]> {
  const language = tag === PSEUDO ? BASE : tag;
  const file = `./${language}/pages/${page}.json`;
  const { default: texts }: { readonly default: unknown } = await import(/* @vite-ignore */ file, {
    with: { type: 'json' },
  });
  // The types are written from the English texts, and every other language is held to the same shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = readIn(languages[language].locale, texts) as PageWords[Page];
  return tag === PSEUDO ? pseudo(words) : words;
}

function readIn(locale: string, value: unknown): unknown {
  if (typeof value === 'function') return value;
  if (typeof value === 'string') {
    const told = messageIn(locale, value);
    return value.includes('{') ? told : told({});
  }
  if (Array.isArray(value)) return value.map((each) => readIn(locale, each));
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, each]) => [key, readIn(locale, each)]));
}
