import type { ThrowingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const throwing: ThrowingProcedure<Clause> = {
  throwing: '1.1(roll)',
  needs: { what: 'shooter-bet', clause: '4.1' },
  together: '4.2',
  chance: '4.2',
  resting: '4.3',
  passing: '4.7',
};
