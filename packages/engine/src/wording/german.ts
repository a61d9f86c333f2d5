import type { CallWording } from './wording.ts';

/** How rolls are called in German. */
export const germanCalls: CallWording = {
  numbers: {
    1: 'Eins',
    2: 'Zwei',
    3: 'Drei',
    4: 'Vier',
    5: 'Fünf',
    6: 'Sechs',
    7: 'Sieben',
    8: 'Acht',
    9: 'Neun',
    10: 'Zehn',
    11: 'Elf',
    12: 'Zwölf',
    13: 'Dreizehn',
    14: 'Vierzehn',
    15: 'Fünfzehn',
    16: 'Sechzehn',
    17: 'Siebzehn',
    18: 'Achtzehn',
  },
  patterns: {
    hard: '{0}, hart',
    easy: '{0}, weich',
    double: '{0}, Doppel {1}',
    triple: '{0}, Drilling {1}',
    out: '{0}, aus',
  },
  special: { 'total-2': 'Schlangenaugen' },
};

/** What a void roll is called in German, by what the rules of each pack call it. */
export const germanVoids: Readonly<Record<string, string>> = {
  'No roll': 'Ungültig',
  'No Throw': 'Ungültig',
  'a void round': 'Runde ungültig',
};
