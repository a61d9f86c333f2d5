import { html, type Markup } from './markup.ts';

/** A column's heading; figures stand to the right. */
export type Column = { readonly title: string; readonly figures?: true };

export type Table = {
  readonly columns: readonly Column[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly (Markup | string | number)[])[];
  readonly kind?: string;
  readonly caption?: string;
};

export const table = ({ caption, columns, kind, rows }: Table): Markup =>
  html`<table class="${kind ?? 'plain'}">
${caption !== undefined && html`<caption>${caption}</caption>`}
<thead><tr>${columns.map(formatHeadCell)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell, at) => formatCell(cell, at, columns[at]))}</tr>\n`)}</tbody>
</table>
`;

/** A table that may be wider than a phone: it scrolls by itself, and by keyboard. */
export const wideTable = (label: string, written: Table): Markup =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
${table(written)}</div>
`;

const formatHeadCell = ({ figures, title }: Column): Markup =>
  html`<th scope="col" class="${side(figures)}">${title}</th>`;

const formatCell = (cell: Markup | string | number, index: number, column: Column | undefined): Markup =>
  index === 0 ? html`<th scope="row">${cell}</th>` : html`<td class="${side(column?.figures)}">${cell}</td>`;

const side = (figures: true | undefined): string => (figures === true ? 'r' : 'l');
