import type { SettlingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const settling: SettlingProcedure<Clause> = {
  settling: '4.7',
  overMaximum: '7.3',
  belowMinimum: '7.2',
};
