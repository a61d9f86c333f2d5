import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assert } from '@dicepit/engine';
import { bookDress, withoutChances } from '@dicepit/rulebook';
import { BASE, everyLanguage } from '@dicepit/words/languages';
import { loadPrint } from '@dicepit/words/page-words';
import type { Plugin } from 'vite';
import { bookPage, shelfPage, themesWithoutScript } from './src/rules/book-html.ts';
import { everyBook } from './src/rules/books.ts';
import { frameOf } from './src/rules/own-books.ts';

const DRESS = 'virtual:book.css';

/**
 * Writes a page to every rulebook and one to them all, in every language, with the names that the script and the style sheet
 * have got. A page in another language than English has that in its name: `wonder-dice.de.html`.
 */
export const rulesPages = (): Plugin => ({
  name: 'dicepit-rules-pages',
  enforce: 'post',
  resolveId: (id) => (id === DRESS ? `\0${DRESS}` : undefined),
  load: (id) => (id === `\0${DRESS}` ? `${themesWithoutScript(themes())}\n${bookDress}` : undefined),
  generateBundle: {
    // The style sheet has its name only after all other plugins.
    order: 'post',
    async handler(_options, bundle) {
      const named = (ending: string): string => {
        const name = Object.keys(bundle).find((each) => each.startsWith('rules/') && each.endsWith(ending));
        assert(name !== undefined, () => `the rulebooks were built without a ${ending}`);
        return name;
      };
      const files = { style: named('.css'), script: named('.js') };
      for (const language of everyLanguage) {
        const [print, frame] = await Promise.all([loadPrint(language), frameOf(language)]);
        const emit = (name: string, source: string): void =>
          void this.emitFile({
            type: 'asset',
            fileName: language === BASE ? `${name}.html` : `${name}.${language}.html`,
            source,
          });
        const books = everyBook(print);
        for (const book of books) {
          emit(`rules/${book.pack}`, bookPage(book, files, frame));
          emit(`rules/${book.pack}.posted`, bookPage(withoutChances(book), files, frame, 'posted'));
        }
        emit('rules', shelfPage(books, files, frame));
      }
    },
  },
});

const themes = (): string => readFileSync(resolve(import.meta.dirname, 'src/look/themes.css'), 'utf8');
