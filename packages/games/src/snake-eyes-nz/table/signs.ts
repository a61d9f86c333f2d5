import type { SignsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

// This division says nothing of limits and signs; the odds in use are shown at the table.
export const signs: SignsProcedure<Clause> = {
  limits: 'policy/limits',
  minimum: 'policy/limits-at-entry',
  maximum: 'policy/limits-at-entry',
  multiples: 'policy/limits-at-entry',
  unit: 'policy/limits-at-entry',
  atEntry: 'policy',
  raising: { minutes: 0, clause: 'policy/limits' },
  bySeat: { clause: 'policy/limits', exceeds: false },
  payTable: { months: 0, clause: '4.10' },
  closing: { minutes: 0, clause: 'policy/closing' },
  statutory: undefined,
};
