import { type Procedure, twoDice } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

export const procedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '1.1(shooter)' },
  winningStake: { staysUp: false, clause: '4.9' },
  voidRoll: { call: 'No roll', bets: 'open', clause: '6.3-tail#2' },
  rounding: { way: 'exact', clause: '4.9' },
  turn: { endsOn: twoDice.total(7), clause: '5.7(a)', sets: undefined },
  noRolls: [
    { reason: 'left-the-table', says: 'a die left the table', clause: '6.3(a)', must: true },
    { reason: 'die-on-die', says: 'one die came to rest on the other', clause: '6.3(b)', must: true },
    { reason: 'on-the-bank', says: 'a die came to rest on the bank of chips', clause: '6.3(c)', must: true },
    {
      reason: 'bowl-or-rail',
      says: 'a die came to rest in the bowl or on a rail',
      clause: '6.3(d)',
      must: true,
    },
    {
      reason: 'two-faces',
      says: 'more than one face of a die rests on an object',
      clause: '6.3(e)',
      must: true,
    },
    { reason: 'fraud', says: 'a false die or a fraudulent technique', clause: '6.3(f)', must: true },
    {
      reason: 'fall-cannot-be-called',
      says: 'the fall of a die cannot be called fairly',
      clause: '6.3(g)',
      must: true,
    },
    { reason: 'not-the-shooter', says: 'someone other than the shooter threw', clause: '6.3(h)', must: true },
    {
      reason: 'not-together',
      says: 'the dice did not leave the hand together',
      clause: '6.4(a)',
      must: false,
    },
    {
      reason: 'end-not-struck',
      says: 'a die did not strike an end of the table',
      clause: '6.4(b)',
      must: false,
    },
    { reason: 'improper', says: 'the roll was improper for another reason', clause: '6.4(c)', must: false },
    { reason: 'irregular', says: 'some other irregularity', clause: '6.4(d)', must: false },
  ],
};
