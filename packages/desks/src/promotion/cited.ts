import type { NswClause } from '@dicepit/games';
import { refused } from '../ruling.ts';

/** A clause of the NSW rules, the only ones that know promotional prizes. One that there is not does not compile. */
export type Cited = `nsw/${NswClause}`;

export const refuse = (code: string, clause: Cited, sentence: string) => refused(code, sentence, clause);
