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

/** What a table with a felt is made of: each is asked for by itself. */
const partsOfTable = ['/live/table.ts', '/join/table-visit.tsx', '/player/table-page.tsx'];

/** The scripts of a table with a felt, what they import, and the styles of them all. */
function filesOfFelt(bundle: Bundle): ReadonlySet<string> {
  const files = new Set(partsOfTable.map((part) => scriptOf(bundle, part)));
  for (const name of files) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const each of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(each);
  }
  return files;
}

function scriptOf(bundle: Bundle, part: string): string {
  const script = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      (file.facadeModuleId?.endsWith(part) === true || file.moduleIds.some((id) => id.endsWith(part))),
  );
  assert(script !== undefined, () => `the phone has no script of ${part}`);
  return script.fileName;
}
