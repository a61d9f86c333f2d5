import type { LateProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const late: LateProcedure<Clause> = {
  window: '6.3',
  chips: '6.3#2',
  // A game supervisor is a casino supervisor at the table, and the gaming manager has the powers of both.
  confirming: {
    roles: ['dealer', 'game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
    clause: '6.3#2',
  },
  lapsing: '6.3#2',
  withdrawing: '6.4',
};
