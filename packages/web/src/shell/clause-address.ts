import { writeClause } from '@dicepit/engine';
import { type RollPlace, toRules } from './place.ts';

/** The packs by the prefixes that their clauses carry: `nz/6.3(b)`. */
const packs: Readonly<Record<string, string>> = {
  nz: 'snake-eyes-nz',
  nsw: 'snake-eyes-nsw',
  double: 'double-dice',
  wonder: 'wonder-dice',
  party: 'snake-eyes-party',
};

/**
 * Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. Whoever
 * comes from a roll finds there what that roll did, and the way back.
 */
export function addressOfClause(
  clause: string,
  from?: RollPlace,
): { readonly href: string; readonly written: string } {
  const [prefix = ''] = clause.split('/');
  return { href: toRules(packs[prefix] ?? prefix, clause, from), written: writeClause(clause) };
}
