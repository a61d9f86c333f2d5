import type { PlacementProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const placement: PlacementProcedure<Clause> = {
  assisting: '4.5',
  contesting: { until: 'rest', clause: '4.5#2' },
  lying: '4.6',
  restoring: { roles: ['operator'], clause: '4.6#2' },
  correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
  refusing: {
    roles: ['casino-supervisor', 'senior-casino-supervisor', 'operator'],
    clause: 'policy/wager-refused',
  },
};
