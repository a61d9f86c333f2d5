import type { PackFacts } from '../manifest.ts';

export const facts = {
  id: 'snake-eyes-party',
  prefix: 'party',
  name: 'Snake Eyes',
  place: 'The parlour game',
  citedAs: 'Party',
  kind: 'race',
  dice: 2,
} as const satisfies PackFacts;
