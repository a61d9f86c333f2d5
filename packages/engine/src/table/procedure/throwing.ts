import type { Basis } from './citation.ts';

export type ThrowingProcedure<Clause extends string> = {
  readonly throwing: Basis<Clause>;
  /** What must lie on the layout before the dice may be thrown. */
  readonly needs:
    | { readonly what: 'shooter-bet'; readonly clause: Basis<Clause> }
    /** A bet on one wager before the first throw of a set. */
    | { readonly what: 'wager'; readonly wager: string; readonly clause: Basis<Clause> }
    | { readonly what: 'any-bet'; readonly clause: Basis<Clause> };
  /** The dice leave the hand together, and nobody has a say in how they fall. */
  readonly together: Basis<Clause>;
  readonly chance: Basis<Clause>;
  readonly resting: Basis<Clause>;
  /** The dice go back to the shooter only when all is settled. */
  readonly passing: Basis<Clause>;
};
