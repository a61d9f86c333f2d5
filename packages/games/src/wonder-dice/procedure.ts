import type { Procedure } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'dealer', clause: 'rules-3' },
  winningStake: { staysUp: false, clause: 'rules-4' },
  voidRoll: { call: 'a void round', bets: 'frozen', clause: 'rules-5' },
  rounding: { way: 'exact', clause: 'numbers-2' },
  turn: undefined,
  noRolls: [
    { reason: 'not-flat', says: 'a die does not lie flat on the table', clause: 'rules-5', must: true },
    { reason: 'left-the-table', says: 'a die left the table', clause: 'void-1', must: true },
  ],
};
