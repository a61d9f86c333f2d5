import { type Extent, type Label, overlaps, toExtent } from './text.ts';

/** A marked point and what is written beside it. */
export type Pointed = { readonly x: number; readonly y: number; readonly text: string };

/**
 * Words beside points, each where there is room: none out of the field, none over another, none over a point.
 * Words for which there is no room are left out; the table has them.
 */
export function placed(points: readonly Pointed[], room: Extent, side: 'left' | 'right'): readonly Label[] {
  const taken: Extent[] = points.map(({ x, y }) => ({
    left: x - 6,
    right: x + 6,
    top: y - 6,
    bottom: y + 6,
  }));
  const labels: Label[] = [];
  for (const point of points) {
    const label = around(point, side).find((each) => {
      const extent = toExtent(each);
      return isWithin(extent, room) && !taken.some((other) => overlaps(extent, other));
    });
    if (label === undefined) continue;
    labels.push(label);
    taken.push(toExtent(label));
  }
  return labels;
}

function around({ x, y, text }: Pointed, side: 'left' | 'right'): readonly Label[] {
  const right = [-9, -26, 22, -43].map((up): Label => ({ x: x + 10, y: y + up, text, strong: true }));
  const left = right.map((label): Label => ({ ...label, x: x - 10, anchor: 'end' }));
  return side === 'right' ? [...right, ...left] : [...left, ...right];
}

const isWithin = (inner: Extent, outer: Extent): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right + 16 &&
  inner.top >= outer.top - 8 &&
  inner.bottom <= outer.bottom - 2;
