import type { ShooterProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const shooter: ShooterProcedure<Clause> = {
  starting: '7',
  start: '7',
  declined: '7',
  accepting: '7',
  choosing: '2',
  givingUp: '7.5#2',
  sevenOut: '7.8',
  course: {
    needsBet: false,
    former: 'last',
    clause: '7.8#2',
    declined: '7.8#2',
    choosing: '2',
    restart: undefined,
  },
  runOut: undefined,
  prompt: '7.5#2',
  warning: { roles: ['dealer', 'operator'], clause: 'policy/warnings' },
  ordering: undefined,
  substitute: '7.9',
};
