import type { Lesson } from '@dicepit/engine';

/** The game in a minute; the words of each card are in the catalogues. */
export const lesson: Lesson = [
  { id: 'total', picture: { kind: 'total', roll: [2, 4] } },
  {
    id: 'set',
    picture: {
      kind: 'set',
      rolls: [
        [2, 4],
        [3, 3],
        [5, 4],
        [6, 2],
      ],
    },
  },
  { id: 'number', picture: { kind: 'verdicts', wager: 'number-6', wins: [2, 4], loses: [3, 4] } },
  { id: 'double', picture: { kind: 'pays', wager: 'double-3', roll: [3, 3] } },
  { id: 'seven', picture: { kind: 'pass', roll: [3, 4] } },
];
