import type { SignsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const signs: SignsProcedure<Clause> = {
  limits: '7.1',
  minimum: '7.1',
  maximum: '7.1',
  multiples: '7.1#2',
  unit: '7.1#3',
  atEntry: 'policy',
  raising: { minutes: 20, clause: '7.5' },
  bySeat: { clause: '7.6', exceeds: true },
  payTable: { months: 1, clause: '8.2' },
  closing: { minutes: 20, clause: '9.8' },
  statutory: undefined,
};
