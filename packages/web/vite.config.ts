import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { waiting } from './waiting.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

const page = (name: string): string => resolve(import.meta.dirname, `${name}.html`);

/**
 * The screens for phones, tablets and laptops. Every address is relative, so that they also work behind a path, and
 * nothing is put into the page itself: the content security policy allows files of our own and nothing else.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [waiting(), wireForBrowsers()],
  // What runs beside a page is given the same small wire.
  worker: { format: 'es', plugins: () => [wireForBrowsers()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: page('index'),
        host: page('host'),
        dealer: page('dealer'),
        fair: page('fair'),
        lab: page('lab'),
        desk: page('desk'),
        drill: page('drill'),
        promotions: page('promotions'),
        inspect: page('inspect'),
        paper: page('paper'),
      },
    },
  },
});
