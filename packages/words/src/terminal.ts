import { BASE, type LanguageTag, languages, PSEUDO } from './languages.ts';
import { messageIn, type Told } from './message.ts';
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
  const words = read(texts, languages[spoken].locale) as TerminalWords;
  return language === PSEUDO ? pseudo(words) : words;
}

/** A message is read when it is first said: a command says few of them. */
function read(value: unknown, locale: string): unknown {
  if (typeof value !== 'string')
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, read(inner, locale)]));
  if (!value.includes('{')) return value;
  let told: Told | undefined;
  return (figures: Parameters<Told>[0]): string => {
    told ??= messageIn(locale, value);
    return told(figures);
  };
}
