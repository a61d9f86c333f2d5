import type { ReceivingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const receiving: ReceivingProcedure<Clause> = {
  cap: 'rules-1',
  faces: 'rules-1',
  compliance: 'rules-1',
  inspection: undefined,
  placing: 'policy/custody',
};
