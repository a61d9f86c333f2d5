import type { Choice, Figure, Rulebook, Variant, WagerEntry, WagerGroup } from '../model.ts';
import { sayPays } from '../wagers.ts';
import { figureLines, fitsColumn, nameOf, payWords, sayCounts, saysMore } from '../words.ts';
import { gridPicture } from './grid.ts';
import { html, type Markup } from './markup.ts';
import { linkTo } from './prose.ts';

/** The block of one wager, or of several that fare alike: its rolls, its odds and its figures. */
export function wagerBlock(group: WagerGroup): Markup {
  const [first] = group.wagers;
  if (first === undefined) return html``;
  const { figures } = first;
  const pictures = group.wagers.flatMap((wager) => wager.grids);
  return html`<section class="wager"><h4>${nameOf(group)}</h4>
<div class="spread${pictures.length === 1 ? ' one' : ''}"><div class="grids">${group.wagers.flatMap((wager) => grids(wager, group.wagers.length === 1))}</div>
<dl class="figures"><div><dt>Pays</dt><dd>${payWords(group).map(({ odds, on }) => html`<span class="line"><b>${odds}</b> <small>${on}</small></span>`)}</dd></div>${figureLines(
    figures,
  ).map(
    ([label, figure]) => html`<div><dt>${label}</dt><dd>${figureOf(figure)}</dd></div>`,
  )}<div><dt>Standard deviation</dt><dd><b>${figures.standardDeviation}</b> <small>per unit staked</small></dd></div></dl></div>
${figures.given === undefined ? undefined : html`<p class="given">${figures.given}</p>`}${group.variants.length > 0 ? variantTable(nameOf(group), group.variants) : undefined}</section>`;
}

/** Every wager of the game in one table. */
export const oddsTable = (
  book: Rulebook,
): Markup => html`<p class="lead">${book.wagers.length} wagers, each for one unit staked and left until it is decided.</p><div class="scroll" role="region" aria-label="Odds and figures of every wager" tabindex="0"><table class="odds"><thead><tr><th scope="col">Wager</th><th scope="col">Pays</th><th scope="col" class="r">Chance to win</th><th scope="col" class="r">Edge per decision</th><th scope="col" class="r">Edge per roll</th><th scope="col" class="r">Rolls</th><th scope="col" class="r">Deviation</th></tr></thead><tbody>
${book.wagers.map(oddsRow)}</tbody></table></div>`;

/** What the table may choose and what it posts. */
export const choiceTable = (
  choices: readonly Choice[],
  labelOf: (clause: string) => string,
): Markup => html`<div class="scroll" role="region" aria-label="What a table may choose" tabindex="0"><table><thead><tr><th scope="col">Choice</th><th scope="col">Here</th><th scope="col">Allowed</th><th scope="col">By</th></tr></thead><tbody>
${choices.map(
  ({
    about,
    allowed,
    clause,
    value,
  }) => html`<tr><th scope="row">${about}</th><td><b>${value}</b></td><td>${allowed}</td><td>${linkTo(clause, labelOf(clause))}</td></tr>
`,
)}</tbody></table></div>`;

const grids = (wager: WagerEntry, alone: boolean): readonly Markup[] =>
  wager.grids.map(
    (grid) =>
      html`<figure>${gridPicture(grid, wager.name)}<figcaption>${grid.stage === undefined && alone ? undefined : html`<b>${grid.stage ?? wager.name}</b> `}${sayCounts(grid)}</figcaption></figure>`,
  );

const figureOf = (figure: Figure): Markup =>
  html`<b${figure.exact.length > 24 ? html` class="long"` : undefined}>${figure.exact}</b>${saysMore(figure) ? html` <small>${figure.about}</small>` : undefined}`;

const variantTable = (
  name: string,
  variants: readonly Variant[],
): Markup => html`<table class="variants"><caption>What a table may post for ${name}</caption><thead><tr><th scope="col">Pays</th><th scope="col" class="r">House edge</th></tr></thead><tbody>
${variants.map(
  ({ choice, edge, inForce, pays }) =>
    html`<tr><th scope="row">${pays}${choice === undefined ? undefined : html` <small>${choice}</small>`}${inForce ? html` <span class="here">here</span>` : undefined}</th><td class="r">${figureOf(edge)}</td></tr>
`,
)}</tbody></table>`;

function oddsRow({ clause, name, pays, figures }: WagerEntry): Markup {
  const cells = [figures.win, figures.edge, figures.edgePerRoll, figures.rollsToDecision];
  return html`<tr><th scope="row">${linkTo(clause, name)}</th><td>${sayPays(pays)}</td>${cells.map((cell) => html`<td class="r">${inColumn(cell)}</td>`)}<td class="r"><b>${figures.standardDeviation}</b></td></tr>
`;
}

const inColumn = (figure: Figure): Markup =>
  fitsColumn(figure) ? figureOf(figure) : html`<small>about</small> <b>${figure.about}</b>`;
