import { everyPips, type Pips, totalOf, writeRoll } from '@dicepit/engine';
import type { Mark, RollGrid } from '../model.ts';
import { markWords, sayCounts } from '../words.ts';
import { html, type Markup } from './markup.ts';

/** A grid of rolls as a picture: six by six for two dice, a column to each total for three. */
export const gridPicture = (grid: RollGrid, name: string): Markup =>
  grid.dice === 2 ? square(grid, name) : columns(grid, name);

/** The dice and the hatching that all pictures of a page share. */
export const sprite = (): Markup => html`<svg class="sprite" aria-hidden="true" focusable="false"><defs>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V5"/></pattern>
${everyPips.map(die)}
</defs></svg>
`;

/** What the marks mean, drawn beside their words. */
export const legend = (marks: readonly Mark[]): Markup =>
  html`<ul class="legend">${marks.map(
    (mark) =>
      html`<li><svg width="26" height="26" viewBox="0 0 30 30" aria-hidden="true" focusable="false">${cellShape(mark, 1, 1)}</svg>${markWords[mark]}</li>`,
  )}</ul>`;

const side = 28;
const step = 31;
const edge = 27;

function square(grid: RollGrid, name: string): Markup {
  const size = edge + 6 * step;
  return html`<svg class="square" viewBox="0 0 ${size} ${size}" role="img" aria-label="${labelOf(grid, name)}">${everyPips.map(
    (pips) => {
      const at = edge + (pips - 1) * step + 5;
      return html`<use href="#die-${pips}" x="${at}" y="2" width="18" height="18"/><use href="#die-${pips}" x="2" y="${at}" width="18" height="18"/>`;
    },
  )}${grid.cells.map(({ roll, mark }) => {
    const [first = 1, second = 1] = roll;
    const [x, y] = [edge + (second - 1) * step, edge + (first - 1) * step];
    // A struck total stands in the corner, clear of its stroke.
    const [right, down] = mark === 'loses' ? [10, 15] : [side / 2, 19.5];
    return html`${cellShape(mark, x, y)}<text class="${mark}" x="${x + right}" y="${y + down}">${totalOf(roll)}</text>`;
  })}</svg>`;
}

/** One roll: a win is filled and framed, a loss is struck through, what rides on is dashed. */
function cellShape(mark: Mark, x: number, y: number): Markup {
  const strike =
    mark === 'loses'
      ? html`<path class="strike" d="M${x + 9} ${y + side - 3}L${x + side - 3} ${y + 9}"/>`
      : undefined;
  return html`<rect class="cell ${mark}" x="${x}" y="${y}" width="${side}" height="${side}" rx="5"/>${strike}`;
}

const width = 20;
const height = 108;

function columns(grid: RollGrid, name: string): Markup {
  const totals = [...new Set(grid.cells.map(({ roll }) => totalOf(roll)))].toSorted((a, b) => a - b);
  const bars = totals.map((total, index) => {
    const here = grid.cells.filter(({ roll }) => totalOf(roll) === total);
    const won = here.filter(({ mark }) => mark === 'wins').length;
    const [x, unit] = [index * (width + 2) + 1, height / 27];
    const base = 16 + height;
    const lost = here.length - won;
    return html`${lost > 0 ? html`<rect class="bar loses" x="${x}" y="${base - here.length * unit}" width="${width}" height="${lost * unit}"/>` : undefined}${won > 0 ? html`<rect class="bar wins" x="${x}" y="${base - won * unit}" width="${width}" height="${won * unit}"/>` : undefined}<text class="count" x="${x + width / 2}" y="${base - here.length * unit - 4}">${won === 0 ? '·' : won}</text><text class="total" x="${x + width / 2}" y="${base + 17}">${total}</text>`;
  });
  const size = totals.length * (width + 2);
  return html`<svg class="columns" viewBox="0 0 ${size} 146" role="img" aria-label="${labelOf(grid, name)}">${bars}</svg>`;
}

function labelOf(grid: RollGrid, name: string): string {
  const told = grid.counts.map(({ mark, count }) => {
    const rolls = grid.cells.filter((cell) => cell.mark === mark).map(({ roll }) => writeRoll(roll));
    // A long list helps nobody who listens to it; a short one is the whole answer.
    return count <= 10 ? `${markWords[mark]}: ${rolls.join(', ')}` : '';
  });
  const stage = grid.stage === undefined ? '' : `, ${grid.stage}`;
  return [`${name}${stage}: ${sayCounts(grid)}`, ...told.filter((each) => each !== '')].join('. ');
}

const spots: Readonly<Record<Pips, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

const die = (pips: Pips): Markup =>
  html`<symbol id="die-${pips}" viewBox="0 0 40 40"><rect x="1" y="1" width="38" height="38" rx="8.5" fill="#c8102e" stroke="#7d091d" stroke-width="1.4"/>${spots[pips].map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="4.2" fill="#fff"/>`)}</symbol>
`;
