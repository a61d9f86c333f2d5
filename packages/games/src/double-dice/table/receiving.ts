import type { ReceivingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const receiving: ReceivingProcedure<Clause> = {
  cap: '2',
  faces: '2',
  compliance: '2',
  inspection: undefined,
  placing: 'policy/custody',
};
