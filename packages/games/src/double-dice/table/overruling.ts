import type { OverrulingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const overruling: OverrulingProcedure<Clause> = {
  // The rules know only a dealer and a permit holder, who corrects.
  clause: 'policy/corrections',
  rungs: { operator: 'policy/corrections' },
  earlier: { roles: ['operator'], clause: 'policy/corrections' },
  uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
  invalidating: undefined,
};
