import type { Game } from '../../pack.ts';

/** A named table policy, where the rules are silent: `policy/limits-at-entry`. */
type Policy = `policy/${string}`;

/** What a step of the procedure rests on: a clause of the pack, or a policy of the house. */
export type Basis<Clause extends string> = Clause | Policy;

/** A basis as it is cited in events and refusals. */
export const citeBasis = (game: Pick<Game, 'prefix'>, basis: string): string =>
  basis.startsWith('policy/') ? basis : `${game.prefix}/${basis}`;
