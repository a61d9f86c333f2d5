import { assert } from '@dicepit/engine';
import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];

/**
 * Writes the phone's page a second time for whoever comes straight to a table: it names the script and the style of
 * the felt as well, so that they come together with the rest and not after it.
 */
export const tableFirst = (): Plugin => ({
  name: 'dicepit-table-first',
  enforce: 'post',
  generateBundle: {
    // The page and the style sheets have their names only after all other plugins.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      assert(page?.type === 'asset', () => 'the phone has no page');
      const html = String(page.source);
      const links = [...filesOfFelt(bundle)].filter((file) => !html.includes(file)).map(linkTo);
      this.emitFile({
        type: 'asset',
        fileName: 'table.html',
        source: html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
      });
    },
  },
});

/** They are asked for after what the page needs to be drawn at all, and nothing waits for them. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="./${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="./${file}">`;

/** The script of a table with a felt, what it imports, and the styles of them all. */
function filesOfFelt(bundle: Bundle): ReadonlySet<string> {
  const felt = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/player/table-page.tsx'),
  );
  assert(felt !== undefined, () => 'the phone has no page for tables with a felt');
  const files = new Set([felt.fileName]);
  for (const name of files) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const each of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(each);
  }
  return files;
}
