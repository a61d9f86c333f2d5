import type { Clause } from '@dicepit/games/clauses/snake-eyes-nsw';

/** A clause of the NSW rules, the only ones that know promotional prizes. One that there is not does not compile. */
export type Cited = `nsw/${Clause}`;
