import type { TableEvent } from '@dicepit/engine';
import type { OutputLine } from './output-line.ts';

/**
 * A game in progress as the keyboard sees it: what to ask next, what a typed line does, and how it ends.
 *
 * It never changes: a line gives the next one. So a whole session can be run from a list of lines.
 */
export type Playing = {
  readonly prompt: string;
  readonly over: boolean;
  /** Words that a keyboard may complete. */
  readonly words: readonly string[];
  readonly enter: (line: string) => Entered;
  /** How everybody stands, said when the game ends. */
  readonly farewell: () => readonly OutputLine[];
  /** All that happened at the table so far, where the game is played at one. */
  readonly events?: () => readonly TableEvent[];
};

export type Entered = { readonly next: Playing; readonly told: readonly OutputLine[] };

/** The longest line that can be a command; whatever is longer was not typed by a person. */
export const MAX_LINE_LENGTH = 400;
