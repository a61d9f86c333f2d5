import type { SignsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';
import { statutory } from './statutory.ts';

export const signs: SignsProcedure<Clause> = {
  limits: 'bets-5',
  minimum: 'bets-6',
  maximum: 'bets-5',
  multiples: 'policy/limits-at-entry',
  unit: 'policy/limits-at-entry',
  atEntry: 'refuse',
  raising: { minutes: 0, clause: 'bets-6' },
  bySeat: { clause: 'bets-5', exceeds: false },
  payTable: { months: 0, clause: 'policy/pay-table' },
  closing: { minutes: 0, clause: 'policy/closing' },
  statutory: { byDefault: statutory, clause: 'bets-4', posting: 'bets-5' },
};
