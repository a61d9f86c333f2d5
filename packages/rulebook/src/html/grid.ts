import { everyPips, totalOf, writeRoll } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type { Mark, RollGrid } from '../model.ts';
import { markWord } from '../words.ts';
import { html, type Markup } from './markup.ts';

/** A grid of rolls as a picture: six by six for two dice, a column to each total for three. */
export function gridPicture(grid: RollGrid, { name, counts }: Told, print: Print): Markup {
  const [shape, width, height, drawn] =
    grid.dice === 2
      ? (['square', 213, 213, square(grid)] as const)
      : (['columns', 352, 146, columns(grid)] as const);
  return html`<svg class="${shape}" viewBox="0 0 ${width} ${height}" role="img"
aria-label="${formatLabel(grid, { name, counts }, print)}">${drawn}</svg>`;
}

/** What the marks mean, drawn beside their words. */
export const legend = (marks: readonly Mark[], print: Print): Markup => html`<ul class="legend">
${marks.map(
  (mark) =>
    html`<li><svg width="26" height="26" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
${cell(mark, 1, 1)}</svg>${markWord(mark, print)}</li>\n`,
)}</ul>
`;

// A cell is 28 wide and the next begins 31 on; the dice take 27 above and to the left.
const [side, step, edge] = [28, 31, 27];

function square({ cells }: RollGrid): readonly Markup[] {
  const dice = everyPips.map((pips) => {
    const at = edge + (pips - 1) * step + 5;
    return html`<use href="#die-${pips}" x="${at}" y="2" width="18" height="18"/>
<use href="#die-${pips}" x="2" y="${at}" width="18" height="18"/>`;
  });
  const rolls = cells.map(({ roll, mark }) => {
    const [first = 1, second = 1] = roll;
    const [x, y] = [edge + (second - 1) * step, edge + (first - 1) * step];
    // A struck total stands in the corner, clear of its stroke.
    const [right, down] = mark === 'loses' ? [10, 15] : [side / 2, 19.5];
    const total = html`<text class="${mark}" x="${x + right}" y="${y + down}">${totalOf(roll)}</text>`;
    return html`${cell(mark, x, y)}${total}`;
  });
  return [...dice, ...rolls];
}

/** One roll: a win is filled and framed, a loss is struck through, a push has a second frame, what rides on is dashed. */
function cell(mark: Mark, x: number, y: number): Markup {
  const stroke = `M${x + 9} ${y + side - 3}L${x + side - 3} ${y + 9}`;
  return html`<rect class="cell ${mark}" x="${x}" y="${y}" width="${side}" height="${side}" rx="5"/>${
    mark === 'loses' && html`<path class="strike" d="${stroke}"/>`
  }${
    mark === 'pushes' &&
    html`<rect class="frame" x="${x + 4}" y="${y + 4}" width="${side - 8}" height="${side - 8}" rx="3"/>`
  }`;
}

// Ten and eleven fall in 27 ways each, and fill the height.
const [width, pitch, base, unit] = [20, 22, 124, 4];

function columns({ cells }: RollGrid): readonly Markup[] {
  const totals = [...new Set(cells.map(({ roll }) => totalOf(roll)))].toSorted((a, b) => a - b);
  return totals.map((total, index) => {
    const here = cells.filter(({ roll }) => totalOf(roll) === total);
    const won = here.filter(({ mark }) => mark === 'wins').length;
    const x = index * pitch + 1;
    const top = base - here.length * unit;
    return html`${bar('loses', { x, y: top, height: (here.length - won) * unit })}${bar('wins', {
      x,
      y: base - won * unit,
      height: won * unit,
    })}<text class="count" x="${x + width / 2}" y="${top - 4}">${won === 0 ? '·' : won}</text>
<text class="total" x="${x + width / 2}" y="${base + 17}">${total}</text>`;
  });
}

type Bar = { readonly x: number; readonly y: number; readonly height: number };

const bar = (mark: Mark, { x, y, height }: Bar): Markup =>
  height > 0
    ? html`<rect class="bar ${mark}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
    : html``;

/** What a picture is of, and how many rolls do what, where that is told. */
type Told = { readonly name: string; readonly counts: string };

function formatLabel(grid: RollGrid, { name, counts }: Told, print: Print): string {
  const { labelled } = print.words.list;
  const told = grid.counts.flatMap(({ mark, count }) => {
    const rolls = grid.cells.filter((each) => each.mark === mark).map(({ roll }) => writeRoll(roll));
    // A long list helps nobody who listens to it; a short one is the whole answer.
    return count <= 10 ? [labelled({ label: markWord(mark, print), text: rolls.join(', ') })] : [];
  });
  const stage = grid.stage === undefined ? '' : `, ${grid.stage}`;
  const head = counts === '' ? `${name}${stage}` : labelled({ label: `${name}${stage}`, text: counts });
  return [head, ...told].join('. ');
}
