import { packs, writeClause } from '@dicepit/games';
import { type RollPlace, toRules } from './place.ts';

/**
 * Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. Whoever
 * comes from a roll finds there what that roll did, and the way back.
 */
export function addressOfClause(
  clause: string,
  from?: RollPlace,
): { readonly href: string; readonly written: string } {
  const [prefix = ''] = clause.split('/');
  return {
    href: toRules(packs.find((each) => each.prefix === prefix)?.id ?? prefix, clause, from),
    written: writeClause(clause),
  };
}
