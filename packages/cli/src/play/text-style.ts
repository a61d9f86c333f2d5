import type { Pips, Roll } from '@dicepit/engine';
import { writeRoll } from '@dicepit/engine';
import type { Terminal } from '../terminal.ts';

/** How text is put on this terminal. */
export type TextStyle = {
  readonly colours: Terminal['colours'];
  /** Whether dice may be drawn with their pips; plain figures otherwise. */
  readonly drawsDice: boolean;
  /** Columns to fit in; undefined where nobody looks and lines stay whole. */
  readonly width: number | undefined;
  /** Whether somebody is there to be asked; a script has said all that it will say. */
  readonly asks: boolean;
};

const faces: Readonly<Record<Pips, string>> = { 1: '⚀', 2: '⚁', 3: '⚂', 4: '⚃', 5: '⚄', 6: '⚅' };

/** A roll as small dice with its figures, or as figures alone: `⚂ ⚂ 3-3` or `3-3`. */
export function formatRoll(
  { drawsDice, colours }: Pick<TextStyle, 'drawsDice' | 'colours'>,
  roll: Roll,
): string {
  const figures = colours.bold(writeRoll(roll));
  return drawsDice ? `${roll.map((pips) => faces[pips]).join(' ')} ${figures}` : figures;
}
