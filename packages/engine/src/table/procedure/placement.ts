import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type PlacementProcedure<Clause extends string> = {
  /** The dealer may put a bet down for a player. */
  readonly assisting: Basis<Clause>;
  /** How long a player may say that the words were not carried out. */
  readonly contesting: { readonly until: 'rest' | 'release'; readonly clause: Basis<Clause> };
  /** A bet is settled where it lies. */
  readonly lying: Basis<Clause>;
  readonly restoring: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly correcting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly refusing: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};
