import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

export type CallingProcedure<Clause extends string> = {
  readonly call: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly noRoll: NoRollProcedure<Clause>;
  /** The faces on the dice and nothing else decide. */
  readonly faces: Basis<Clause>;
  readonly cocked: CockedTest<Clause>;
  readonly dispute: {
    readonly roles: readonly Role[];
    readonly clause: Basis<Clause>;
    /** Whoever rules may also declare the roll void. */
    readonly mayVoid: boolean;
    /** A ruling is the last word on its die: nobody puts another face in its place, by whatever way. */
    readonly final: boolean;
    /** Reasons to void a roll that a ruling on the face has answered. */
    readonly answers: readonly string[];
  };
  /** How an outcome goes into electronic equipment, where there is any and it is switched on. */
  readonly entry:
    | {
        /** What it is called in the register of equipment. */
        readonly item: string;
        /** With the call in one, or keyed and then pressed. */
        readonly way: 'with-the-call' | 'keyed-and-pressed';
        readonly clause: Basis<Clause>;
        readonly source: Basis<Clause>;
      }
    | undefined;
  /** A wrong outcome may be corrected before anything is settled, by the dealer with somebody's approval. */
  readonly amending: { readonly approvers: readonly Role[]; readonly clause: Basis<Clause> };
};

export type NoRollProcedure<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  /** A mandatory fact voids the roll by itself, or only bars any outcome until no roll is called. */
  readonly fact: { readonly does: 'voids' | 'bars'; readonly clause: Basis<Clause> };
  /** Where the call itself makes the throw invalid: nobody rules an outcome into it afterwards. */
  readonly stands: Basis<Clause> | undefined;
  /** Reasons that name the die they are about, which is put away. */
  readonly namesDie: readonly string[];
  /** Reasons that are nothing without words. */
  readonly words: readonly string[];
  /** What rests on judgement needs words once the dice have stopped, and is barred from the call on. */
  readonly afterRest: Basis<Clause> | undefined;
  readonly afterCall: Basis<Clause>;
  /** Reasons that cannot arise when the dealer throws as the shooter. */
  readonly notOfDealer: readonly string[];
  /** The text leaves it to the table whether bets may be changed after a void roll. */
  readonly mayUnfreeze: boolean;
  /** Reasons that put a die away and open an incident. */
  readonly quarantines: readonly string[];
  readonly opensIncident: readonly string[];
  /** Reasons that are recorded in one of several forms; the first where none is named. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
};

/** How the uppermost face of a die that leans on something is found. */
export type CockedTest<Clause extends string> =
  | {
      /** The face opposite the one that touches. */
      readonly test: 'opposite';
      readonly clause: Basis<Clause>;
      /** Each die has one face that counts; there is no total before. */
      readonly oneFace: Basis<Clause>;
      /** The reason that voids the roll where more than one face touches; unreadable where there is none. */
      readonly twoFaces: string | undefined;
    }
  | {
      /** The face that the dealer judges would come up, or a reason to void where nobody can tell. */
      readonly test: 'judgement';
      readonly clause: Basis<Clause>;
      readonly oneFace: Basis<Clause>;
      readonly cannotTell: string;
    }
  | {
      /** A die that does not lie flat voids the roll. */
      readonly test: 'void';
      readonly clause: Basis<Clause>;
      readonly reason: string;
    };
