import type { ShooterProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const shooter: ShooterProcedure<Clause> = {
  starting: '5.3',
  start: '5.3(a)',
  declined: '5.3(b)',
  accepting: '5.3(c)',
  choosing: '5.3(c)',
  givingUp: '5.7',
  sevenOut: '5.7(a)',
  course: {
    needsBet: true,
    former: 'never',
    clause: '5.9(a)',
    declined: '5.9(b)',
    choosing: '5.9(c)',
    restart: '5.3',
  },
  runOut: '5.9(d)',
  prompt: '5.7-tail',
  warning: { roles: ['dealer', 'game-supervisor'], clause: '5.5#3' },
  ordering: {
    roles: ['dealer', 'game-supervisor'],
    causes: ['delay', 'repeated-void', 'contravention'],
    clause: '5.7(b)',
  },
  substitute: undefined,
};
