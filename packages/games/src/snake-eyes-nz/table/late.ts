import type { LateProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const late: LateProcedure<Clause> = {
  window: '4.4',
  chips: '4.4(c)',
  confirming: { roles: ['dealer', 'game-supervisor'], clause: '4.4(b)' },
  lapsing: '4.4(a)',
  withdrawing: '4.7',
};
