import type { PackFacts } from '../manifest.ts';

export const facts = {
  id: 'double-dice',
  prefix: 'double',
  name: 'Double Dice',
  place: 'Community fundraisers, Australia',
  citedAs: 'Double Dice',
  kind: 'banked',
  dice: 2,
  alike: 'double',
} as const satisfies PackFacts;
