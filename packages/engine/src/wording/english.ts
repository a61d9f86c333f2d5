import type { CallWording } from './wording.ts';

/** How the book calls rolls, which is in English: `Eight, hard`, `Seven out`, `Nine, triple three`. */
export const bookCalls: CallWording = {
  numbers: [
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
    'Thirteen',
    'Fourteen',
    'Fifteen',
    'Sixteen',
    'Seventeen',
    'Eighteen',
  ],
  manners: {
    hard: ({ total }) => `${total}, hard`,
    easy: ({ total }) => `${total}, easy`,
    double: ({ total, pips }) => `${total}, double ${pips}`,
    triple: ({ total, pips }) => `${total}, triple ${pips}`,
    out: ({ total }) => `${total} out`,
    down: ({ total }) => `${total} is down`,
    wins: ({ total }) => `${total} wins`,
  },
  special: { 'total-2': 'Snake eyes' },
  voids: { 'a void round': 'A void round' },
};
