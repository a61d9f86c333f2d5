import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { rulesPages } from './rules-pages.ts';

/**
 * The rulebooks: pages that are written while the screens are built and are whole without a script. One style sheet
 * and one small script serve them all.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [rulesPages()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { book: resolve(import.meta.dirname, 'src/rules/main.ts') },
      output: {
        entryFileNames: 'rules/[name]-[hash].js',
        assetFileNames: 'rules/[name]-[hash][extname]',
      },
    },
  },
});
