import type { IncidentsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const incidents: IncidentsProcedure<Clause> = {
  kinds: {
    irregularity: 'policy/incidents',
  },
  reporting: 'policy/incidents',
};
