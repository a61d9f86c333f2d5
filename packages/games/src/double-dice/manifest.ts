import { type Manner, manner } from '../house-players/manner.ts';
import type { Announcing, TerminalWords } from '../manifest.ts';

export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { layout } from './layout.ts';
export { lesson } from './lesson.ts';
export { doubleDice as pack } from './pack.ts';
export { procedure } from './procedure.ts';

export const announcing: Announcing = { calls: { void: 'double/4' } };

export const terminal: TerminalWords = {
  table: 'Double Dice, four throws to glory',
};

/** How house players bet here, in the order of the seats. */
export const manners: readonly Manner[] = [
  manner('six-and-eight', 'keeps six and eight up', { keeps: ['number-6', 'number-8'] }, { givesUp: 3 }),
  manner('doubles', 'loves doubles', {
    picks: ['double-1', 'double-2', 'double-3', 'double-4', 'double-5', 'double-6'],
  }),
  manner('every-shooter', 'backs every shooter', { keeps: ['shooters-bet', 'bonus'] }),
  manner(
    'number-line',
    'walks the number line',
    { picks: ['number-2-5', 'number-3-4', 'number-10-11', 'number-9-12'] },
    { declines: 4 },
  ),
  manner('seven', 'waits for the seven', { keeps: ['any-7'] }, { declines: 2 }),
];
