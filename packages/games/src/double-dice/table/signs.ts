import type { SignsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const signs: SignsProcedure<Clause> = {
  limits: '6',
  minimum: '6',
  maximum: '6',
  multiples: '6',
  unit: '6',
  atEntry: 'refuse',
  raising: { minutes: 0, clause: '6' },
  bySeat: { clause: '6', exceeds: false },
  payTable: { months: 0, clause: 'policy/pay-table' },
  closing: { minutes: 0, clause: 'policy/closing' },
  statutory: undefined,
};
