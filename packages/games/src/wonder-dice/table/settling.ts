import type { SettlingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const settling: SettlingProcedure<Clause> = {
  settling: 'rules-4',
  overMaximum: undefined,
  belowMinimum: undefined,
};
