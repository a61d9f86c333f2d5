import type { Print } from '@dicepit/words/print';
import { toAddress } from '../anchor.ts';
import type { Rulebook, WagerEntry } from '../model.ts';
import { sayPays } from '../wagers.ts';
import { listClauses } from '../weave.ts';
import { figureColumns, nameWithMeaning, quotedIn } from '../words.ts';
import { toHeadings } from './front.ts';
import { html, inLanguage, type Markup } from './markup.ts';
import { part } from './part.ts';
import { breakable, headed, linkTo } from './prose.ts';
import { table, wideTable } from './table.ts';
import { figureInColumn } from './wager-html.ts';

/** Every wager of the game in one table. */
export function odds(book: Rulebook): Markup {
  const { print } = book;
  const { book: said, wagers } = print.words;
  return part(
    toHeadings(book).odds,
    hasChances(book) && html`<p class="lead">${said.oddsLead}</p>\n`,
    wideTable(hasChances(book) ? said.everyFigure : said.everyWager, {
      kind: 'odds',
      columns: [
        { title: wagers.heading },
        { title: wagers.pays },
        ...(hasChances(book) ? figureColumns(print).map((title) => ({ title, figures: true as const })) : []),
      ],
      rows: book.wagers.map((entry) => oddsRow(entry, print)),
    }),
  );
}

const hasChances = ({ wagers }: Rulebook): boolean => wagers.some(({ figures }) => figures !== undefined);

/** How often each total falls, for a game whose totals are not bet on. */
export function totals(book: Rulebook): Markup {
  const { percent, words } = book.print;
  return part(
    toHeadings(book).totals,
    table({
      columns: [
        { title: words.book.total },
        { title: words.book.rolls, figures: true },
        { title: words.book.chance, figures: true },
      ],
      rows: book.totals.map(({ of, total, ways }) => [
        total,
        html`<b>${ways}</b> <small>${words.book.ofAll({ all: of })}</small>`,
        html`<small>${percent(ways / of)}</small>`,
      ]),
    }),
  );
}

export const readingIndex = (book: Rulebook): Markup =>
  part(
    toHeadings(book).readings,
    html`<p class="lead">${book.print.words.book.readingsLead}</p>
<ol class="readings">
${listClauses(book).flatMap((entry) =>
  entry.readings.map(
    ({ anchor, id, question }) =>
      html`<li><a class="id" href="${toAddress(anchor)}">${id}</a>
<span${inLanguage(quotedIn(book.print))}>${question.map(({ text }) => text).join('')}</span>
<span class="at">${linkTo(entry.clause, headed(entry.label))}</span></li>\n`,
  ),
)}</ol>
`,
  );

export const clauseIndex = (book: Rulebook): Markup =>
  part(
    toHeadings(book).index,
    ...book.sections.map(
      ({ clauses, number, title }) =>
        html`<h3 class="plain">${number !== undefined && `${number} `}${title}</h3>
<ul class="index">
${clauses.map(
  ({ clause, label }) => html`<li><a href="${toAddress(clause)}">${breakable(headed(label))}</a></li>\n`,
)}</ul>
`,
    ),
  );

const oddsRow = (entry: WagerEntry, print: Print): readonly (Markup | string)[] => {
  const { clause, figures, pays } = entry;
  return [
    linkTo(clause, nameWithMeaning(entry, print)),
    sayPays(pays, print),
    ...(figures === undefined
      ? []
      : [
          ...[figures.win, figures.edge, figures.edgePerRoll, figures.rollsToDecision].map((figure) =>
            figureInColumn(figure, print),
          ),
          html`<b>${figures.standardDeviation}</b>`,
        ]),
  ];
};
