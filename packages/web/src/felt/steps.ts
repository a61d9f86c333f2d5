import type { Cell, Span } from './plan.ts';

export type Way = 'left' | 'right' | 'up' | 'down';

/**
 * The area that lies next in a direction: the nearest one beside this, and of several the one most nearly in line.
 * Nothing where the felt ends.
 */
export function nextCell(cells: readonly Cell[], from: Cell, way: Way): Cell | undefined {
  const isAcross = way === 'left' || way === 'right';
  const along = (cell: Cell): Span => (isAcross ? cell.columns : cell.rows);
  const athwart = (cell: Cell): Span => (isAcross ? cell.rows : cell.columns);
  const isBack = way === 'left' || way === 'up';
  const distance = (cell: Cell): number =>
    isBack ? along(from)[0] - along(cell)[1] : along(cell)[0] - along(from)[1];
  const slant = (cell: Cell): number => Math.abs(middle(athwart(cell)) - middle(athwart(from)));
  return cells
    .filter((cell) => distance(cell) >= 0 && overlaps(athwart(cell), athwart(from)))
    .toSorted((a, b) => distance(a) - distance(b) || slant(a) - slant(b))[0];
}

const overlaps = ([from, to]: Span, [start, end]: Span): boolean => from < end && start < to;

const middle = ([from, to]: Span): number => (from + to) / 2;
