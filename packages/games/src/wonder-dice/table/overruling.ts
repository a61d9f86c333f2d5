import type { OverrulingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const overruling: OverrulingProcedure<Clause> = {
  // A result is not edited; whoever holds the licence records a correction.
  clause: 'rules-4',
  rungs: { operator: 'rules-4' },
  earlier: { roles: ['operator'], clause: 'rules-4' },
  uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
  invalidating: undefined,
};
