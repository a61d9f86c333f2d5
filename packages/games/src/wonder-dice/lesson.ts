import type { Lesson } from '@dicepit/engine';

/** The game in a minute; the words of each card are in the catalogues. */
export const lesson: Lesson = [
  { id: 'cup', picture: { kind: 'total', roll: [2, 4, 5] } },
  { id: 'bet', picture: { kind: 'bet', wagers: ['high', 'number-4'] } },
  { id: 'number', picture: { kind: 'pays', wager: 'number-4', roll: [4, 4, 2] } },
  { id: 'high-low', picture: { kind: 'verdicts', wager: 'high', wins: [6, 5, 3], loses: [2, 3, 4] } },
  { id: 'triple', picture: { kind: 'pays', wager: 'any-triple', roll: [5, 5, 5] } },
];
