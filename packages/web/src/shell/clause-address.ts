import { toRules } from './place.ts';

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

/** Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. */
export function addressOfClause(clause: string): { readonly href: string; readonly written: string } {
  const [prefix = '', number = ''] = clause.split('/');
  const name = written[prefix] ?? `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}`;
  return {
    href: toRules(packs[prefix] ?? prefix, clause),
    written: `${name} ${number.split('#')[0]}`.trim(),
  };
}
