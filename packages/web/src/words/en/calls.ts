const numbers: Readonly<Record<number, string>> = {
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
};

/** How rolls are called. */
export const calls = {
  numbers,
  sevenOut: 'Seven out',
  snakeEyes: 'Snake eyes',
  hard: (name: string) => `${name}, hard`,
  easy: (name: string) => `${name}, easy`,
  double: (name: string, pips: string) => `${name}, double ${pips}`,
  triple: (name: string, pips: string) => `${name}, triple ${pips}`,
};
