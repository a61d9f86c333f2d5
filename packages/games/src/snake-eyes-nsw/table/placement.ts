import type { PlacementProcedure, Role } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

// A game supervisor is a casino supervisor at the table.
const supervisors: readonly Role[] = ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'];

export const placement: PlacementProcedure<Clause> = {
  assisting: '6.6#2',
  contesting: { until: 'release', clause: '6.6#2' },
  lying: '6.7',
  restoring: { roles: supervisors, clause: '6.8' },
  correcting: { roles: supervisors, clause: '6.8' },
  refusing: { roles: [...supervisors, 'operator'], clause: '9.11' },
};
