import { type Manner, manner } from '../house-players/manner.ts';
import type { Announcing, TerminalWords } from '../manifest.ts';

export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { layout } from './layout.ts';
export { lesson } from './lesson.ts';
export { wonderDice as pack } from './pack.ts';
export { procedure } from './procedure.ts';

export const announcing: Announcing = {};

export const terminal: TerminalWords = {
  table: 'Wonder Dice, three in the cup',
};

/** How house players bet here, in the order of the seats. */
export const manners: readonly Manner[] = [
  manner('field', 'plays the field', { keeps: ['field'] }),
  manner('a-number', 'follows a number', {
    picks: ['number-1', 'number-2', 'number-3', 'number-4', 'number-5', 'number-6'],
  }),
  manner('high-or-low', 'goes high or low', { picks: ['high', 'low'] }),
  manner('triples', 'hopes for a triple', { keeps: ['any-triple'] }),
  manner('sixes', 'trusts in sixes', { keeps: ['number-6'] }),
];
