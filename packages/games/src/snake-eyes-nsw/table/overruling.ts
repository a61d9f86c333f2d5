import type { OverrulingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const overruling: OverrulingProcedure<Clause> = {
  // A call that somebody thinks wrong is a dispute here, and goes its own way.
  clause: '9.12',
  rungs: {},
  earlier: { roles: [], clause: '9.12' },
  uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
  invalidating: {
    roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
    clause: '9.4',
    disturbances: {
      grounds: ['fire', 'robbery', 'brawl', 'riot', 'civil-commotion', 'act-of-god'],
      clause: '9.4.1',
    },
    fraud: { ground: 'fraud', clause: '9.4.2' },
    refund: '9.5',
    noGrounds: { 'over-maximum': '7.3#2' },
  },
};
