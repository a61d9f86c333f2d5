import { type RollPlace, toRules } from './place.ts';

/** The packs by the prefixes that their clauses carry: `nz/6.3(b)`. */
const packs: Readonly<Record<string, string>> = {
  nz: 'snake-eyes-nz',
  nsw: 'snake-eyes-nsw',
  double: 'double-dice',
  wonder: 'wonder-dice',
  party: 'snake-eyes-party',
};

/** How each prefix is written before the number for a person. */
const written: Readonly<Record<string, string>> = { nz: 'NZ', nsw: 'NSW' };

/**
 * Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. Whoever
 * comes from a roll finds there what that roll did, and the way back.
 */
export function addressOfClause(
  clause: string,
  from?: RollPlace,
): { readonly href: string; readonly written: string } {
  const [prefix = '', number = ''] = clause.split('/');
  const name = written[prefix] ?? `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}`;
  return {
    href: toRules(packs[prefix] ?? prefix, clause, from),
    written: `${name} ${number.split('#')[0]}`.trim(),
  };
}
