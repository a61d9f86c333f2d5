import type { Procedure } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'dealer', clause: 'dice' },
  winningStake: { staysUp: false, clause: 'bets' },
  voidRoll: { call: 'no roll', bets: 'open', clause: 'dice' },
  rounding: { way: 'exact', clause: 'seven-pays' },
  turn: undefined,
  noRolls: [{ reason: 'not-flat', says: 'a die does not lie flat', clause: 'dice', must: true }],
};
