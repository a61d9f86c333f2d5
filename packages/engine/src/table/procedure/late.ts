import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type LateProcedure<Clause extends string> = {
  /** Between the release of the dice and their rest. */
  readonly window: Basis<Clause>;
  /** Chips come with the bet. */
  readonly chips: Basis<Clause>;
  /** Somebody of this table has to confirm it. */
  readonly confirming: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** What is not confirmed before the dice rest goes back. */
  readonly lapsing: Basis<Clause>;
  readonly withdrawing: Basis<Clause>;
};
