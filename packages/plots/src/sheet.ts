import { type Look, type Palette, palettes } from './palette.ts';
import { element, escaped } from './svg.ts';
import { drawLabel, type Extent, LETTERS, sizes, wrapped } from './text.ts';

/** What a plot says in words: above it, below it, and to those who do not see it. */
export type Words = {
  readonly title: string;
  readonly caption?: string;
  readonly described: string;
};

const DEFAULT_WIDTH = 700;
const NARROWEST = 240;
const WIDEST = 4000;
const PAD = 12;

/** How wide a plot becomes, and how wide what is drawn in it. */
export const widthWithin = ({
  width = DEFAULT_WIDTH,
}: Look): { readonly whole: number; readonly inner: number } => {
  const whole = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
  return { whole, inner: whole - 2 * PAD };
};

/** How high the part between title and caption is: flatter on a wide page, never so low that lines crowd. */
export const heightFor = (look: Look): number =>
  Math.round(Math.min(440, Math.max(270, widthWithin(look).inner * 0.4)));

/** A plot as one SVG: its title, what `draw` draws in the room between, and its caption. */
export function drawSheet(
  words: Words,
  { look, height }: { readonly look: Look; readonly height: number },
  draw: (room: Extent, palette: Palette) => string,
): string {
  const palette = palettes[look.theme];
  const { whole, inner } = widthWithin(look);
  const title = wrapped(words.title, { width: inner, size: sizes.title, strong: true });
  const caption = wrapped(words.caption ?? '', { width: inner, size: sizes.small });
  const top = PAD + title.length * 20 + 2;
  const bottom = top + height;
  const end = bottom + (caption.length === 0 ? PAD : PAD + caption.length * 17);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${whole} ${end}`,
      width: whole,
      height: end,
      role: 'img',
      'font-family': LETTERS,
      class: 'plot',
    },
    element('title', {}, escaped(words.title)),
    element('desc', {}, escaped(words.described)),
    element('rect', { width: whole, height: end, fill: palette.ground }),
    ...title.map((text, line) =>
      drawLabel({ x: PAD, y: PAD + 14 + line * 20, text, size: sizes.title, strong: true }, palette),
    ),
    draw({ left: PAD, right: PAD + inner, top, bottom }, palette),
    ...caption.map((text, line) =>
      drawLabel({ x: PAD, y: bottom + 16 + line * 17, text, size: sizes.small }, palette),
    ),
  );
}
