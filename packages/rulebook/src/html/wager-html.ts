import type { Print } from '@dicepit/words/print';
import type { Figure, Variant, WagerEntry, WagerGroup } from '../model.ts';
import { figureLines, fitsColumn, formatGroupName, payWords, sayCounts, saysMore } from '../words.ts';
import { gridPicture } from './grid.ts';
import { html, type Markup } from './markup.ts';
import { table } from './table.ts';

/** The block of one wager, or of several that fare alike: its rolls, its odds and its figures. */
export function wagerBlock(group: WagerGroup, print: Print): Markup {
  const [first] = group.wagers;
  if (first === undefined) return html``;
  const alone = group.wagers.length === 1;
  const pictures = group.wagers.flatMap((wager) => grids(wager, alone, print));
  const given = first.figures?.given;
  return html`<section class="wager">
<h4>${formatGroupName(group, print)}</h4>
<div class="spread${pictures.length === 1 && ' one'}">
<div class="grids">
${pictures}</div>
${figures(group, first, print)}</div>
${given !== undefined && html`<p class="given">${given}</p>`}
${group.variants.length > 0 && variantTable(formatGroupName(group, print), group.variants, print)}</section>
`;
}

/** A figure in a column; one too long for it gives way to its percentage. */
export const figureInColumn = (figure: Figure, { words }: Print): Markup =>
  fitsColumn(figure) ? toFigure(figure) : html`<small>${words.figures.about}</small> <b>${figure.about}</b>`;

const grids = (wager: WagerEntry, alone: boolean, print: Print): readonly Markup[] =>
  wager.grids.map((grid) => {
    const title = grid.stage ?? (alone ? undefined : wager.name);
    const counts = wager.figures === undefined ? '' : sayCounts(grid, print);
    return html`<figure>
${gridPicture(grid, { name: wager.name, counts }, print)}
<figcaption>${title !== undefined && html`<b>${title}</b> `}${counts}</figcaption>
</figure>
`;
  });

function figures(group: WagerGroup, { figures: exact }: WagerEntry, print: Print): Markup {
  const { figures: said, wagers } = print.words;
  const pays = payWords(group, print).map(
    ({ odds, on }) => html`<span class="line"><b>${odds}</b> <small>${on}</small></span>`,
  );
  return html`<dl class="figures">
<div><dt>${wagers.pays}</dt><dd>${pays}</dd></div>
${
  exact !== undefined &&
  html`${figureLines(exact, print).map(
    ([label, figure]) => html`<div><dt>${label}</dt><dd>${toFigure(figure)}</dd></div>\n`,
  )}<div><dt>${said.deviation}</dt>
<dd><b>${exact.standardDeviation}</b> <small>${said.perUnit}</small></dd></div>`
}
</dl>
`;
}

function toFigure(figure: Figure): Markup {
  const kind = figure.exact.length > 24 ? 'long' : 'exact';
  const beside = saysMore(figure) && html` <small>${figure.about}</small>`;
  return html`<b class="${kind}">${figure.exact}</b>${beside}`;
}

const variantTable = (wager: string, variants: readonly Variant[], { words }: Print): Markup =>
  table({
    kind: 'variants',
    caption: words.wagers.posts({ wager }),
    columns: [
      { title: words.wagers.pays },
      ...(variants.some(({ edge }) => edge !== undefined)
        ? [{ title: words.figures.edge, figures: true as const }]
        : []),
    ],
    rows: variants.map(({ choice, edge, inForce, pays }) => [
      html`${pays}
${choice !== undefined && html`<small><code>${choice}</code></small>`}
${inForce && html`<span class="here">${words.wagers.here}</span>`}`,
      ...(edge === undefined ? [] : [toFigure(edge)]),
    ]),
  });
