import type { ThrowingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const throwing: ThrowingProcedure<Clause> = {
  throwing: 'rules-3',
  needs: { what: 'any-bet', clause: 'bets-2' },
  together: 'rules-3',
  chance: 'rules-7',
  resting: 'rules-4',
  passing: 'policy/passing-the-dice',
};
