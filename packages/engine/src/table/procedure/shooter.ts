import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type ShooterProcedure<Clause extends string> = {
  /** At the start of play: who is asked first, who next, and what the taker may do. */
  readonly starting: Basis<Clause>;
  readonly start: Basis<Clause>;
  readonly declined: Basis<Clause>;
  readonly accepting: Basis<Clause>;
  readonly choosing: Basis<Clause>;
  readonly givingUp: Basis<Clause>;
  readonly sevenOut: Basis<Clause>;
  /** After a turn: who is asked, and whether the former shooter comes round again. */
  readonly course: {
    readonly needsBet: boolean;
    readonly former: 'never' | 'last';
    readonly clause: Basis<Clause>;
    readonly declined: Basis<Clause>;
    readonly choosing: Basis<Clause>;
    /** Where play starts afresh when nobody takes the dice and nothing is undecided. */
    readonly restart: Basis<Clause> | undefined;
  };
  /** The dealer throws out what is undecided when nobody takes the dice. */
  readonly runOut: Basis<Clause> | undefined;
  /** A shooter left without the bet that a throw needs may bet again or give up the dice. */
  readonly prompt: Basis<Clause>;
  readonly warning: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** Who may order a shooter to pass the dice, and for which causes; nobody where the pack gives no such order. */
  readonly ordering:
    | { readonly roles: readonly Role[]; readonly causes: readonly string[]; readonly clause: Basis<Clause> }
    | undefined;
  /** Somebody else finishes the set of a shooter who cannot. */
  readonly substitute: Basis<Clause> | undefined;
};
