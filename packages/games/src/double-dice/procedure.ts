import { type Procedure, twoDice } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '7' },
  winningStake: { staysUp: true, clause: '8.2#3' },
  voidRoll: { call: 'No Throw', bets: 'frozen', clause: '5.1#2' },
  // Bonus odds may be posted in halves and quarters, and 9.4 to 9.6 set what may not be undercut.
  rounding: { way: 'cent', clause: '9.4' },
  turn: {
    endsOn: twoDice.total(7),
    clause: '7.8',
    sets: {
      throws: 4,
      most: 6,
      counting: '9.2',
      restarting: '9.6#2',
      passing: '7.5#2',
      finishing: '7.9',
      again: '5.1',
    },
  },
  noRolls: [
    { reason: 'off-the-mat', says: 'a die missed the base of the mat', clause: '4', must: true },
    { reason: 'fall-cannot-be-called', says: 'a leaning die cannot be judged', clause: '4.2', must: true },
    { reason: 'not-together', says: 'the dice were not thrown together', clause: '7.7#2', must: true },
  ],
};
