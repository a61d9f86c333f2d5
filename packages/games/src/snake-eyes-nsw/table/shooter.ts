import type { Role, ShooterProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** Whom the order calls a casino supervisor: a gaming supervisor is one too. */
export const casinoSupervisors: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
];

export const shooter: ShooterProcedure<Clause> = {
  starting: '3.2',
  start: '3.2',
  declined: '3.2#2',
  accepting: '3.3',
  choosing: '3.3',
  givingUp: '3.7',
  sevenOut: '3.7.1',
  course: {
    needsBet: true,
    former: 'last',
    clause: '3.8.1',
    declined: '3.8.2',
    choosing: '3.9',
    restart: undefined,
  },
  // Nobody but a player is a shooter here: the table waits.
  runOut: undefined,
  prompt: '4.8',
  warning: { roles: ['dealer', ...casinoSupervisors], clause: 'policy/warnings' },
  ordering: {
    roles: casinoSupervisors,
    causes: ['delay', 'repeated-invalid', 'contravention'],
    clause: '3.7.2',
  },
  substitute: undefined,
};
