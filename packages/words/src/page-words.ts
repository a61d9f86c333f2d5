import { BASE, type LanguageTag, languages, PSEUDO } from './languages.ts';
import { type MessageFormat, messageIn } from './message.ts';
import type { PageName, PageWords } from './pages.ts';
import { type Print, printOf } from './print.ts';
import { pseudo } from './pseudo.ts';
import { loadTeller } from './teller.ts';

/** The words of a page for the server, which reads them from their text where no build has made code of them. */
export async function loadPageWords<Page extends PageName>(
  tag: LanguageTag,
  page: Page,
): Promise<PageWords[Page]> {
  const language = tag === PSEUDO ? BASE : tag;
  const { default: texts }: { readonly default: unknown } = await import(
    /* @vite-ignore */ `./${language}/pages/${page}.json`,
    { with: { type: 'json' } }
  );
  // The types are written from the English texts, and every other language is held to the same shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = readIn(languages[language].locale, texts) as PageWords[Page];
  return tag === PSEUDO ? pseudo(words) : words;
}

/** A language for whoever prints a book or a paper outside of a browser. */
export async function loadPrint(language: LanguageTag): Promise<Print> {
  const [teller, words] = await Promise.all([
    loadTeller(language, ['book']),
    loadPageWords(language, 'print'),
  ]);
  return printOf(teller, words);
}

/** Texts as words. A message with figures is read when it is first said: of all there are, few are. */
export function readIn(locale: string, value: unknown): unknown {
  if (typeof value === 'function') return value;
  if (typeof value === 'string') {
    if (!value.includes('{')) return messageIn(locale, value)({});
    let told: MessageFormat | undefined;
    return (figures: Parameters<MessageFormat>[0]): string => {
      told ??= messageIn(locale, value);
      return told(figures);
    };
  }
  if (Array.isArray(value)) return value.map((each) => readIn(locale, each));
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, each]) => [key, readIn(locale, each)]));
}
