import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { messagesCompiled } from './messages-compiled.ts';
import { type BuiltPage, pageShell } from './page-shells.ts';
import { tableFirst } from './table-first.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

/** Every component's own sheet, in an order that is the same on every machine. */
const sheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .map((sheet) => resolve(import.meta.dirname, sheet))
  .toSorted();

/**
 * What a class of a component's own sheet is called in a page: the number of the sheet and of the class in it, as
 * `_b7`. No two sheets can name the same. A hash would be as good a name, but no two hashes are alike: each costs a page
 * as many bytes as it has letters, in the sheet and in the script.
 */
function scopedName(name: string, file: string, css: string): string {
  const sheet = resolve(file);
  // One that was made while the screens are served.
  if (!sheets.includes(sheet)) sheets.push(sheet);
  const place = sheets.indexOf(sheet);
  const names = [...new Set(css.match(/(?<=\.)[a-z][A-Za-z0-9]*/g))];
  // What is no class, such as an animation, keeps its name.
  return `_${lettersOf(place)}${names.includes(name) ? names.indexOf(name) : `-${name}`}`;
}

const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(97 + (place % 26));

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
  css: { modules: { generateScopedName: scopedName } },
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
