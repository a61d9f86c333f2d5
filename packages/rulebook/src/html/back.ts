import { addressOf } from '../anchor.ts';
import type { Rulebook, WagerEntry } from '../model.ts';
import { sayPays } from '../wagers.ts';
import { clausesOf } from '../weave.ts';
import { headings } from './front.ts';
import { html, type Markup } from './markup.ts';
import { part } from './part.ts';
import { breakable, headed, linkTo } from './prose.ts';
import { table, wideTable } from './table.ts';
import { figureInColumn } from './wager-html.ts';

/** Every wager of the game in one table. */
export const odds = (book: Rulebook): Markup =>
  part(
    headings.odds,
    hasChances(book) && html`<p class="lead">Each for one unit staked and left until it is decided.</p>\n`,
    wideTable(hasChances(book) ? 'Odds and figures of every wager' : 'Odds of every wager', {
      kind: 'odds',
      columns: [
        { title: 'Wager' },
        { title: 'Pays' },
        ...(hasChances(book) ? figureColumns.map((title) => ({ title, figures: true as const })) : []),
      ],
      rows: book.wagers.map(oddsRow),
    }),
  );

const figureColumns = ['Chance to win', 'Edge per decision', 'Edge per roll', 'Rolls', 'Deviation'];

const hasChances = ({ wagers }: Rulebook): boolean => wagers.some(({ figures }) => figures !== undefined);

/** How often each total falls, for a game whose totals are not bet on. */
export const totals = (book: Rulebook): Markup =>
  part(
    headings.totals,
    table({
      columns: [{ title: 'Total' }, { title: 'Rolls', figures: true }, { title: 'Chance', figures: true }],
      rows: book.totals.map(({ of, total, ways }) => [
        total,
        html`<b>${ways}</b> <small>of ${of}</small>`,
        html`<small>${((ways / of) * 100).toFixed(2)}%</small>`,
      ]),
    }),
  );

export const readingIndex = (book: Rulebook): Markup =>
  part(
    headings.readings,
    html`<p class="lead">Where the published text slips or leaves a question open.
Each stands in full at its first clause.</p>
<ol class="readings">
${clausesOf(book).flatMap((entry) =>
  entry.readings.map(
    ({ anchor, id, question }) =>
      html`<li><a class="id" href="${addressOf(anchor)}">${id}</a>
<span>${question.map(({ text }) => text).join('')}</span>
<span class="at">${linkTo(entry.clause, headed(entry.label))}</span></li>\n`,
  ),
)}</ol>
`,
  );

export const clauseIndex = (book: Rulebook): Markup =>
  part(
    headings.index,
    ...book.sections.map(
      ({ clauses, number, title }) =>
        html`<h3 class="plain">${number !== undefined && `${number} `}${title}</h3>
<ul class="index">
${clauses.map(
  ({ clause, label }) => html`<li><a href="${addressOf(clause)}">${breakable(headed(label))}</a></li>\n`,
)}</ul>
`,
    ),
  );

const oddsRow = ({ clause, figures, name, pays }: WagerEntry): readonly (Markup | string)[] => [
  linkTo(clause, name),
  sayPays(pays),
  ...(figures === undefined
    ? []
    : [
        ...[figures.win, figures.edge, figures.edgePerRoll, figures.rollsToDecision].map(figureInColumn),
        html`<b>${figures.standardDeviation}</b>`,
      ]),
];
