import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { Palette } from './palette.ts';
import { element, short } from './svg.ts';
import { drawLabel, type Extent, type Label, sizes, toExtent, widthOf } from './text.ts';

/** One axis: what it measures with its unit, the values it covers, and how it writes one. */
export type Axis = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly write: (value: number) => string;
  /** The values that are written, as far as they fit; round ones when not said. */
  readonly written?: readonly number[];
};

type Scale = ScaleLinear<number, number>;

/** The room between two axes, with the scales that place a value in it. */
export type Field = {
  readonly room: Extent;
  readonly x: Scale;
  readonly y: Scale;
  /** The left edge of all that belongs to the field, the figures of its axis included. */
  readonly start: number;
  /** The right edge of the same, the room beside it included. */
  readonly end: number;
};

/** What stands beside the field: room kept free at the right for labels, and at the left for a bar apart. */
export type Beside = { readonly right?: number; readonly apart?: number };

const TICK = 5;
const UNDER = 44;

/** Lays out two axes in a room. The label of `y` stands above its axis, that of `x` below, at its end. */
export function createField(
  room: Extent,
  { x, y }: { readonly x: Axis; readonly y: Axis },
  beside: Beside = {},
): Field {
  const top = room.top + 26;
  const bottom = room.bottom - UNDER;
  const vertical = scaleLinear([y.from, y.to], [bottom, top]).nice(linesIn(bottom - top));
  const widest = Math.max(...ticksOf(vertical).map((tick) => widthOf(y.write(tick))));
  const left = room.left + widest + 8;
  const right = room.right - (beside.right ?? 8);
  return {
    room: { left, right, top, bottom },
    x: scaleLinear([x.from, x.to], [left + (beside.apart ?? 0), right]),
    y: vertical,
    start: room.left,
    end: room.right,
  };
}

/** The lines and figures of both axes. */
export function drawAxes(
  field: Field,
  { x, y }: { readonly x: Axis; readonly y: Axis },
  palette: Palette,
): string {
  const { left, right, top, bottom } = field.room;
  const across = ticksOf(field.y).flatMap((tick) => [
    line(
      [
        [left, field.y(tick)],
        [right, field.y(tick)],
      ],
      palette.hair,
      { kind: 'grid' },
    ),
    drawLabel({ x: left - 7, y: field.y(tick) + 4.5, text: y.write(tick), anchor: 'end' }, palette),
  ]);
  const along = figuresAlong(field, x).flatMap(({ at, label }) => [
    line(
      [
        [at, bottom],
        [at, bottom + TICK],
      ],
      palette.edge,
    ),
    drawLabel(label, palette),
  ]);
  return [
    ...across,
    line(
      [
        [left, bottom],
        [right, bottom],
      ],
      palette.edge,
    ),
    ...along,
    drawLabel({ x: field.start, y: top - 12, text: y.label }, palette),
    drawLabel({ x: right, y: bottom + 39, text: x.label, anchor: 'end' }, palette),
  ].join('');
}

export type Point = readonly [x: number, y: number];

/** A straight line from one point to another. */
export const line = (
  [from, to]: readonly [Point, Point],
  stroke: string,
  { dashes, width, kind }: { readonly dashes?: string; readonly width?: number; readonly kind?: string } = {},
): string =>
  element('path', {
    d: `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    class: kind,
  });

const linesIn = (height: number): number => Math.max(2, Math.min(6, Math.floor(height / 40)));

const ticksOf = (scale: Scale): readonly number[] => {
  const [bottom = 0, top = 0] = scale.range();
  return scale.ticks(linesIn(bottom - top));
};

/** The figures under the axis: as many as fit, none over another, all within the field's own width. */
function figuresAlong(
  { x, room, end }: Field,
  axis: Axis,
): readonly { readonly at: number; readonly label: Label }[] {
  const [from = 0, to = 0] = x.range();
  const widest = Math.max(widthOf(axis.write(axis.from)), widthOf(axis.write(axis.to)));
  const ticks = axis.written ?? x.ticks(Math.max(1, Math.min(10, Math.floor((to - from) / (widest + 28)))));
  const found: { at: number; label: Label }[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const tick of ticks) {
    const at = x(tick);
    const label = within({ x: at, y: room.bottom + 20, text: axis.write(tick), anchor: 'middle' }, end);
    const { left, right } = toExtent(label);
    if (left < free) continue;
    free = right + 5;
    found.push({ at, label });
  }
  return found;
}

/** A label moved to the left as far as it would stick out. */
function within(label: Label, right: number): Label {
  const beyond = toExtent(label).right - right;
  return beyond > 0 ? { ...label, x: label.x - beyond } : label;
}

export const LABEL_GAP = sizes.label + 4;
