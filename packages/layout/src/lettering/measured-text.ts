import { type Attributes, element, escape } from '../svg.ts';
import { advances, letters } from './advances.generated.ts';

type Weight = 600 | 700;

/** Lettering as it is measured: its words, size, weight, and the space after each letter in parts of the size. */
export type Line = {
  readonly text: string;
  readonly size: number;
  readonly weight?: Weight;
  readonly spacing?: number;
};

/** How wide a line is, without the space after its last letter. */
export function widthOf({ text, size, weight = 700, spacing = 0 }: Line): number {
  const characters = charactersOf(text);
  const thousandths = characters.reduce((sum, character) => sum + advance(character, weight), 0);
  return (size * thousandths) / 1000 + Math.max(0, characters.length - 1) * size * spacing;
}

/** The size at which a line is no wider than its room. */
export const fitted = (line: Line, room: number): number =>
  line.size * Math.min(1, room / Math.max(1, widthOf(line)));

/** A line cut short so that it fits at its own size, with an ellipsis where it was cut. */
export function shortened(line: Line, room: number): string {
  if (widthOf(line) <= room) return line.text;
  const characters = charactersOf(line.text);
  const cutAt = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`;
  const kept = characters.findLastIndex((_, count) => widthOf({ ...line, text: cutAt(count) }) <= room);
  return cutAt(Math.max(0, kept));
}

/** Lettering about its middle. Letter-spacing adds a space after the last letter, so the middle moves by half of it. */
export function centred(line: Line, at: { x: number; y: number }, attributes: Attributes = {}): string {
  const { text, size, spacing = 0 } = line;
  return element(
    'text',
    {
      x: at.x + (size * spacing) / 2,
      y: at.y,
      'font-size': size,
      ...(spacing > 0 && { 'letter-spacing': `${spacing}em` }),
      ...attributes,
    },
    escape(text),
  );
}

/** How far a baseline lies below the middle of capitals and figures, in parts of the size. */
export const toBaseline = 0.35;

const segmenter = new Intl.Segmenter('en');

/** Characters as a reader counts them: an accent or the parts of an emoji belong to one. */
const charactersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

// Letters the face lacks come from another. Scripts written in squares, and emoji, are as wide as high.
const foreignWidth = (character: string): number => ((character.codePointAt(0) ?? 0) < 0x1100 ? 560 : 1050);

function advance(character: string, weight: Weight): number {
  const index = letters.indexOf(character);
  const known = index < 0 ? undefined : advances[weight][index];
  return known ?? foreignWidth(character);
}
