import type { ThrowingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const throwing: ThrowingProcedure<Clause> = {
  throwing: '7',
  needs: { what: 'wager', wager: 'shooters-bet', clause: '7.1' },
  together: '7.7',
  chance: '7.7',
  resting: '4',
  passing: 'policy/passing-the-dice',
};
