import { pluralIn } from '../../plural.ts';

const form = pluralIn('en');

/** What the house calls its rolls. */
export const wording = {
  row: 'Calls',
  byBook: 'as the book has them',
  own: (count: number) => `${count} ${form(count, { one: 'word of our own', other: 'words of our own' })}`,
  title: 'What rolls are called',
  note: 'Shown on TVs, phones and the dealer’s pad, and spoken. What bets pay does not change.',
  game: 'Game',
  language: 'Language',
  calls: 'In your own words; left empty, as the book has it',
  manners: {
    hard: 'hard',
    easy: 'easy',
    double: 'double',
    triple: 'triple',
    out: 'ends the turn',
  },
  voided: 'Void roll',
  preview: 'On the wall',
  hear: 'Hear it',
  boundTotal: 'A strict table plays this game: each call has to say the total.',
  boundVoid: 'A void roll is called in the rules’ own words.',
  reset: 'Back to the book’s own words',
  toFile: 'Save as a file',
  fromFile: 'Take in a file',
  notAFile: 'That is no file of calls. Save one here to see what it looks like.',
  brought: (taken: number, left: number) =>
    left === 0
      ? `${taken} ${form(taken, { one: 'call', other: 'calls' })} taken in. Save to use them.`
      : `${taken} ${form(taken, { one: 'call', other: 'calls' })} taken in, ${left} left out: no call of ours, or too long.`,
  save: 'Use these words',
  saved: 'Rolls are called so from now on.',
};
