import { type Manner, manner } from '../house-players/manner.ts';
import type { Announcing, TerminalWords } from '../manifest.ts';

export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { layout } from './layout.ts';
export { lesson } from './lesson.ts';
export { snakeEyesNz as pack } from './pack.ts';
export { procedure } from './procedure.ts';

export const announcing: Announcing = {
  calls: { total: 'nz/5.6(a)', void: 'nz/6.3-tail' },
  displayDisclaimed: 'nz/6.11',
};

export const terminal: TerminalWords = {
  table: 'Snake Eyes, the long white table',
};

/** How house players bet here, in the order of the seats. */
export const manners: readonly Manner[] = [
  manner('field', 'plays the field', { keeps: ['field'] }),
  manner('hard-ways', 'presses the hard ways', { keeps: ['hard-6', 'hard-8'] }, { givesUp: 12 }),
  manner('six-and-eight', 'keeps six and eight up', { keeps: ['six', 'eight'] }, { declines: 4 }),
  manner('long-shots', 'chases long shots', {
    picks: ['craps-2', 'craps-3', 'craps-12', 'eleven', 'hardway-combo'],
  }),
  manner('seven', 'waits for the seven', { keeps: ['any-7'] }, { declines: 2 }),
];
