import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { messagesCompiled } from './messages-compiled.ts';
import { packsFromPit } from './packs-from-pit.ts';
import { type BuiltPage, pageShell, samples } from './page-shells.ts';
import { tableFirst } from './table-first.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

/** Every component's own sheet, in an order that is the same on every machine. */
const sheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .map((sheet) => resolve(import.meta.dirname, sheet))
  .toSorted();

/**
 * What a class of a component's own sheet is called in a page: the number of the sheet in letters and of the class in
 * it, as `_ab07`. No two sheets can name the same. A hash would be as good a name, but no two hashes are alike, and each
 * costs a page as many bytes as it has letters, in the sheet and in the script.
 */
export function scopedName(name: string, file: string, css: string): string {
  const sheet = resolve(file);
  // One that was made while the screens are served.
  if (!sheets.includes(sheet)) sheets.push(sheet);
  const place = sheets.indexOf(sheet);
  const letters = String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26));
  const names = [...new Set(css.match(/(?<=\.)[a-z][A-Za-z0-9]*/g))];
  // What is no class, such as an animation, keeps its name.
  return `_${letters}${names.includes(name) ? String(names.indexOf(name)).padStart(2, '0') : `-${name}`}`;
}

/**
 * Writes each class where it is used, and not as a name that stands for it. Nobody imports a sheet any more then, and it
 * is kept all the same.
 */
export const classesInPlace: {
  readonly optimization: { readonly inlineConst: { readonly mode: 'all' } };
  readonly plugin: Plugin;
} = {
  optimization: { inlineConst: { mode: 'all' } },
  plugin: {
    name: 'dicepit-classes-in-place',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, moduleSideEffects: 'no-treeshake' } : undefined,
  },
};

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
    classesInPlace.plugin,
    ...(page.name === 'index' ? [tableFirst()] : []),
    // The samples of the parts are looked at without a pit.
    ...(page.name === samples.name ? [] : [packsFromPit()]),
  ],
  // What runs beside a page is given the same small wire. What plays a game is handed its pack; what checks a trail goes by
  // rules of its own, and asks for nothing when the network has gone.
  worker: {
    format: 'es',
    plugins: () => [wireForBrowsers(), ...(page.name === 'lab' ? [packsFromPit()] : [])],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The lab's pictures and the packs are large, and come to whoever works with them.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      optimization: classesInPlace.optimization,
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
