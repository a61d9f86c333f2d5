import type { Game } from '../pack.ts';
import type { Role } from './role.ts';

/** A named table policy, where the rules are silent: `policy/limits-at-entry`. */
type Policy = `policy/${string}`;

/** What a step of the procedure rests on: a clause of the pack, or a policy of the house. */
export type Basis<Clause extends string> = Clause | Policy;

/** A basis as it is cited in events and refusals. */
export const citeBasis = (game: Pick<Game, 'prefix'>, basis: string): string =>
  basis.startsWith('policy/') ? basis : `${game.prefix}/${basis}`;

/** Who decides a dispute about a game, one after another, and what its player is told in the end. */
export type DisputesProcedure<Clause extends string> = {
  /** From the lowest. Nobody decides at a step at or below one that has been decided at. */
  readonly steps: readonly DisputeStep<Clause>[];
  /** What the last step rests on where the rules say nothing of the matter, which then goes to it at once. */
  readonly uncovered: Basis<Clause> | undefined;
  /** Where a ruling about the face of a die is final, and is not opened again. */
  readonly faces: Basis<Clause> | undefined;
  /** What whoever is not content is told of, before the dispute is closed. */
  readonly advice: ComplaintAdvice<Clause> | undefined;
};

export type DisputeStep<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  /** So many decisions have to be there before. */
  readonly after: number;
  /** Whether it has to be somebody who has not decided before. */
  readonly another: boolean;
  /** Nothing comes after it. */
  readonly final: boolean;
};

export type ComplaintAdvice<Clause extends string> = {
  readonly clause: Basis<Clause>;
  readonly says: string;
};
