import { type Procedure, twoDice } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '1.1(shooter)' },
  winningStake: { staysUp: false, clause: '4.7' },
  voidRoll: { call: 'No roll', bets: 'open', clause: '5.1' },
  rounding: { way: 'chip', clause: '6.5' },
  turn: { endsOn: twoDice.total(7), clause: '3.7.1', sets: undefined },
  noRolls: [
    {
      reason: 'not-together',
      says: 'the dice did not leave the hand together',
      clause: '5.2.1',
      must: false,
    },
    {
      reason: 'end-not-struck',
      says: 'a die did not strike an end of the table',
      clause: '5.2.2',
      must: false,
    },
    { reason: 'improper', says: 'the throw was irregular for another reason', clause: '5.2.3', must: false },
    { reason: 'irregular', says: 'some other irregularity', clause: '5.2.4', must: false },
    { reason: 'off-the-table', says: 'a die came to rest off the table', clause: '5.3.1', must: true },
    { reason: 'die-on-die', says: 'one die came to rest on the other', clause: '5.3.2', must: true },
    { reason: 'on-the-float', says: "a die came to rest on the float's chips", clause: '5.3.3', must: true },
    {
      reason: 'bowl-or-rail',
      says: 'a die came to rest in the bowl or on a rail',
      clause: '5.3.4',
      must: true,
    },
    { reason: 'fall-cannot-be-called', says: 'a cocked die cannot be called', clause: '5.3.5', must: true },
    { reason: 'not-the-shooter', says: 'someone other than the shooter threw', clause: '5.3.6', must: true },
    { reason: 'fraud', says: 'a fraudulent device or technique', clause: '5.3.7', must: true },
    { reason: 'unapproved-dice', says: 'dice not approved for the game', clause: '5.3.8', must: true },
  ],
};
