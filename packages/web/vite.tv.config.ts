import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { messagesCompiled } from './messages-compiled.ts';
import { withWaiting } from './waiting.ts';

/**
 * The television's page by itself, for engines as old as Chromium 68: one script without modules, one style sheet.
 * It goes into the folder of the other screens, after them.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [messagesCompiled({ of: 'pages' }), drawings(), page()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'chrome68',
    cssTarget: 'chrome68',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { tv: resolve(import.meta.dirname, 'src/tv/main.ts') },
      output: {
        format: 'iife',
        entryFileNames: 'tv/[name]-[hash].js',
        assetFileNames: 'tv/[name]-[hash][extname]',
      },
    },
  },
});

/** Writes tv.html with the names that the script and the style sheet have got. */
function page(): Plugin {
  return {
    name: 'dicepit-tv-page',
    enforce: 'post',
    generateBundle: {
      // The style sheet has its name only after all other plugins.
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle);
        const style = names.find((name) => name.endsWith('.css'));
        const script = names.find((name) => name.endsWith('.js'));
        const html = withWaiting(readFileSync(resolve(import.meta.dirname, 'tv.html'), 'utf8'))
          .replace('<!--style-->', `<link rel="stylesheet" href="./${style}">`)
          .replace('<!--script-->', `<script src="./${script}" defer></script>`);
        this.emitFile({ type: 'asset', fileName: 'tv.html', source: html });
      },
    },
  };
}
