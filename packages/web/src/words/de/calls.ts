import type { calls as en } from '../en/calls.ts';

const numbers: Readonly<Record<number, string>> = {
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
};

export const calls: typeof en = {
  numbers,
  sevenOut: 'Sieben, aus',
  snakeEyes: 'Schlangenaugen',
  hard: (name) => `${name}, hart`,
  easy: (name) => `${name}, weich`,
  double: (name, pips) => `${name}, Doppel ${pips}`,
  triple: (name, pips) => `${name}, Drilling ${pips}`,
};
