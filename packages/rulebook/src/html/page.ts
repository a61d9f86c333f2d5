import { addressOf } from '../anchor.ts';
import type { Rulebook } from '../model.ts';
import { clausesOf } from '../weave.ts';
import { firstWords, treatments } from '../words.ts';
import { section } from './clause.ts';
import { drawing } from './drawing.ts';
import { legend, sprite } from './grid.ts';
import { asWritten, html, type Markup } from './markup.ts';
import { breakable, linkTo, prose } from './prose.ts';
import { style } from './style.ts';
import { choiceTable, oddsTable } from './wagers.ts';

/** The book as one page that needs nothing else: no script, no request, light and dark, screen and paper. */
export function toHtml(book: Rulebook): string {
  const clauses = clausesOf(book);
  const labelOf = (clause: string): string => clause.slice(book.prefix.length + 1);

  return html`<!doctype html>
<html lang="en" data-pack="${book.pack}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="color-scheme" content="light dark">
<title>${book.name}, ${book.place}: rulebook</title>
<style>${asWritten(style())}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the rules</a>
${sprite()}<header class="masthead"><p class="brand">Dicepit <span>rulebook</span></p><h1>${book.name}</h1><p class="place">${book.place}</p></header>
<div class="book">
${contents(book)}
<main id="main" tabindex="-1">
${about(book)}${book.cover === undefined ? undefined : drawing(book.cover)}${
  book.choices.length > 0
    ? html`<section class="part" aria-labelledby="choices"><h2 id="choices">What this table posts</h2><p class="lead">The odds, chances and edges in this book are for these choices.</p>${choiceTable(book.choices, labelOf)}</section>`
    : undefined
}${book.sections.map(section)}
${book.wagers.length > 0 ? html`<section class="part" aria-labelledby="odds"><h2 id="odds">Odds and figures</h2>${oddsTable(book)}</section>` : undefined}${book.totals.length > 0 ? totals(book) : undefined}${readingIndex(book)}${clauseIndex(book)}
</main>
</div>
<footer class="foot"><p>${book.name}, ${book.place}. ${clauses.length} clauses in our own words; the published text is the last word.</p></footer>
</body>
</html>
`.markup;
}

function contents(book: Rulebook): Markup {
  const item = (anchor: string, title: string, number = ''): Markup =>
    html`<li><a href="${addressOf(anchor)}"><span class="n">${number}</span>${title}</a></li>`;
  return html`<nav class="toc" aria-label="Contents"><ol>${item('about', 'Before you read')}${book.choices.length > 0 ? item('choices', 'What this table posts') : undefined}${book.sections.map(({ id, number, title }) => item(id, title, number))}${book.wagers.length > 0 ? item('odds', 'Odds and figures') : undefined}${book.totals.length > 0 ? item('totals', 'How often each total falls') : undefined}${item('readings', 'Readings chosen')}${item('index', 'Index of clauses')}</ol></nav>`;
}

function about(book: Rulebook): Markup {
  const marks = (['wins', 'loses', 'stands', 'moves'] as const).filter((mark) =>
    book.wagers.some(({ grids }) => grids.some(({ counts }) => counts.some((each) => each.mark === mark))),
  );
  const count = (treatment: string): number =>
    clausesOf(book).filter((each) => each.treatment === treatment).length;
  return html`<section class="part about" aria-labelledby="about"><h2 id="about">Before you read</h2>
<ul class="notices">${firstWords(book).map((words) => html`<li>${words}</li>`)}${book.notices.map((notice) => html`<li>${prose(notice)}</li>`)}</ul>
<p>Every clause has its own address: the page, then <code>#</code> and the clause as it is cited, such as <code>#${clausesOf(book)[0]?.clause ?? ''}</code>. The word beside a clause says what the software does about it:</p>
<dl class="treatments">${(['enforced', 'recorded', 'displayed', 'physical'] as const)
    .filter((treatment) => count(treatment) > 0)
    .map(
      (treatment) =>
        html`<div><dt><span class="badge ${treatment}">${treatment}</span></dt><dd>${treatments[treatment]} <small>(${count(treatment)})</small></dd></div>`,
    )}</dl>
${marks.length > 0 ? html`<p>In the pictures of rolls:</p>${legend(marks)}` : undefined}</section>
`;
}

const totals = (book: Rulebook): Markup =>
  html`<section class="part" aria-labelledby="totals"><h2 id="totals">How often each total falls</h2><table class="totals"><thead><tr><th scope="col">Total</th><th scope="col" class="r">Rolls</th><th scope="col" class="r">Chance</th></tr></thead><tbody>${book.totals.map(
    ({
      of,
      total,
      ways,
    }) => html`<tr><th scope="row">${total}</th><td class="r"><b>${ways}</b> <small>of ${of}</small></td><td class="r"><small>${((ways / of) * 100).toFixed(2)}%</small></td></tr>
`,
  )}</tbody></table></section>`;

const readingIndex = (book: Rulebook): Markup =>
  html`<section class="part" aria-labelledby="readings"><h2 id="readings">Readings chosen</h2><p class="lead">Where the published text slips or leaves a question open. Each stands in full at its first clause.</p><ol class="readings">${clausesOf(
    book,
  ).flatMap((entry) =>
    entry.readings.map(
      ({ anchor, id, question }) =>
        html`<li><a class="id" href="${addressOf(anchor)}">${id}</a><span>${question.map(({ text }) => text)}</span><span class="at">${linkTo(entry.clause, entry.label)}</span></li>
`,
    ),
  )}</ol></section>`;

const clauseIndex = (book: Rulebook): Markup =>
  html`<section class="part" aria-labelledby="index"><h2 id="index">Index of clauses</h2>${book.sections.map(
    ({ clauses, number, title }) =>
      html`<h3 class="plain">${number === undefined ? undefined : `${number} `}${title}</h3><ul class="index">${clauses.map(({ clause, label }) => html`<li><a href="${addressOf(clause)}">${breakable(label)}</a></li>`)}</ul>
`,
  )}</section>`;
