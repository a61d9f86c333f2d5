import { resolve } from 'node:path';
import { assert } from '@dicepit/engine';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { messagesCompiled } from './messages-compiled.ts';
import { classesInPlace, scopedName } from './page-build.ts';
import { oldShellOf } from './page-shells.ts';
import { televisionWords } from './television-words.ts';
import { wireForBrowsers } from './wire-for-browsers.ts';

/**
 * The television's page by itself, for engines as old as Chromium 68: scripts without modules, one to begin with and
 * one with a style sheet of its own for what is shown later. It goes into the folder of the other screens, after them.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    messagesCompiled({ of: 'pages' }),
    wireForBrowsers(),
    drawings(),
    televisionWords(),
    microtasks(),
    classesInPlace.plugin,
    classicScripts(),
    page(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'chrome68',
    cssTarget: 'chrome68',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Preloading, which asks for it, is left out below.
      checks: { emptyImportMeta: false },
      optimization: classesInPlace.optimization,
      input: { tv: resolve(import.meta.dirname, 'src/tv/main.tsx') },
      output: {
        // Each chunk is a function of what it asks for and what it gives: `classicScripts` makes scripts of them.
        format: 'cjs',
        codeSplitting: { groups: [{ name: 'tv', tags: ['$initial'] }] },
        entryFileNames: 'tv/[name]-[hash].js',
        chunkFileNames: 'tv/[name]-[hash].js',
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

/**
 * Makes classic scripts of the two chunks. The first is begun by the page, and asks for the other as for a promise, which
 * is kept when the script and its style sheet are both there: an element of its own each time, so that one that failed can
 * be asked for again. The other finds what they share in the first, and names its style sheet.
 */
function classicScripts(): Plugin {
  const first = 'window.dicepitFirst';
  const later = 'window.dicepitLater';
  const asksForLater = `function(name){
function came(element){return new Promise(function(done,failed){
element.onload=done;
element.onerror=function(){document.head.removeChild(element);failed(new Error(name))};
document.head.appendChild(element)})}
var script=document.createElement('script');
script.src='tv/'+name.slice(2);
return came(script).then(function(){
var sheet=document.createElement('link');
sheet.rel='stylesheet';
sheet.href=${later}.style;
return came(sheet)}).then(function(){return ${later}})}`;
  return {
    name: 'dicepit-classic-scripts',
    enforce: 'pre',
    // Vite would have each browser fetch ahead what an import needs, by means that came later.
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
    renderChunk: (code, { isEntry }) =>
      isEntry
        ? `(function(exports,require){${code}\n})(${first}={},${asksForLater});`
        : `(function(exports,require){${code}\n})(${later}={style:'${LATER_STYLE}'},function(){return ${first}});`,
  };
}

/** Stands in the later script for the name of its style sheet until that is written. */
const LATER_STYLE = '@later-style';

/** Writes tv.html with the names that the script and the style sheet have got. */
function page(): Plugin {
  return {
    name: 'dicepit-tv-page',
    enforce: 'post',
    renderChunk: (code, { viteMetadata }) => {
      const [style] = viteMetadata?.importedCss ?? [];
      return style !== undefined && code.includes(LATER_STYLE) ? code.replace(LATER_STYLE, style) : null;
    },
    generateBundle: {
      // The style sheet has its name only after all other plugins.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const first = chunks.find(({ isEntry }) => isEntry);
        assert(first !== undefined && chunks.length === 2, () => 'the television has not two scripts');
        const [style] = first.viteMetadata?.importedCss ?? [];
        assert(style !== undefined, () => 'the television has no style sheet');
        const html = oldShellOf({ script: first.fileName, style });
        this.emitFile({ type: 'asset', fileName: 'tv.html', source: html });
      },
    },
  };
}
