import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assert } from '@dicepit/engine';
import { bookDress, withoutChances } from '@dicepit/rulebook';
import type { Plugin } from 'vite';
import { everyBook } from './src/rules/books.ts';
import { bookPage, shelfPage } from './src/rules/page.ts';
import { themesWithoutScript } from './src/rules/themes.ts';

const DRESS = 'virtual:book.css';

/** Writes a page to every rulebook and one to them all, with the names that the script and the style sheet have got. */
export const rulesPages = (): Plugin => ({
  name: 'dicepit-rules-pages',
  enforce: 'post',
  resolveId: (id) => (id === DRESS ? `\0${DRESS}` : undefined),
  load: (id) => (id === `\0${DRESS}` ? `${themesWithoutScript(tokens())}\n${bookDress}` : undefined),
  generateBundle: {
    // The style sheet has its name only after all other plugins.
    order: 'post',
    handler(_options, bundle) {
      const named = (ending: string): string => {
        const name = Object.keys(bundle).find((each) => each.startsWith('rules/') && each.endsWith(ending));
        assert(name !== undefined, () => `the rulebooks were built without a ${ending}`);
        return name;
      };
      const files = { style: named('.css'), script: named('.js') };
      const books = everyBook();
      const emit = (fileName: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName, source });
      for (const book of books) {
        emit(`rules/${book.pack}.html`, bookPage(book, files));
        emit(`rules/${book.pack}.posted.html`, bookPage(withoutChances(book), files, 'posted'));
      }
      emit('rules.html', shelfPage(books, files));
    },
  },
});

const tokens = (): string => readFileSync(resolve(import.meta.dirname, 'src/look/tokens.css'), 'utf8');
