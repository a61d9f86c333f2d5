import { bankedPacks, chancesBarredAt } from '@dicepit/games';
import { asWritten, clausesOf, html, type Markup, type Rulebook, toParts } from '@dicepit/rulebook';
import everywhere from '@dicepit/words/pages/everywhere.json' with { type: 'json' };
import { nameBy } from '../words/name-by.ts';
import { rules as said } from './rules-words.ts';
import { shape } from './shape.ts';

/** The files that a page asks for, named from the folder of the rulebooks. */
export type PageFiles = { readonly style: string; readonly script: string };

/**
 * One book as a page of the pit, whole or only with what a table posts. It has no base: an address within the page, such
 * as `#nz/6.3(b)`, would be read against it and lead out of the book.
 */
export function bookPage(book: Rulebook, files: PageFiles, of: 'whole' | 'posted' = 'whole'): string {
  const { sprite, contents, text } = toParts(book);
  const count = clausesOf(book).length;
  return html`${head({ title: `${book.name}, ${book.place}`, pack: book.pack, up: '../', files })}
<body>
<a class="skip" href="#main">${said.skip}</a>
${asWritten(sprite)}${bar(nameOf(book), '../')}
<div class="book">
${asWritten(contents)}
<main id="main" tabindex="-1">
<div class="title">
<h1>${book.name}</h1>
<p class="lead">${said.lead(book.place)}</p>
${of === 'posted' && html`<p class="lead">${said.posted}</p>`}
<!-- published -->
<div id="used" role="status"></div>
</div>
${asWritten(text)}</main>
</div>
<footer class="foot"><p>${said.foot(book.name, book.place, count)}</p>${of === 'whole' && labLink(book.pack)}</footer>
<div id="told" class="told" role="status"></div>
</body>
</html>
`.markup;
}

/** The lab knows games with a bank; a book whose rules bar what analyses the game does not lead there. */
const labLink = (pack: string): Markup =>
  bankedPacks.some(({ id }) => id === pack) && chancesBarredAt(pack) === undefined
    ? html`<p><a href="../lab#v=1&amp;game=${pack}">${said.lab}</a></p>`
    : html``;

/** All books on one page. */
export function shelfPage(books: readonly Rulebook[], files: PageFiles): string {
  return html`${head({ title: said.shelfTitle, pack: '', up: './', files })}
<body class="shelf">
<a class="skip" href="#main">${said.skip}</a>
<header class="book-bar">
${brand('./')}</header>
<main id="main" tabindex="-1">
<div class="title">
<h1>${said.shelfTitle}</h1>
<p class="lead">${said.shelfLead}</p>
</div>
<ul class="books">
${books.map(volume)}</ul>
</main>
</body>
</html>
`.markup;
}

function volume(book: Rulebook): Markup {
  const clauses = clausesOf(book);
  const readings = clauses.flatMap((clause) => clause.readings).length;
  return html`<li><a href="./rules/${book.pack}" data-pack="${book.pack}">
<b>${nameOf(book)}</b>
<span>${book.place}</span>
<span>${said.clauses(clauses.length)}, ${said.readings(readings)}</span>
</a></li>
`;
}

type Head = {
  readonly title: string;
  readonly pack: string;
  /** The way from this page to the pit. */
  readonly up: string;
  readonly files: PageFiles;
};

const head = ({ title, pack, up, files }: Head): Markup => html`<!doctype html>
<html lang="en" data-pack="${pack}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}: ${said.title}</title>
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}${files.style}">
<script type="module" src="${up}${files.script}"></script>
</head>`;

const brand = (up: string): Markup =>
  html`<a class="brand" href="${up}"><span aria-hidden="true">D<i>ı</i>cep<i>ı</i>t</span>
<span class="sr">${said.tables}</span></a>
`;

/** Finding and printing need a script, which shows them; all else is there without one. */
const bar = (name: string, up: string): Markup => html`<header class="book-bar">
${brand(up)}<p class="book-name"><b>${said.title}</b><span>${name}</span></p>
<search class="book-find" hidden>
${shape('search')}<input type="search" id="find" placeholder="${said.find}" aria-label="${said.find}"
 autocomplete="off" enterkeyhint="search">
<div id="found" class="found" hidden></div>
</search>
<button type="button" class="btn btn-sm" id="print" hidden>${shape('print')}${said.print}</button>
<a class="btn btn-sm" href="${up}rules">${said.shelf}</a>
<a class="iconbtn to-contents" href="#contents" aria-label="${said.contents}">${shape('menu')}</a>
</header>
`;

const nameOf = ({ pack, name }: Pick<Rulebook, 'pack' | 'name'>): string =>
  nameBy(everywhere.common.packs, pack) ?? name;
