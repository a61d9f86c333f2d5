import type { Lesson } from '@dicepit/engine';

/** The game in a minute; the words of each card are in the catalogues. */
export const lesson: Lesson = [
  { id: 'total', picture: { kind: 'total', roll: [3, 4] } },
  { id: 'bet', picture: { kind: 'bet', wagers: ['six', 'hard-8'] } },
  { id: 'hard', picture: { kind: 'verdicts', wager: 'hard-8', wins: [4, 4], loses: [3, 5] } },
  { id: 'seven', picture: { kind: 'pass', roll: [3, 4] } },
  { id: 'long-shot', picture: { kind: 'pays', wager: 'craps-2', roll: [1, 1] } },
];
