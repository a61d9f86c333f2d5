import type { StatutoryMaximum } from '../table.ts';
import type { Basis } from './citation.ts';

export type SignsProcedure<Clause extends string> = {
  /** The sign with the smallest and the largest bet, and what a bet outside it is told. */
  readonly limits: Basis<Clause>;
  readonly minimum: Basis<Clause>;
  readonly maximum: Basis<Clause>;
  readonly multiples: Basis<Clause>;
  readonly unit: Basis<Clause>;
  /** A bet outside the limits is always refused when it is placed, or as the table's policy says. */
  readonly atEntry: 'refuse' | 'policy';
  /** How long a sign hangs before a higher minimum applies. */
  readonly raising: { readonly minutes: number; readonly clause: Basis<Clause> };
  /** A sign with one player's own limits. */
  readonly bySeat: {
    readonly clause: Basis<Clause>;
    /** It is there to let a player exceed the stated maximum, and for nothing else. */
    readonly exceeds: boolean;
  };
  /** For how many months a change of the odds stays posted. */
  readonly payTable: { readonly months: number; readonly clause: Basis<Clause> };
  /** How long a sign hangs before a table with players at it is closed. */
  readonly closing: { readonly minutes: number; readonly clause: Basis<Clause> };
  /** The largest bet that the law allows, where it sets one; no posted maximum is above it. */
  readonly statutory:
    | {
        readonly byDefault: readonly StatutoryMaximum[];
        readonly clause: Basis<Clause>;
        readonly posting: Basis<Clause>;
      }
    | undefined;
};
