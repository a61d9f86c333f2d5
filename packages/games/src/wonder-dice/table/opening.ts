import type { OpeningProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const opening: OpeningProcedure<Clause> = {
  approval: undefined,
  checklist: [],
  dice: { least: 3, most: 3, clause: 'rules-1' },
  float: 'policy/float',
  lock: 'policy/float',
  limits: undefined,
  odds: 'policy/odds',
  starting: 'rules-1',
  closing: 'policy/closing',
};
