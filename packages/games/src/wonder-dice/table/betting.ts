import type { BettingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const betting: BettingProcedure<Clause> = {
  chips: 'chips-1',
  stacking: 'policy/stacking',
  closing: 'rules-2',
  takingDown: { until: 'release', clause: 'rules-2' },
  windows: {},
  lost: undefined,
  runOut: undefined,
};
