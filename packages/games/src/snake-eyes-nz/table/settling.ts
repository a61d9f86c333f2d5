import type { SettlingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const settling: SettlingProcedure<Clause> = {
  settling: '4.6',
  overMaximum: undefined,
  belowMinimum: undefined,
};
