import type { Span } from './plan.ts';

export type Way = 'left' | 'right' | 'up' | 'down';

/** Where something lies, in lines of a grid or in pixels of a screen. */
export type Place = { readonly columns: Span; readonly rows: Span };

/**
 * The area that lies next in a direction: the nearest one beside this, and of several the one most nearly in line.
 * Nothing where the felt ends.
 */
export function nextCell<At extends Place>(cells: readonly At[], from: Place, way: Way): At | undefined {
  const isAcross = way === 'left' || way === 'right';
  const along = (cell: Place): Span => (isAcross ? cell.columns : cell.rows);
  const athwart = (cell: Place): Span => (isAcross ? cell.rows : cell.columns);
  const isBack = way === 'left' || way === 'up';
  const distance = (cell: Place): number =>
    isBack ? along(from)[0] - along(cell)[1] : along(cell)[0] - along(from)[1];
  const slant = (cell: Place): number => Math.abs(middle(athwart(cell)) - middle(athwart(from)));
  return cells
    .filter((cell) => distance(cell) >= 0 && overlaps(athwart(cell), athwart(from)))
    .toSorted((a, b) => distance(a) - distance(b) || slant(a) - slant(b))[0];
}

/** Where a box lies on the screen. Neighbours may share a line there, and a part of a pixel is no overlap. */
export function placeOf({ left, right, top, bottom }: DOMRectReadOnly): Place {
  const within = (from: number, to: number): Span => [Math.round(from) + LINE, Math.round(to) - LINE];
  return { columns: within(left, right), rows: within(top, bottom) };
}

/** How wide the lines between areas are at most, in pixels. */
const LINE = 2;

const overlaps = ([from, to]: Span, [start, end]: Span): boolean => from < end && start < to;

const middle = ([from, to]: Span): number => (from + to) / 2;
