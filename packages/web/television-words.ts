import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BASE, everyLanguage, type Language, type LanguageTag, PSEUDO } from '@dicepit/words/languages';
import type { InlineConfig, Plugin } from 'vite';
import { messagesCompiled } from './messages-compiled.ts';

// A television has the base language in its script. Every other is a small script beside it, which a set loads that speaks
// it: none carries what it never says.

const catalogues = ['tv', 'calls'] as const;

/** The disguise is made of the base language. */
const wordsOf = (language: LanguageTag): Language => (language === PSEUDO ? BASE : language);

const fileOf = (language: LanguageTag, catalogue: string): string =>
  resolve(import.meta.dirname, `../words/src/${wordsOf(language)}/pages/${catalogue}.json`);

/** The script of a language; its name changes with its words, so that it may be kept for ever. */
function scriptName(language: LanguageTag): string {
  const hash = createHash('sha256');
  for (const catalogue of catalogues) hash.update(readFileSync(fileOf(language, catalogue)));
  return `tv/words-${language}-${hash.digest('hex').slice(0, 8)}.js`;
}

const others: readonly LanguageTag[] = [...everyLanguage.filter((language) => language !== BASE), PSEUDO];

const LIST = 'virtual:television-words';

/** The script of a language as a module: `virtual:words-de`. */
const entryName = (language: string): string => `virtual:words-${language}`;

/** Tells the page which script has the words of which language; a server of modules serves each as one. */
export function televisionWords(): Plugin {
  let isServed = false;
  const listed = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      others.map((each) => [each, isServed ? `/@id/__x00__${entryName(each)}` : scriptName(each)]),
    );
  return {
    name: 'dicepit-television-words',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === LIST || others.some((each) => id === entryName(each)) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${LIST}`) return `export const scripts = ${JSON.stringify(listed())};`;
      const language = others.find((each) => id === `\0${entryName(each)}`);
      if (language === undefined) return undefined;
      const imports = catalogues.map(
        (each) => `import ${each} from ${JSON.stringify(fileOf(language, each))};`,
      );
      if (language !== PSEUDO)
        return `${imports.join('\n')}\nwindow.dicepitWords = { ${catalogues.join(', ')} };`;
      const disguised = catalogues.map((each) => `${each}: pseudo(${each})`);
      return `import { pseudo } from '@dicepit/words/pseudo';
${imports.join('\n')}\nwindow.dicepitWords = { ${disguised.join(', ')} };`;
    },
  };
}

/** How the scripts of the other languages are built, each by itself. */
export const televisionWordsBuilds = (): readonly InlineConfig[] =>
  others.map((language) => ({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    publicDir: false,
    plugins: [messagesCompiled({ of: 'pages' }), televisionWords()],
    build: {
      emptyOutDir: false,
      target: 'chrome68',
      modulePreload: false,
      rolldownOptions: {
        input: { words: entryName(language) },
        output: { format: 'iife', entryFileNames: scriptName(language) },
      },
    },
  }));
