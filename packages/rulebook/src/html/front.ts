import { addressOf } from '../anchor.ts';
import type { Mark, Rulebook } from '../model.ts';
import { clausesOf } from '../weave.ts';
import { firstWords, treatments } from '../words.ts';
import { legend } from './grid.ts';
import { html, type Markup } from './markup.ts';
import { type Heading, part } from './part.ts';
import { headed, linkTo, prose } from './prose.ts';
import { wideTable } from './table.ts';

/** The headings of the book's own parts; those of the rules come between `choices` and `odds`. */
export const headings = {
  about: { id: 'about', title: 'Before you read' },
  choices: { id: 'choices', title: 'What this table posts' },
  odds: { id: 'odds', title: 'Odds and figures' },
  totals: { id: 'totals', title: 'How often each total falls' },
  readings: { id: 'readings', title: 'Readings chosen' },
  index: { id: 'index', title: 'Index of clauses' },
} as const satisfies Record<string, Heading>;

export function contents(book: Rulebook): Markup {
  const { about, choices, odds, totals, readings, index } = headings;
  const listed: readonly Heading[] = [
    about,
    ...(book.choices.length > 0 ? [choices] : []),
    ...book.sections,
    ...(book.wagers.length > 0 ? [odds] : []),
    ...(book.totals.length > 0 ? [totals] : []),
    readings,
    index,
  ];
  return html`<nav class="toc" id="contents" aria-label="Contents">
<ol>
${listed.map(
  ({ id, number, title }) =>
    html`<li><a href="${addressOf(id)}"><span class="n">${number}</span>${title}</a></li>\n`,
)}</ol>
</nav>`;
}

/** What a reader must know first: whose words these are, and how the book is to be read. */
export function about(book: Rulebook): Markup {
  const notices = [
    ...firstWords(book).map((words) => html`${words}`),
    ...book.notices.map((each) => html`${prose(each)}`),
  ];
  const marks = marksOf(book);
  return part(
    headings.about,
    html`<ul class="notices">
${notices.map((notice) => html`<li>${notice}</li>\n`)}</ul>
<p class="lead">Every clause has its own address: the page, then <code>#</code> and the clause as
it is cited, such as <code>#${clausesOf(book)[0]?.clause}</code>.
The word beside a clause says what the software does about it:</p>
<dl class="treatments">
${treatmentsOf(book)}</dl>
${marks.length > 0 && html`<p class="lead">In the pictures of rolls:</p>\n${legend(marks)}`}`,
  );
}

/** What the table may choose and what it posts. */
export const choices = (book: Rulebook): Markup =>
  part(
    headings.choices,
    html`<p class="lead">${
      book.wagers.some(({ figures }) => figures !== undefined)
        ? 'The odds, chances and edges in this book are for these choices.'
        : 'The odds in this book are for these choices.'
    }</p>\n`,
    wideTable('What a table may choose', {
      columns: [{ title: 'Choice' }, { title: 'Here' }, { title: 'Allowed' }, { title: 'By' }],
      rows: book.choices.map(({ about: what, allowed, clause, value }) => [
        what,
        html`<b>${value}</b>`,
        allowed,
        linkTo(clause, headed(clause.slice(book.prefix.length + 1))),
      ]),
    }),
  );

function treatmentsOf(book: Rulebook): readonly Markup[] {
  return (['enforced', 'recorded', 'displayed', 'physical'] as const).flatMap((treatment) => {
    const count = clausesOf(book).filter((entry) => entry.treatment === treatment).length;
    if (count === 0) return [];
    return [
      html`<div><dt><span class="badge ${treatment}">${treatment}</span></dt>
<dd>${treatments[treatment]} <small>(${count})</small></dd></div>\n`,
    ];
  });
}

const marksOf = (book: Rulebook): readonly Mark[] =>
  (['wins', 'loses', 'stands', 'moves'] as const).filter((mark) =>
    book.wagers.some(({ grids }) => grids.some(({ counts }) => counts.some((each) => each.mark === mark))),
  );
