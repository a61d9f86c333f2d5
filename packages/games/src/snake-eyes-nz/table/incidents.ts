import type { IncidentsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const incidents: IncidentsProcedure<Clause> = {
  kinds: {
    fraud: '6.3(f)',
    irregularity: '6.4(d)',
  },
  reporting: 'policy/incidents',
};
