import { resolve } from 'node:path';
import { assert } from '@dicepit/engine';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { messagesCompiled } from './messages-compiled.ts';
import { oldShellOf } from './page-shells.ts';
import { televisionWords } from './television-words.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

/**
 * The television's page by itself, for engines as old as Chromium 68: one script without modules, one style sheet.
 * It goes into the folder of the other screens, after them.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [
    messagesCompiled({ of: 'pages' }),
    wireForBrowsers(),
    drawings(),
    televisionWords(),
    microtasks(),
    page(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'chrome68',
    cssTarget: 'chrome68',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { tv: resolve(import.meta.dirname, 'src/tv/main.tsx') },
      output: {
        format: 'iife',
        entryFileNames: 'tv/[name]-[hash].js',
        assetFileNames: 'tv/[name]-[hash][extname]',
      },
    },
  },
});

/** Preact asks for `queueMicrotask`, which came with Chromium 71; a promise does the same. */
function microtasks(): Plugin {
  return {
    name: 'dicepit-microtasks',
    transform: (code, id) =>
      /\/preact\/dist\//.test(id)
        ? code.replace(/\bqueueMicrotask\b/g, '(run=>Promise.resolve().then(run))')
        : undefined,
  };
}

/** Writes tv.html with the names that the script and the style sheet have got. */
function page(): Plugin {
  return {
    name: 'dicepit-tv-page',
    enforce: 'post',
    generateBundle: {
      // The style sheet has its name only after all other plugins.
      order: 'post',
      handler(_options, bundle) {
        const named = (ending: string): string => {
          const name = Object.keys(bundle).find((each) => each.endsWith(ending));
          assert(name !== undefined, () => `the television has no ${ending}`);
          return name;
        };
        const html = oldShellOf({ script: named('.js'), style: named('.css') });
        this.emitFile({ type: 'asset', fileName: 'tv.html', source: html });
      },
    },
  };
}
