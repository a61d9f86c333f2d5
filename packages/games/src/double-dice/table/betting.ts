import type { BettingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const betting: BettingProcedure<Clause> = {
  chips: '8',
  stacking: 'policy/stacking',
  closing: '8.2#5',
  takingDown: { until: 'release', clause: '8.2#5' },
  windows: {
    'shooters-bet': '7.1#2',
    bonus: '9.1#2',
    'any-7': '8',
    'double-1': '8.3#5',
    'double-2': '8.3#5',
    'double-3': '8.3#5',
    'double-4': '8.3#5',
    'double-5': '8.3#5',
    'double-6': '8.3#5',
  },
  lost: undefined,
  runOut: undefined,
};
