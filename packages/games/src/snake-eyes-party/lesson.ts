import type { Lesson } from '@dicepit/engine';

/** The game in a minute; the words of each card are in the catalogues. */
export const lesson: Lesson = [
  { id: 'card', picture: { kind: 'card', roll: [5, 3], card: 8 } },
  { id: 'down', picture: { kind: 'kitty', roll: [5, 3], whites: 1 } },
  { id: 'seven', picture: { kind: 'kitty', roll: [3, 4], whites: 2 } },
  { id: 'two', picture: { kind: 'kitty', roll: [1, 1], whites: -2 } },
  { id: 'home', picture: { kind: 'home', cards: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] } },
];
