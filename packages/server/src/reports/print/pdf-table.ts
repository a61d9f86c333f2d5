import type { PaperTable } from '@dicepit/rulebook';
import type { Sheet } from './pdf-sheet.ts';

/** The size of letters: a sign is read from across the room. */
const SIZES = { plain: 8, large: 15 } as const;
const CELL_PADDING_PT = 3;
const CELL_MARGIN_PT = 4;
const BLANK_HEIGHT = 11;

/** A table whose titles are repeated on every page that it goes over. */
export function table(
  sheet: Sheet,
  { columns, rows, totals, blank = false, large = false }: PaperTable,
): void {
  const size = large ? SIZES.large : SIZES.plain;
  const places = placesOf(sheet, columns);
  const titles = columns.map(({ title }) => title);
  sheet.room(40);
  const head = (): void => row(sheet, places, titles, { size, bold: true, least: 0, rule: 'heavy' });
  head();
  for (const cells of rows) {
    const least = blank ? BLANK_HEIGHT : 0;
    const dress = { size, least, rule: blank ? 'box' : 'light' } as const;
    if (sheet.room(heightOf(sheet, places, cells, dress))) head();
    row(sheet, places, cells, dress);
  }
  if (totals !== undefined) {
    const dress = { size, bold: true, least: 0, rule: 'heavy' } as const;
    sheet.room(heightOf(sheet, places, totals, dress));
    row(sheet, places, totals, dress);
  }
  sheet.down(8);
}

type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

type Dress = {
  readonly size: number;
  readonly bold?: boolean;
  readonly least: number;
  readonly rule: 'light' | 'heavy' | 'box';
};

function placesOf({ left, width }: Sheet, columns: PaperTable['columns']): readonly Place[] {
  const all = columns.reduce((sum, { weight }) => sum + weight, 0);
  let x = left;
  return columns.map(({ weight, figures = false }) => {
    const place = { x, width: (width * weight) / all, align: figures ? 'right' : 'left' } as const;
    x += place.width;
    return place;
  });
}

function heightOf(
  sheet: Sheet,
  places: readonly Place[],
  cells: readonly string[],
  { size, bold = false, least }: Dress,
): number {
  const heights = cells.map((cell, at) => {
    const { x = 0, width = 0 } = places[at] ?? {};
    return sheet.heightOf(cell, { x, width: width - 2 * CELL_MARGIN_PT, size, bold });
  });
  return Math.max(least, ...heights, size) + 2 * CELL_PADDING_PT;
}

function row(sheet: Sheet, places: readonly Place[], cells: readonly string[], dress: Dress): void {
  const { size, bold = false, rule } = dress;
  const { document, left, width } = sheet;
  const height = heightOf(sheet, places, cells, dress);
  sheet.down(CELL_PADDING_PT);
  for (const [at, cell] of cells.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    const { x, width: wide, align } = place;
    sheet.write(cell, { x: x + CELL_MARGIN_PT, width: wide - 2 * CELL_MARGIN_PT, size, bold, align });
  }
  sheet.down(-CELL_PADDING_PT);
  const top = sheet.top();
  if (rule === 'box')
    for (const { x, width: wide } of places)
      document.rect(x, top, wide, height).lineWidth(0.4).stroke('#777');
  else
    document
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(rule === 'heavy' ? 0.9 : 0.3)
      .stroke(rule === 'heavy' ? '#111' : '#aaa');
  sheet.down(height);
}
