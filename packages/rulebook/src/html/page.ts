import type { Rulebook } from '../model.ts';
import { capital } from '../roll-grid.ts';
import { listClauses } from '../weave.ts';
import { footOf } from '../words.ts';
import { sprite } from './dice-html.ts';
import { contents } from './front.ts';
import { asWritten, html } from './markup.ts';
import { renderText } from './parts.ts';
import { styleOn } from './style/style.ts';

/** The book as one page that needs nothing else: no script, no request, light and dark, screen and paper. */
export function toHtml(book: Rulebook): string {
  const { name, place, print } = book;
  const { book: said } = print.words;
  return html`<!doctype html>
<html lang="${print.language}" data-pack="${book.pack}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${print.words.list.labelled({ label: `${name}, ${place}`, text: said.rulebook })}</title>
<style>${asWritten(styleOn(book.cloth))}</style>
</head>
<body>
<a class="skip" href="#main">${said.skip}</a>
${sprite}<header class="masthead">
<p class="brand">Dicepit <span>${said.rulebook}</span></p>
<h1>${name}</h1>
<p class="place">${capital(place)}</p>
</header>
<div class="book">
${contents(book)}
<main id="main" tabindex="-1">
${renderText(book)}</main>
</div>
<footer class="foot">
<p>${footOf(book, listClauses(book).length)}</p>
</footer>
</body>
</html>
`.markup;
}

/** The browser itself holds the page to its word: nothing runs, and nothing is fetched. */
const policy = asWritten("default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:");
