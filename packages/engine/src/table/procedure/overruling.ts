import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type OverrulingProcedure<Clause extends string> = {
  /** Only somebody strictly higher may overrule. */
  readonly clause: Basis<Clause>;
  /** Who may overrule those below, and by which clause; nobody where the pack goes another way. */
  readonly rungs: Readonly<Partial<Record<Role, Basis<Clause>>>>;
  /** Who may put right a roll earlier than the last. */
  readonly earlier: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** What the rules do not cover. */
  readonly uncovered: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly invalidating: InvalidatingProcedure<Clause> | undefined;
};

export type InvalidatingProcedure<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  readonly disturbances: { readonly grounds: readonly string[]; readonly clause: Basis<Clause> };
  readonly fraud: { readonly ground: string; readonly clause: Basis<Clause> };
  readonly refund: Basis<Clause>;
  /** What somebody might take for a ground and is none. */
  readonly noGrounds: Readonly<Record<string, Basis<Clause>>>;
};
