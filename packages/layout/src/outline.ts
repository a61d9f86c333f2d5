import type { Box } from '@dicepit/engine';
import type { Measures } from './shape.ts';
import { short } from './svg.ts';

/** How round each corner of a box is, clockwise from the top left. */
export type Radii = readonly [number, number, number, number];

/**
 * The corners of one box among its neighbours. Those at the corners of the whole felt are round like the
 * table's, those that touch a neighbour are square so that the lines join, and the rest are eased.
 */
export function toRadii(box: Box, boxes: readonly Box[], corners: Measures['corners']): Radii {
  const others = boxes.filter((other) => other !== box);
  const felt = cornersOf(around(boxes));
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(box).map((corner, index) => {
    const outermost = felt[index];
    if (outermost !== undefined && isSame(corner, outermost)) return corners.outer;
    return others.some((other) => touches(other, corner)) ? 0 : corners.inner;
  });
  return [topLeft ?? 0, topRight ?? 0, bottomRight ?? 0, bottomLeft ?? 0];
}

/** The outline of a box with rounded corners, as an SVG path. */
export function path({ x, y, width, height }: Box, [tl, tr, br, bl]: Radii): string {
  const right = x + width;
  const bottom = y + height;
  const arc = (radius: number, toX: number, toY: number) =>
    radius === 0 ? '' : `A${radius} ${radius} 0 0 1 ${short(toX)} ${short(toY)}`;
  return [
    `M${short(x + tl)} ${short(y)}H${short(right - tr)}`,
    arc(tr, right, y + tr),
    `V${short(bottom - br)}`,
    arc(br, right - br, bottom),
    `H${short(x + bl)}`,
    arc(bl, x, bottom - bl),
    `V${short(y + tl)}`,
    arc(tl, x + tl, y),
    'z',
  ].join('');
}

/** The corners of the hairline inside an outline: outer corners stay parallel to it, all others are alike. */
export const innerRadii = (radii: Radii, measures: Measures): Radii => {
  const inside = (radius: number) =>
    radius === measures.corners.outer ? radius - measures.hair.inset : measures.hair.corner;
  const [tl, tr, br, bl] = radii;
  return [inside(tl), inside(tr), inside(br), inside(bl)];
};

type Point = { readonly x: number; readonly y: number };

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

// Thirds and sixths of a felt's width do not add up exactly.
const hairsbreadth = 0.01;

const isSame = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < hairsbreadth && Math.abs(a.y - b.y) < hairsbreadth;

const touches = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x - hairsbreadth &&
  point.x < x + width + hairsbreadth &&
  point.y > y - hairsbreadth &&
  point.y < y + height + hairsbreadth;
