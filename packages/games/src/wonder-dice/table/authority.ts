import type { PackAuthority } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** Who may give a command where the procedure says so: the dealer, and no player, throws. */
export const authority: PackAuthority<Clause> = {
  ThrowDice: { roles: ['dealer'], clause: 'rules-3' },
};
