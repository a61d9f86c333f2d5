import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type StaffProcedure<Clause extends string> = {
  /** Nothing is dealt without a dealer signed on. */
  readonly dealer: Basis<Clause>;
  /** A dealer does not bet at the table dealt. */
  readonly noBets: Basis<Clause>;
  /** How old whoever helps to run the game must be. */
  readonly age: { readonly years: number; readonly clause: Basis<Clause> } | undefined;
  /** The dealer keeps the dice, and hands them over by count. */
  readonly custody: Basis<Clause>;
  /** Roles that act only at the table, or in the pit, they are attached to. */
  readonly bound: readonly {
    readonly role: Role;
    readonly to: 'table' | 'pit';
    readonly clause: Basis<Clause>;
    /** What binds them to sign on where the house performs the ceremonies, too. */
    readonly atHome?: Basis<Clause>;
  }[];
  /** The inspector sees and never acts. */
  readonly inspector: Basis<Clause>;
};
