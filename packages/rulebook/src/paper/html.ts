import { html, inLanguage, type Markup } from '../html/markup.ts';
import type { Block, Paper, PaperTable } from './paper.ts';
import { paperCss } from './paper-css.ts';

/** A paper as a page of its own, ready to be printed on A4. */
export const paperPage = (paper: Paper): string =>
  html`<!doctype html>
<html lang="${paper.print.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${paper.title}</title>
<style>${{ markup: paperCss(paper.landscape === true) }}</style>
</head>
<body>
${paperBody(paper)}</body>
</html>
`.markup;

/** The paper alone, for a page that brings its own dress. */
export const paperBody = ({ title, subtitle, blocks, foot }: Paper): Markup => html`<main class="paper">
<header><h1>${title}</h1>${subtitle !== undefined && html`<p>${subtitle}</p>`}</header>
${blocks.map(toBlock)}
<footer>${foot.map((line) => html`<p>${line}</p>`)}</footer>
</main>
`;

function toBlock(block: Block): Markup {
  switch (block.is) {
    case 'heading':
      return html`<h2>${block.text}</h2>\n`;
    case 'text':
      return html`<p class="${block.small === true ? 'small' : 'plain'}">${block.text}</p>\n`;
    case 'sign':
      return html`<p class="sign"><span>${block.label}</span> <strong>${block.says}</strong></p>\n`;
    case 'table':
      return toTable(block);
    case 'blanks':
      return html`<dl class="blanks">${block.labels.map((label) => html`<div><dt>${label}</dt><dd></dd></div>`)}</dl>\n`;
    case 'checks':
      return html`<ul class="checks">${block.items.map(
        ({ says, clause }) => html`<li>${says} <small>${clause}</small></li>`,
      )}</ul>\n`;
    case 'clauses':
      return html`<dl class="clauses">${block.items.map(
        ({ label, says }) => html`<dt>${label}</dt><dd${inLanguage(block.language)}>${says}</dd>`,
      )}</dl>\n`;
  }
}

const toTable = ({
  columns,
  rows,
  totals,
  blank,
  large,
}: PaperTable): Markup => html`<table class="${blank === true ? 'blank' : large === true ? 'large' : 'full'}">
<colgroup>${columns.map(({ weight }) => html`<col style="width:${share(columns, weight)}%">`)}</colgroup>
<thead><tr>${columns.map(({ title, figures }) => html`<th scope="col" class="${side(figures)}">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell, at) => html`<td class="${side(columns[at]?.figures)}">${cell}</td>`)}</tr>\n`)}</tbody>
${totals !== undefined && html`<tfoot><tr>${totals.map((cell, at) => html`<td class="${side(columns[at]?.figures)}">${cell}</td>`)}</tr></tfoot>`}
</table>
`;

const share = (columns: PaperTable['columns'], weight: number): string =>
  ((100 * weight) / columns.reduce((sum, column) => sum + column.weight, 0)).toFixed(1);

const side = (figures: boolean | undefined): string => (figures === true ? 'r' : 'l');
