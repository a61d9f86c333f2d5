import type { ReceivingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const receiving: ReceivingProcedure<Clause> = {
  cap: '2.3',
  faces: '2.3#2',
  compliance: '2.3',
  inspection: undefined,
  placing: '2.4.1',
};
