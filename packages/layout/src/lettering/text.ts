import { type Attributes, element, escape } from '../svg.ts';
import { advances, letters } from './advances.ts';

export type Weight = 600 | 700;

/** Lettering as it is measured: its words, size, weight, and the space after each letter in parts of the size. */
export type Line = {
  readonly text: string;
  readonly size: number;
  readonly weight?: Weight;
  readonly spacing?: number;
};

/** How wide a line is, without the space after its last letter. */
export function widthOf({ text, size, weight = 700, spacing = 0 }: Line): number {
  const characters = [...text];
  const thousandths = characters.reduce((sum, character) => sum + (advance(character, weight) ?? 560), 0);
  return (size * thousandths) / 1000 + Math.max(0, characters.length - 1) * size * spacing;
}

/** The size at which a line is no wider than its room. */
export const fitted = (line: Line, room: number): number =>
  line.size * Math.min(1, room / Math.max(1, widthOf(line)));

/** A line cut short so that it fits at its own size, with an ellipsis where it was cut. */
export function shortened(line: Line, room: number): string {
  const characters = [...line.text];
  if (widthOf(line) <= room) return line.text;
  const kept = characters.findLastIndex(
    (_, index) => widthOf({ ...line, text: `${characters.slice(0, index).join('').trimEnd()}…` }) <= room,
  );
  return `${characters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`;
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

function advance(character: string, weight: Weight): number | undefined {
  const index = letters.indexOf(character);
  return index < 0 ? undefined : advances[weight][index];
}
