import type { PackFacts } from '../manifest.ts';

export const facts = {
  id: 'snake-eyes-nsw',
  prefix: 'nsw',
  name: 'Snake Eyes',
  place: 'New South Wales, The Star, order of 2019',
  citedAs: 'NSW',
  kind: 'banked',
  dice: 2,
  chancesBarred: 'nsw/9.1',
  promotions: true,
} as const satisfies PackFacts;
