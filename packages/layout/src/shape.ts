import type { Box, Shape } from '@dicepit/engine';

/** The measures of one shape of felt, in its own units. */
export type Measures = {
  readonly width: number;
  readonly height: number;
  /** The corners of the cloth, of the brass line inside it, of the outermost areas and of all others. */
  readonly corners: {
    readonly cloth: number;
    readonly brass: number;
    readonly outer: number;
    readonly inner: number;
  };
  readonly brass: { readonly inset: number; readonly stroke: number };
  /** The brass hairline inside each area. */
  readonly hair: { readonly inset: number; readonly corner: number };
  readonly glow: readonly (readonly [width: number, opacity: number])[];
  /** The tab with the word WIN; it rises above its area by `lift`. */
  readonly tab: {
    readonly width: number;
    readonly height: number;
    readonly lift: number;
    readonly size: number;
    readonly corner: number;
  };
  /** The small print along the edge of the cloth. */
  readonly edge: number;
  readonly chip: number;
};

export const measures: Readonly<Record<Shape, Measures>> = {
  wide: {
    width: 1600,
    height: 940,
    corners: { cloth: 96, brass: 82, outer: 64, inner: 8 },
    brass: { inset: 14, stroke: 2 },
    hair: { inset: 8, corner: 5 },
    glow: [
      [40, 0.07],
      [28, 0.1],
      [18, 0.16],
    ],
    tab: { width: 104, height: 40, lift: 14, size: 34, corner: 4 },
    edge: 15,
    chip: 64,
  },
  portrait: {
    width: 390,
    height: 620,
    corners: { cloth: 29, brass: 25, outer: 20, inner: 6 },
    brass: { inset: 4, stroke: 1.25 },
    hair: { inset: 4.5, corner: 3 },
    glow: [
      [20, 0.07],
      [14, 0.1],
      [9, 0.16],
    ],
    tab: { width: 48, height: 20, lift: 9, size: 16, corner: 2 },
    edge: 6.5,
    chip: 32,
  },
};

/** A box made smaller by the same width on all sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
