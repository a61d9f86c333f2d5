import type { Figure, Variant, WagerEntry, WagerGroup } from '../model.ts';
import { figureLines, fitsColumn, nameOf, payWords, sayCounts, saysMore } from '../words.ts';
import { gridPicture } from './grid.ts';
import { html, type Markup } from './markup.ts';
import { table } from './table.ts';

/** The block of one wager, or of several that fare alike: its rolls, its odds and its figures. */
export function wagerBlock(group: WagerGroup): Markup {
  const [first] = group.wagers;
  if (first === undefined) return html``;
  const alone = group.wagers.length === 1;
  const pictures = group.wagers.flatMap((wager) => grids(wager, alone));
  const given = first.figures?.given;
  return html`<section class="wager">
<h4>${nameOf(group)}</h4>
<div class="spread${pictures.length === 1 && ' one'}">
<div class="grids">
${pictures}</div>
${figures(group, first)}</div>
${given !== undefined && html`<p class="given">${given}</p>`}
${group.variants.length > 0 && variantTable(nameOf(group), group.variants)}</section>
`;
}

/** A figure in a column; one too long for it gives way to its percentage. */
export const figureInColumn = (figure: Figure): Markup =>
  fitsColumn(figure) ? figureOf(figure) : html`<small>about</small> <b>${figure.about}</b>`;

const grids = (wager: WagerEntry, alone: boolean): readonly Markup[] =>
  wager.grids.map((grid) => {
    const title = grid.stage ?? (alone ? undefined : wager.name);
    const counts = wager.figures === undefined ? '' : sayCounts(grid);
    return html`<figure>
${gridPicture(grid, { name: wager.name, counts })}
<figcaption>${title !== undefined && html`<b>${title}</b> `}${counts}</figcaption>
</figure>
`;
  });

function figures(group: WagerGroup, { figures: exact }: WagerEntry): Markup {
  const pays = payWords(group).map(
    ({ odds, on }) => html`<span class="line"><b>${odds}</b> <small>${on}</small></span>`,
  );
  return html`<dl class="figures">
<div><dt>Pays</dt><dd>${pays}</dd></div>
${
  exact !== undefined &&
  html`${figureLines(exact).map(
    ([label, figure]) => html`<div><dt>${label}</dt><dd>${figureOf(figure)}</dd></div>\n`,
  )}<div><dt>Standard deviation</dt>
<dd><b>${exact.standardDeviation}</b> <small>per unit staked</small></dd></div>`
}
</dl>
`;
}

function figureOf(figure: Figure): Markup {
  const kind = figure.exact.length > 24 ? 'long' : 'exact';
  const beside = saysMore(figure) && html` <small>${figure.about}</small>`;
  return html`<b class="${kind}">${figure.exact}</b>${beside}`;
}

const variantTable = (name: string, variants: readonly Variant[]): Markup =>
  table({
    kind: 'variants',
    caption: `What a table may post for ${name}`,
    columns: [
      { title: 'Pays' },
      ...(variants.some(({ edge }) => edge !== undefined)
        ? [{ title: 'House edge', figures: true as const }]
        : []),
    ],
    rows: variants.map(({ choice, edge, inForce, pays }) => [
      html`${pays}
${choice !== undefined && html`<small>${choice}</small>`}
${inForce && html`<span class="here">here</span>`}`,
      ...(edge === undefined ? [] : [figureOf(edge)]),
    ]),
  });
