import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type ReceivingProcedure<Clause extends string> = {
  /** A table never holds more dice than its procedure of opening says. */
  readonly cap: Basis<Clause>;
  /** How the faces of a die lie. */
  readonly faces: Basis<Clause>;
  /** No die is used before it is confirmed to comply. */
  readonly compliance: Basis<Clause>;
  /** Who inspects dice that reach the table, each independently; nobody where the pack asks for none. */
  readonly inspection: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> } | undefined;
  /** Where dice go that may be used. */
  readonly placing: Basis<Clause>;
};
