import type { Rulebook } from '../model.ts';
import { clausesOf } from '../weave.ts';
import { sprite } from './dice-html.ts';
import { contents } from './front.ts';
import { asWritten, html } from './markup.ts';
import { textOf } from './parts.ts';
import { styleOn } from './style/style.ts';

/** The book as one page that needs nothing else: no script, no request, light and dark, screen and paper. */
export function toHtml(book: Rulebook): string {
  return html`<!doctype html>
<html lang="en" data-pack="${book.pack}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${book.name}, ${book.place}: rulebook</title>
<style>${asWritten(styleOn(book.cloth))}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the rules</a>
${sprite}<header class="masthead">
<p class="brand">Dicepit <span>rulebook</span></p>
<h1>${book.name}</h1>
<p class="place">${book.place}</p>
</header>
<div class="book">
${contents(book)}
<main id="main" tabindex="-1">
${textOf(book)}</main>
</div>
<footer class="foot">
<p>${book.name}, ${book.place}. ${clausesOf(book).length} clauses in our own words;
the published text is the last word.</p>
</footer>
</body>
</html>
`.markup;
}

/** The browser itself holds the page to its word: nothing runs, and nothing is fetched. */
const policy = asWritten("default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:");
