import type { CallWording } from './wording.ts';

/** How rolls are called in English: `Eight, hard`, `Seven out`, `Nine, triple three`. */
export const englishCalls: CallWording = {
  numbers: {
    1: 'One',
    2: 'Two',
    3: 'Three',
    4: 'Four',
    5: 'Five',
    6: 'Six',
    7: 'Seven',
    8: 'Eight',
    9: 'Nine',
    10: 'Ten',
    11: 'Eleven',
    12: 'Twelve',
    13: 'Thirteen',
    14: 'Fourteen',
    15: 'Fifteen',
    16: 'Sixteen',
    17: 'Seventeen',
    18: 'Eighteen',
  },
  patterns: {
    hard: '{0}, hard',
    easy: '{0}, easy',
    double: '{0}, double {1}',
    triple: '{0}, triple {1}',
    out: '{0} out',
  },
  special: { 'total-2': 'Snake eyes' },
};
