import type { ThrowingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const throwing: ThrowingProcedure<Clause> = {
  throwing: '1.1(roll)',
  needs: { what: 'shooter-bet', clause: '5.4' },
  together: '5.5',
  chance: '5.5#2',
  resting: '5.6',
  passing: '5.6(e)',
};
