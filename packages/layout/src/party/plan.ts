import type { Box, Shape } from '@dicepit/engine';
import { measures } from '../shape.ts';

type Point = { readonly x: number; readonly y: number };

/** Where everything of one player's row stands. */
export type RowPlan = {
  readonly at: Box;
  readonly token: Point & { readonly radius: number };
  /** The name about its middle line; it moves up where words stand under it. */
  readonly name: Point & { readonly size: number; readonly room: number };
  /** The few words about the dice: under the name, after it, or only in the band above. */
  readonly said: (Point & { readonly size: number }) | 'after' | 'above';
  readonly cards: Point & { readonly width: number; readonly step: number };
  readonly toGo: Count;
  readonly chips: Count;
};

/** A figure no wider than its room, and its word, which stands under it or beside it. */
export type Count = Point & {
  readonly room: number;
  readonly size: number;
  readonly word: number;
  readonly side: 'under' | 'beside';
};

/** The band that holds the dice, the kitty and whose turn it is. */
export const bandOf = (shape: Shape): Box =>
  shape === 'wide' ? { x: 34, y: 34, width: 1532, height: 176 } : { x: 11, y: 11, width: 368, height: 92 };

/** The rows below the band, as high as the table allows and no higher than reads well. */
export function planRows(shape: Shape, players: number): readonly RowPlan[] {
  const band = bandOf(shape);
  const top = band.y + band.height;
  const bottom = measures[shape].height - band.y;
  const height = Math.min((bottom - top) / players, shape === 'wide' ? 220 : 126);
  const first = top + (bottom - top - height * players) / 2;
  const plan = shape === 'wide' ? wideRow : height >= 78 ? tallRow : shortRow;
  return Array.from({ length: players }, (_, index) =>
    plan({ x: band.x, y: first + height * index, width: band.width, height }),
  );
}

/** How much higher than wide a card is. */
const cardShape = 1.4;

function wideRow(at: Box): RowPlan {
  const middle = at.y + at.height / 2;
  const width = Math.min(96, (at.height * 0.84) / cardShape);
  const step = Math.min(108, width * 1.17 + 8);
  const scale = Math.min(1, at.height / 150);
  const size = 26 + 18 * scale;
  const left = at.x + 848 - (step * 9 + width) / 2;
  return {
    at,
    token: { x: at.x + 66, y: middle, radius: Math.min(32, at.height * 0.32) },
    name: { x: at.x + 114, y: middle, size, room: left - at.x - 134 },
    said: { x: at.x + 114, y: middle + 17 + 14 * scale, size: 17 + 7 * scale },
    cards: {
      x: left,
      y: middle - (width * cardShape) / 2,
      width,
      step,
    },
    toGo: {
      x: at.x + 1420,
      y: middle + 8 * scale,
      size: 30 + 30 * scale,
      room: 70,
      word: 16 + 6 * scale,
      side: 'under',
    },
    chips: {
      x: at.x + 1486,
      y: middle + 8 * scale,
      size: 30 + 10 * scale,
      room: 62,
      word: 16 + 6 * scale,
      side: 'under',
    },
  };
}

/** On a phone with few players: the name above the cards. */
function tallRow(at: Box): RowPlan {
  const step = (at.width - 14) / 10;
  const width = Math.min(step - 3, (at.height - 34) / cardShape);
  const line = at.y + (at.height - width * cardShape - 26) / 2 + 10;
  return {
    at,
    token: { x: at.x + 19, y: line, radius: 10.5 },
    name: { x: at.x + 35, y: line, size: 20, room: 120 },
    said: 'after',
    cards: { x: at.x + (at.width - step * 9 - width) / 2, y: line + 16, width, step },
    toGo: { x: at.x + 272, y: line + 7, size: 20, room: 30, word: 12, side: 'beside' },
    chips: { x: at.x + 328, y: line + 7, size: 20, room: 26, word: 12, side: 'beside' },
  };
}

/** On a phone with many players: the name beside the cards. */
function shortRow(at: Box): RowPlan {
  const middle = at.y + at.height / 2;
  const step = 25;
  const width = Math.min(22.5, (at.height - 8) / cardShape);
  return {
    at,
    token: { x: at.x + 19, y: middle, radius: 10.5 },
    name: { x: at.x + 35, y: middle - 7, size: 16, room: 74 },
    said: 'above',
    cards: { x: at.x + at.width - 9 - step * 9 - width, y: middle - (width * cardShape) / 2, width, step },
    toGo: { x: at.x + 46, y: middle + 14, size: 14, room: 13, word: 9, side: 'beside' },
    chips: { x: at.x + 85, y: middle + 14, size: 14, room: 18, word: 9, side: 'beside' },
  };
}
