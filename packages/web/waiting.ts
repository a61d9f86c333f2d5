import type { Plugin } from 'vite';
import { boot as de } from './src/words/de/boot.ts';
import { boot as en } from './src/words/en/boot.ts';

type Boot = typeof en;

/** Writes into each page what stands there until its script has come, in every language that we speak. */
export const waiting = (): Plugin => ({
  name: 'dicepit-waiting',
  transformIndexHtml: withWaiting,
});

export function withWaiting(html: string): string {
  return html.replace('<!--waiting-->', text());
}

const text = (): string => `
      <main id="waiting" class="card-page waiting">
        ${opening('en', en)}
        ${opening('de', de)}
        ${stuck('en', en)}
        ${stuck('de', de)}
        <noscript>${without('en', en)}${without('de', de)}</noscript>
      </main>`;

const opening = (lang: string, { opening: said }: Boot): string =>
  `<p id="opening-${lang}" lang="${lang}" hidden>${said}</p>`;

const stuck = (lang: string, { stuckTitle, stuckText, again }: Boot): string =>
  `<div id="stuck-${lang}" lang="${lang}" class="notecard" role="alert" hidden><h1>${stuckTitle}</h1><p>${stuckText}</p><button type="button" class="btn btn-main" data-again>${again}</button></div>`;

const without = (lang: string, { noScript, asText }: Boot): string =>
  `<p lang="${lang}">${noScript} <a href="./plain">${asText}</a></p>`;
