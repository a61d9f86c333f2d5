import type { PlacementProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const placement: PlacementProcedure<Clause> = {
  assisting: 'policy/placed-for-a-player',
  contesting: { until: 'release', clause: 'policy/placed-for-a-player' },
  lying: 'policy/settled-where-it-lies',
  restoring: { roles: ['operator'], clause: 'policy/bet-restored' },
  correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
  refusing: { roles: ['operator'], clause: 'policy/wager-refused' },
};
