import type { InlineConfig } from 'vite';
import { messagesCompiled } from './messages-compiled.ts';
import { type BuiltPage, pageShell } from './page-shells.ts';
import { tableFirst } from './table-first.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

/** A class of a component's own sheet is named by a short hash of where it stands: no two sheets can name the same. */
const scopedClasses = { modules: { generateScopedName: '[hash:base64:5]' } } as const;

/**
 * How one page is built: by itself, so that what it shares with another page is not cut into files of its own. Over a
 * slow network thirty small files cost a page more time than all that is in them.
 *
 * Every address is relative, so that the pages also work behind a path, and nothing is put into the page itself: the
 * content security policy allows files of our own and nothing else.
 */
export const pageBuild = (page: BuiltPage): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  base: './',
  css: scopedClasses,
  plugins: [
    pageShell(page),
    wireForBrowsers(),
    messagesCompiled(),
    ...(page.name === 'index' ? [tableFirst()] : []),
  ],
  // What runs beside a page is given the same small wire.
  worker: {
    format: 'es',
    plugins: () => [wireForBrowsers()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The lab's pictures and the packs are large, and come to whoever works with them.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { [page.name]: page.shell },
      output: {
        codeSplitting: {
          groups: [
            // All that a page needs before it is drawn comes in one file; the rest comes when it is asked for,
            { name: page.name, tags: ['$initial'], priority: 1 },
            // and what several parts of the rest have in common in one file as well, but for disputes and the words
            // for what desks refuse: most tables see none.
            {
              name: `${page.name}-more`,
              minShareCount: 2,
              test: /^(?!.*\/(disputes(?!.*known)|desks|office|refusal-table|refusal-words)[./])/,
            },
          ],
        },
      },
    },
  },
});
