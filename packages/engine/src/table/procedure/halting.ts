import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type HaltingProcedure<Clause extends string> = {
  /** Whatever the lights say, bets are settled by the dice. */
  readonly byTheDice: Basis<Clause>;
  /** After a malfunction nothing more is run until it is put right. */
  readonly halt: Basis<Clause>;
  readonly lifting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};
