import type { Palette } from './palette.ts';
import { element, escaped } from './svg.ts';

/** The letters of a plot: the same as those of the pages. */
export const LETTERS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Sizes of letters in pixels; nothing in a plot is smaller. */
export const sizes = { title: 15, label: 13, small: 12 } as const;

/** A line of text at a place: `y` is its baseline. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly strong?: boolean;
};

export const drawLabel = (label: Label, { text, quiet }: Palette): string =>
  element(
    'text',
    {
      x: label.x,
      y: label.y,
      'text-anchor': label.anchor === 'start' ? undefined : label.anchor,
      'font-size': label.size ?? sizes.label,
      'font-weight': label.strong ? 600 : 500,
      fill: label.strong ? text : quiet,
    },
    escaped(label.text),
  );

export type Extent = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The room a line of text takes, at most. */
export function toExtent({ x, y, text, anchor, size = sizes.label, strong = false }: Label): Extent {
  const width = widthOf(text, size, strong);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { left, right: left + width, top: y - size * 0.95, bottom: y + size * 0.28 };
}

/** How wide a line of text may be: no letters of a system are wider than this. */
export function widthOf(text: string, size: number = sizes.label, strong = false): number {
  const units = Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
  return units * size * (strong ? 1.1 : 1);
}

/** A text in lines no wider than that, broken between words. */
export function wrapped(
  text: string,
  {
    width,
    size,
    strong = false,
  }: { readonly width: number; readonly size: number; readonly strong?: boolean },
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, strong) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A label cut to a width, with an ellipsis where something is missing; the table has it whole. */
export function shortened(text: string, width: number): string {
  if (widthOf(text, sizes.label, true) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, sizes.label, true) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

export const overlaps = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const classes: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;'|!·]/, 0.32],
  [/[\s\u00a0ftr()[\]/-]/, 0.42],
  [/[0-9+−±=<>$]/, 0.64],
  [/[mwMW%@…—]/, 1],
  [/[A-Z&]/, 0.74],
];

const letterWidth = (letter: string): number =>
  classes.find(([letters]) => letters.test(letter))?.[1] ?? (letter.charCodeAt(0) > 0x2000 ? 1 : 0.63);
