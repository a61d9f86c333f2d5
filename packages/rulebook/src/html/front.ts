import { toAddress } from '../anchor.ts';
import type { Mark, Rulebook } from '../model.ts';
import { listClauses } from '../weave.ts';
import { firstWords } from '../words.ts';
import { legend } from './grid.ts';
import { html, type Markup } from './markup.ts';
import { type Heading, part } from './part.ts';
import { headed, linkTo, prose } from './prose.ts';
import { wideTable } from './table.ts';

/** The headings of the book's own parts; those of the rules come between `choices` and `odds`. */
export const toHeadings = ({ print: { words } }: Rulebook) =>
  ({
    about: { id: 'about', title: words.book.about },
    choices: { id: 'choices', title: words.book.choices },
    odds: { id: 'odds', title: words.book.odds },
    totals: { id: 'totals', title: words.book.totals },
    readings: { id: 'readings', title: words.book.readings },
    index: { id: 'index', title: words.book.index },
  }) as const satisfies Record<string, Heading>;

export function contents(book: Rulebook): Markup {
  const { about, choices, odds, totals, readings, index } = toHeadings(book);
  const listed: readonly Heading[] = [
    about,
    ...(book.choices.length > 0 ? [choices] : []),
    ...book.sections,
    ...(book.wagers.length > 0 ? [odds] : []),
    ...(book.totals.length > 0 ? [totals] : []),
    readings,
    index,
  ];
  return html`<nav class="toc" id="contents" aria-label="${book.print.words.book.contents}">
<ol>
${listed.map(
  ({ id, number, title }) =>
    html`<li><a href="${toAddress(id)}"><span class="n">${number}</span>${title}</a></li>\n`,
)}</ol>
</nav>`;
}

/** What a reader must know first: whose words these are, and how the book is to be read. */
export function about(book: Rulebook): Markup {
  const notices = [
    ...firstWords(book).map((words) => html`${words}`),
    ...book.notices.map((each) => html`${prose(each, book.print)}`),
  ];
  const marks = toMarks(book);
  const { book: said } = book.print.words;
  const example = '\u{E000}';
  const [before = '', after = ''] = said.address({ example }).split(example);
  return part(
    toHeadings(book).about,
    html`<ul class="notices">
${notices.map((notice) => html`<li>${notice}</li>\n`)}</ul>
<p class="lead">${before}<code>#${listClauses(book)[0]?.clause}</code>${after}
${said.beside}</p>
<dl class="treatments">
${toTreatments(book)}</dl>
${marks.length > 0 && html`<p class="lead">${said.pictures}</p>\n${legend(marks, book.print)}`}`,
  );
}

/** What the table may choose and what it posts. */
export function choices(book: Rulebook): Markup {
  const { book: said } = book.print.words;
  return part(
    toHeadings(book).choices,
    html`<p class="lead">${
      book.wagers.some(({ figures }) => figures !== undefined) ? said.forChoices : said.oddsForChoices
    }</p>\n`,
    wideTable(said.mayChoose, {
      columns: [{ title: said.choice }, { title: said.here }, { title: said.allowed }, { title: said.by }],
      rows: book.choices.map(({ about: what, allowed, clause, value }) => [
        what,
        html`<b>${value}</b>`,
        allowed,
        linkTo(clause, headed(clause.slice(book.prefix.length + 1))),
      ]),
    }),
  );
}

function toTreatments(book: Rulebook): readonly Markup[] {
  return (['enforced', 'recorded', 'displayed', 'physical'] as const).flatMap((treatment) => {
    const count = listClauses(book).filter((entry) => entry.treatment === treatment).length;
    if (count === 0) return [];
    const { name, means } = book.print.words.treatments[treatment];
    return [
      html`<div><dt><span class="badge ${treatment}">${name}</span></dt>
<dd>${means} <small>(${count})</small></dd></div>\n`,
    ];
  });
}

const toMarks = (book: Rulebook): readonly Mark[] =>
  (['wins', 'loses', 'pushes', 'stands', 'moves'] as const).filter((mark) =>
    book.wagers.some(({ grids }) => grids.some(({ counts }) => counts.some((each) => each.mark === mark))),
  );
