import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PitPage, pitPages } from '@dicepit/wire/pages';
import { everyLanguage } from '@dicepit/words/languages';
import type { Plugin } from 'vite';

/** The pages that a script is built for, each with the module that it begins with. */
export const builtPages = (engine: PitPage['engine']): readonly BuiltPage[] =>
  pitPages.flatMap((page) =>
    page.engine === engine && page.from !== undefined
      ? [
          {
            ...page,
            entry: entryIn(page.from),
            shell: resolve(import.meta.dirname, `${page.name}.html`),
          },
        ]
      : [],
  );

const entryIn = (folder: string): string => `src/${folder}/main.tsx`;

export type BuiltPage = PitPage & {
  readonly entry: string;
  /** Where the page would lie as a file. It is written while it is built, and lies nowhere. */
  readonly shell: string;
};

/** Hands a page to the build as if it lay in a file. */
export const pageShell = (page: BuiltPage): Plugin => ({
  name: 'dicepit-page-shell',
  enforce: 'pre',
  resolveId: (id) => (id === page.shell ? id : undefined),
  load: (id) => (id === page.shell ? shellOf(page.entry, page.fonts) : undefined),
});

/** A page for a current browser, before its script has come. */
function shellOf(entry: string, fonts: readonly string[] = []): string {
  return htmlOf({
    viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
    head: [
      '<meta name="theme-color" content="#0b0f0e">',
      '<meta name="color-scheme" content="dark light">',
      ...fonts.map(
        (font) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="./src/look/fonts/${font}">`,
      ),
      '<script vite-ignore src="./watch.js" defer></script>',
      `<script type="module" src="./${entry}"></script>`,
    ],
  });
}

/** The samples of the parts, which are looked at while they are made, and are not built. */
export const samples: PitPage = {
  name: 'components',
  at: ['/components'],
  from: 'components',
  engine: 'current',
};

/** A page as it is served from its sources, by its name. */
export function sourceShellOf(name: string): string {
  // Whoever comes straight to a table gets the phone's page, which in a build names the files of the felt as well.
  const { from = 'player', fonts } = [...pitPages, samples].find((page) => page.name === name) ?? samples;
  return shellOf(entryIn(from), fonts);
}

/** A page for an engine without modules: its script and its style have their names already. */
export const oldShellOf = ({ script, style }: { readonly script: string; readonly style: string }): string =>
  htmlOf({
    viewport: 'width=device-width, initial-scale=1',
    head: [
      `<link rel="stylesheet" href="./${style}">`,
      '<script src="./watch.js" defer></script>',
      `<script src="./${script}" defer></script>`,
    ],
  });

const htmlOf = ({
  viewport,
  head,
}: {
  readonly viewport: string;
  readonly head: readonly string[];
}): string =>
  `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <base href="./">
    <meta name="viewport" content="${viewport}">
    <title>Dicepit</title>
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    ${head.join('\n    ')}
  </head>
  <body>
    <div id="page">${waiting()}</div>
  </body>
</html>
`;

type Boot = Readonly<
  Record<'opening' | 'stuckTitle' | 'stuckText' | 'again' | 'noScript' | 'asText', string>
>;

/** What stands in a page until its script has come, in every language that we speak. */
const waiting = (): string => `
      <main id="waiting" class="card-page">
        ${inEach(opening)}
        ${inEach(stuck)}
        <noscript>${inEach(without)}</noscript>
      </main>`;

/** A script that has not come can fetch no catalogue either: these words stand in the page. */
function bootWords(language: string): Boot {
  const file = new URL(`../words/src/${language}/pages/boot.json`, import.meta.url);
  // The tests of the catalogues have found every message in it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(file, 'utf8')) as Boot;
}

const inEach = (written: (lang: string, said: Boot) => string): string =>
  everyLanguage.map((language) => written(language, bootWords(language))).join('\n        ');

const opening = (lang: string, { opening: said }: Boot): string =>
  `<p id="opening-${lang}" lang="${lang}" hidden>${said}</p>`;

const stuck = (lang: string, { stuckTitle, stuckText, again }: Boot): string =>
  `<div id="stuck-${lang}" lang="${lang}" class="notecard" role="alert" hidden><h1>${stuckTitle}</h1><p>${stuckText}</p><button type="button" class="btn btn-main" data-again>${again}</button></div>`;

const without = (lang: string, { noScript, asText }: Boot): string =>
  `<p lang="${lang}">${noScript} <a href="./plain">${asText}</a></p>`;
