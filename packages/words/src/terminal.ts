import { BASE, type LanguageTag, languages, PSEUDO } from './languages.ts';
import { readIn } from './page-words.ts';
import { pseudo } from './pseudo.ts';
import type { TerminalWords } from './terminal-words.ts';

export type { TerminalWords } from './terminal-words.ts';

/** The words of the terminal in a language: a text, or a function of what is filled in. */
export async function loadTerminalWords(language: LanguageTag): Promise<TerminalWords> {
  const spoken = language === PSEUDO ? BASE : language;
  const { default: texts }: { readonly default: unknown } = await import(`./${spoken}/terminal.json`, {
    with: { type: 'json' },
  });
  // A test holds the keys and figures of every language against the English, which the type is written from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = readIn(languages[spoken].locale, texts) as TerminalWords;
  return language === PSEUDO ? pseudo(words) : words;
}
