import type { PaperKind } from '@dicepit/rulebook';

const sheets: Readonly<Record<PaperKind, string>> = {
  sign: 'Sign',
  pays: 'Pay table',
  procedure: 'Procedure',
  opening: 'Opening sheet',
  closing: 'Closing sheet',
  'dice-log': 'Dice log',
};

/** Paper for a table, to be printed. */
export const paper = {
  title: 'Paperwork',
  lead: 'Made from the same definitions that settle the bets.',
  of: 'Table or game',
  tableOption: (title: string) => `Table: ${title}`,
  packOption: (name: string) => `Game: ${name}`,
  sheet: 'Sheet',
  sheets,
  print: 'Print, or save as PDF',
  save: 'Save as a page',
  onlyProcedure: 'A party has no bank, and so only its procedure to print.',
  posted: 'What the table posts is filled in; the rest is left to be written by hand.',
  blank: 'Limits and times are left to be written by hand. Choose a table to have them filled in.',
  loading: 'Making the sheet',
  notThere: 'There is no such table or game. Choose another.',
  settings: 'Settings',
  signOut: 'Sign out',
};
