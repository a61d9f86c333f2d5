import type { BettingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const betting: BettingProcedure<Clause> = {
  chips: '4.3',
  stacking: '4.3#2',
  closing: '4.4',
  takingDown: { until: 'rest', clause: '4.7' },
  windows: {},
  lost: '4.8',
  runOut: '5.9(d)',
};
