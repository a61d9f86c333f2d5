import type { BettingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const betting: BettingProcedure<Clause> = {
  chips: '6.2',
  stacking: 'policy/stacking',
  closing: '6.3',
  takingDown: { until: 'rest', clause: '6.4' },
  windows: {},
  lost: undefined,
  runOut: undefined,
};
