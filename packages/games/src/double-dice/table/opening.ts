import type { OpeningProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const opening: OpeningProcedure<Clause> = {
  approval: undefined,
  checklist: [
    {
      item: 'identical-dice',
      says: 'The two dice are identical and their faces are numbered 1 to 6',
      clause: '2',
      answeredBy: 'dealer',
    },
  ],
  dice: { least: 2, most: 2, clause: '2' },
  float: 'policy/float',
  lock: 'policy/float',
  limits: '6',
  odds: 'policy/odds',
  starting: '3',
  closing: 'policy/closing',
};
