import type { PackAuthority, Role } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

const dealer: readonly Role[] = ['dealer'];

/** Who may give a command where the rules say so: dealers control the game, the permit holder names a substitute. */
export const authority: PackAuthority<Clause> = {
  StartPlay: { roles: dealer, clause: '3' },
  PassDice: { roles: dealer, clause: '3' },
  SettleRoll: { roles: dealer, clause: '3' },
  SettleBet: { roles: dealer, clause: '3' },
  OfferDice: { roles: dealer, clause: '7' },
  NameSubstitute: { roles: ['operator'], clause: '7.9' },
};
