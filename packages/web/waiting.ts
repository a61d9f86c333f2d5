import { readFileSync } from 'node:fs';
import { everyLanguage } from '@dicepit/words/languages';
import type { Plugin } from 'vite';

type Boot = Readonly<
  Record<'opening' | 'stuckTitle' | 'stuckText' | 'again' | 'noScript' | 'asText', string>
>;

/** Writes into each page what stands there until its script has come, in every language that we speak. */
export const waiting = (): Plugin => ({
  name: 'dicepit-waiting',
  transformIndexHtml: withWaiting,
});

export function withWaiting(html: string): string {
  return html.replace('<!--waiting-->', text());
}

/** A script that has not come can fetch no catalogue either: these words stand in the page. */
function bootWords(language: string): Boot {
  const file = new URL(`../words/src/${language}/pages/boot.json`, import.meta.url);
  // The tests of the catalogues have found every message in it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(file, 'utf8')) as Boot;
}

const inEach = (written: (lang: string, said: Boot) => string): string =>
  everyLanguage.map((language) => written(language, bootWords(language))).join('\n        ');

const text = (): string => `
      <main id="waiting" class="card-page waiting">
        ${inEach(opening)}
        ${inEach(stuck)}
        <noscript>${inEach(without)}</noscript>
      </main>`;

const opening = (lang: string, { opening: said }: Boot): string =>
  `<p id="opening-${lang}" lang="${lang}" hidden>${said}</p>`;

const stuck = (lang: string, { stuckTitle, stuckText, again }: Boot): string =>
  `<div id="stuck-${lang}" lang="${lang}" class="notecard" role="alert" hidden><h1>${stuckTitle}</h1><p>${stuckText}</p><button type="button" class="btn btn-main" data-again>${again}</button></div>`;

const without = (lang: string, { noScript, asText }: Boot): string =>
  `<p lang="${lang}">${noScript} <a href="./plain">${asText}</a></p>`;
