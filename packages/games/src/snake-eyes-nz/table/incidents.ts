import { type IncidentsProcedure, SUPERVISOR_CALLED } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const incidents: IncidentsProcedure<Clause> = {
  kinds: {
    fraud: '6.3(f)',
    irregularity: '6.4(d)',
    [SUPERVISOR_CALLED]: 'policy/incidents',
  },
  reporting: 'policy/incidents',
};
