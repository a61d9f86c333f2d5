import { type IncidentsProcedure, SUPERVISOR_CALLED } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const incidents: IncidentsProcedure<Clause> = {
  kinds: {
    'looked-into-cup': 'rules-6',
    'arranged-dice': 'rules-7',
    irregularity: 'policy/incidents',
    [SUPERVISOR_CALLED]: 'policy/incidents',
  },
  reporting: 'policy/incidents',
};
