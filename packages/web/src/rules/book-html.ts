import { assert } from '@dicepit/engine';
import { bankedPacks, chancesBarredAt, packIds } from '@dicepit/games';
import { asWritten, footOf, html, listClauses, type Markup, type Rulebook, toParts } from '@dicepit/rulebook';
import { everyLanguage, type LanguageTag, languageName } from '@dicepit/words/languages';
import type { PageWords } from '@dicepit/words/pages';
import { type IconName, iconPaths } from '../parts/icon-paths.ts';
import { nameBy } from '../words/names.ts';

/** What stands around the books of a language. */
export type Frame = {
  readonly language: LanguageTag;
  readonly said: PageWords['rules'];
  /** What each pack is called where there is little room. */
  readonly packs: Readonly<Record<string, string>>;
};

/** The files that a page asks for, named from the folder of the rulebooks. */
export type PageFiles = { readonly style: string; readonly script: string };

/**
 * One book as a page of the pit, whole or only with what a table posts. It has no base: an address within the page, such
 * as `#nz/6.3(b)`, would be read against it and lead out of the book.
 */
export function bookPage(
  book: Rulebook,
  files: PageFiles,
  frame: Frame,
  of: 'whole' | 'posted' = 'whole',
): string {
  const { said } = frame;
  const { sprite, contents, text } = toParts(book);
  const count = listClauses(book).length;
  return html`${head({ title: `${book.name}, ${book.place}`, pack: book.pack, up: '../', files, frame })}
<body>
<a class="skip" href="#main">${said.skip}</a>
${asWritten(sprite)}${bar(nameOf(book, frame), '../', said)}
<div class="book">
${asWritten(contents)}
<main id="main" tabindex="-1">
<div class="title">
<h1>${book.name}</h1>
<p class="lead">${said.lead({ place: book.place.charAt(0).toUpperCase() + book.place.slice(1) })}</p>
${of === 'posted' && html`<p class="lead">${said.posted({ clause: barring.join(', ') })}</p>`}
<!-- published -->
<div id="used" role="status"></div>
</div>
${asWritten(text)}</main>
</div>
<footer class="foot"><p>${footOf(book, count)}</p>${of === 'whole' && labLink(book.pack, said)}${otherLanguages(frame)}</footer>
<div id="told" class="told" role="status"></div>
${scriptWords(said)}
</body>
</html>
`.markup;
}

/** The clauses by which somebody at a table may not see chances, whichever book is read there. */
const barring = packIds.flatMap((pack) => chancesBarredAt(pack) ?? []);

/** The lab knows games with a bank; a book whose rules bar what analyses the game does not lead there. */
const labLink = (pack: string, said: Frame['said']): Markup =>
  bankedPacks.some(({ id }) => id === pack) && chancesBarredAt(pack) === undefined
    ? html`<p><a href="../lab#v=1&amp;game=${pack}">${said.lab}</a></p>`
    : html``;

/** All books on one page. */
export function shelfPage(books: readonly Rulebook[], files: PageFiles, frame: Frame): string {
  const { said } = frame;
  return html`${head({ title: said.shelfTitle, pack: '', up: './', files, frame })}
<body class="shelf">
<a class="skip" href="#main">${said.skip}</a>
<header class="book-bar">
${brand('./', said)}</header>
<main id="main" tabindex="-1">
<div class="title">
<h1>${said.shelfTitle}</h1>
<p class="lead">${said.shelfLead}</p>
</div>
<ul class="books">
${books.map((book) => volume(book, frame))}</ul>
</main>
<footer class="foot">${otherLanguages(frame)}</footer>
</body>
</html>
`.markup;
}

function volume(book: Rulebook, frame: Frame): Markup {
  const clauses = listClauses(book);
  const readings = clauses.flatMap((clause) => clause.readings).length;
  return html`<li><a href="./rules/${book.pack}" data-pack="${book.pack}">
<b>${nameOf(book, frame)}</b>
<span>${book.place}</span>
<span>${frame.said.volume({ clauses: clauses.length, readings })}</span>
</a></li>
`;
}

type Head = {
  readonly title: string;
  readonly pack: string;
  /** The way from this page to the pit. */
  readonly up: string;
  readonly files: PageFiles;
  readonly frame: Frame;
};

const head = ({ title, pack, up, files, frame: { language, said } }: Head): Markup => html`<!doctype html>
<html lang="${language}" data-pack="${pack}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}: ${said.title}</title>
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}${files.style}">
<script type="module" src="${up}${files.script}"></script>
</head>`;

const brand = (up: string, said: Frame['said']): Markup =>
  html`<a class="brand" href="${up}"><span aria-hidden="true">D<i>ı</i>cep<i>ı</i>t</span>
<span class="sr">${said.tables}</span></a>
`;

/** Finding and printing need a script, which shows them; all else is there without one. */
const bar = (name: string, up: string, said: Frame['said']): Markup => html`<header class="book-bar">
${brand(up, said)}<p class="book-name"><b>${said.title}</b><span>${name}</span></p>
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

/** The same page in each language; an address without one is answered in the language that a browser asks for. */
const otherLanguages = ({ language, said }: Frame): Markup => html`<nav aria-label="${said.languages}"><p>
${everyLanguage.map((each) =>
  each === language
    ? html`<b lang="${each}">${languageName(each)}</b> `
    : html`<a lang="${each}" hreflang="${each}" href="?lang=${each}">${languageName(each)}</a> `,
)}</p></nav>`;

/** What the script of the page says, for it to fill in: it has no catalogue of its own. */
function scriptWords({ script }: Frame['said']): Markup {
  const open = { label: '{label}', count: '{count}', roll: '{roll}' };
  const texts = Object.entries(script).map(([key, text]) => [
    key,
    typeof text === 'string' ? text : text(open),
  ]);
  const json = JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="said">${asWritten(json)}</script>`;
}

const nameOf = ({ pack, name }: Pick<Rulebook, 'pack' | 'name'>, { packs }: Frame): string =>
  nameBy(packs, pack) ?? name;

/** A small drawing beside a word, for a page that is written and not rendered. */
const shape = (name: IconName): Markup =>
  html`<svg class="ico ico-s" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;

/**
 * The themes that a script sets by name, for a page that runs none: the same tokens, chosen by what the device asks
 * for. They are read from the one file that names them.
 */
export function themesWithoutScript(tokens: string): string {
  const dark = ':root:not([data-theme])';
  return [
    `@media (prefers-color-scheme: light) { ${dark} {${blockOf(tokens, 'light')}} }`,
    `@media (prefers-contrast: more) { ${dark} {${blockOf(tokens, 'contrast')}} }`,
  ].join('\n');
}

function blockOf(tokens: string, theme: string): string {
  const [, block] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens) ?? [];
  assert(block !== undefined, () => `the tokens have no theme ${theme}`);
  return block;
}
