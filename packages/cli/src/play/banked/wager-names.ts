import type { Game } from '@dicepit/engine';

/** The words of a wager's name, as they may be typed: `['hard', '6']`. */
export type Phrase = readonly string[];

/** Every way of naming each wager of a game, by wager id. */
export function listPhrases(game: Game): ReadonlyMap<string, readonly Phrase[]> {
  return new Map(
    Object.values(game.wagers).map(({ id, name }) => {
      const written = [id, name, id.replaceAll('-', ''), ...(shortNames[id] ?? [])];
      return [id, [...new Set(written.map((each) => toPhrase(each).map(figure).join(' ')))].map(split)];
    }),
  );
}

/** A text in words: lower case, cut at spaces and hyphens, without the small words people put between. */
export const toPhrase = (text: string): Phrase =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[\s\-_/:=]+/)
    .filter((word) => word !== '');

/** A number written out, as a figure; any other word as it is. */
export const figure = (word: string): string => {
  const at = numbers.indexOf(word);
  return at === -1 ? word : String(at + 1);
};

const split = (phrase: string): Phrase => phrase.split(' ');

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** What players call a wager beside its name. An id means the same kind of bet wherever it is offered. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  'hard-4': ['h4'],
  'hard-6': ['h6'],
  'hard-8': ['h8'],
  'hard-10': ['h10'],
  'hardway-combo': ['combo', 'hc', 'hardways', 'hard combo'],
  five: ['5'],
  six: ['6'],
  eight: ['8'],
  field: ['f', 'field'],
  'any-7': ['7', 'a7', 'sevens', 'big red'],
  'c-and-e': ['ce', 'c e', 'c and e', 'cne'],
  'craps-2': ['2', 'c2', 'snake eyes', 'aces'],
  'craps-3': ['3', 'c3'],
  'craps-12': ['12', 'c12', 'boxcars'],
  eleven: ['11', 'yo', '11 in 1'],
  'shooters-bet': ['shooter', 'shooters', 'shooter bet', 'sb', 'shoot'],
  'number-2-5': ['2 5', '2 or 5', 'n25'],
  'number-3-4': ['3 4', '3 or 4', 'n34'],
  'number-6': ['6', 'n6', 'sixes'],
  'number-8': ['8', 'n8'],
  'number-10-11': ['10 11', '10 or 11', 'n1011'],
  'number-9-12': ['9 12', '9 or 12', 'n912'],
  'double-1': ['d1', '1 1', 'snake eyes'],
  'double-2': ['d2', '2 2'],
  'double-3': ['d3', '3 3'],
  'double-4': ['d4', '4 4'],
  'double-5': ['d5', '5 5'],
  'double-6': ['d6', '6 6'],
  bonus: ['bonus bet'],
  'number-1': ['1', 'n1', 'ones'],
  'number-2': ['2', 'n2', 'twos'],
  'number-3': ['3', 'n3', 'threes'],
  'number-4': ['4', 'n4', 'fours'],
  'number-5': ['5', 'n5', 'fives'],
  high: ['hi', 'over'],
  low: ['lo', 'under'],
  'any-triple': ['triple', 'triples', 't', 'at'],
};
