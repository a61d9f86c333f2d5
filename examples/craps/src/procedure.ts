import { type Procedure, twoDice } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: 'shooter' },
  winningStake: { staysUp: false, clause: 'taking-down' },
  voidRoll: { call: 'No Roll', bets: 'open', clause: 'no-roll' },
  rounding: { way: 'down', clause: 'paying' },
  turn: { endsOn: twoDice.total(7), clause: 'shooter' },
  noRolls: [
    { reason: 'off-table', says: 'a die has left the table', clause: 'no-roll', must: true },
    { reason: 'die-on-die', says: 'one die lies on the other', clause: 'no-roll', must: true },
    { reason: 'in-chips', says: 'a die leans on chips and shows no face', clause: 'no-roll', must: true },
  ],
};
