import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

/** Where every die is, who may move it, and what is done when one leaves the table. */
export type CustodyProcedure<Clause extends string> = {
  /** Dice that are not in play stay with the dealer. */
  readonly keeping: Basis<Clause>;
  /** How many dice are thrown, all of them different. */
  readonly active: Basis<Clause>;
  /** Dice that the shooter did not choose go back, at the start of play and in its course. */
  readonly returning: { readonly start: Basis<Clause>; readonly course: Basis<Clause> };
  /** After the call the dice are gathered and put in the middle of the table; not everywhere. */
  readonly gathering:
    | {
        readonly collecting: Basis<Clause>;
        readonly centring: Basis<Clause>;
        /** By stick or by hand. */
        readonly method: Basis<Clause>;
      }
    | undefined;
  /** A die leaves the table: the reason by which a roll with it is void, and where the steps are written. */
  readonly off: {
    readonly reason: string;
    readonly clause: Basis<Clause>;
    /** Whoever voids a roll for that reason has a die to look for; a mat ends inside the table and has not. */
    readonly isSought: boolean;
    /** Until when a die that leaves makes the roll void: its call, or the last bet settled. */
    readonly spoils: 'until-called' | 'until-settled';
  };
  readonly searching: Basis<Clause>;
  /** The shooter chooses from what remains, or asks for the originals. */
  readonly choosing: Basis<Clause>;
  readonly asking: Basis<Clause>;
  /** A die that is found is inspected, and goes back to a shooter who asked for it or to the bowl. */
  readonly inspecting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly back: { readonly asked: Basis<Clause>; readonly otherwise: Basis<Clause> };
  /** A lost die costs the whole set, once the shooter's turn is over. */
  readonly newSet: Basis<Clause>;
  /** Where the set stays in use after the first loss, and only the second costs it. */
  readonly firstLoss: Basis<Clause> | undefined;
  readonly grace: Basis<Clause>;
};
