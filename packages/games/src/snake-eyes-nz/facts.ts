import type { PackFacts } from '../manifest.ts';

export const facts = {
  id: 'snake-eyes-nz',
  prefix: 'nz',
  name: 'Snake Eyes',
  place: 'New Zealand casinos, Division 11A',
  citedAs: 'NZ',
  kind: 'banked',
  dice: 2,
} as const satisfies PackFacts;
