import type { PackFacts } from '../manifest.ts';

export const facts = {
  id: 'wonder-dice',
  prefix: 'wonder',
  name: 'Wonder Dice',
  place: 'Charity gaming, New Hampshire',
  citedAs: 'Wonder Dice',
  kind: 'banked',
  dice: 3,
} as const satisfies PackFacts;
