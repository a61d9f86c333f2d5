import { type IncidentsProcedure, SUPERVISOR_CALLED } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const incidents: IncidentsProcedure<Clause> = {
  kinds: {
    fraud: '5.3.7',
    irregularity: '5.2.4',
    [SUPERVISOR_CALLED]: 'policy/incidents',
  },
  reporting: 'policy/incidents',
};
