import type { OverrulingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const overruling: OverrulingProcedure<Clause> = {
  clause: '6.6',
  rungs: {
    'game-supervisor': '6.6(a)',
    'casino-supervisor': '6.6(b)',
    'senior-casino-supervisor': '6.6(c)',
    operator: '6.6(d)',
  },
  earlier: { roles: ['operator'], clause: '6.6(d)' },
  uncovered: { roles: ['operator'], clause: '6.7' },
  invalidating: undefined,
};
