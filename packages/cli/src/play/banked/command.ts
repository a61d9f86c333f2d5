import type { Cents, Game, Roll } from '@dicepit/engine';
import { said } from '../../language.ts';
import { nearest } from '../../nearest.ts';
import { MAX_LINE_LENGTH } from '../playing.ts';
import { readDice, readMoney, shown } from '../typed.ts';
import { type Change, readBet, readTake, readWager } from './read-bet.ts';

/** What a person asks for with one line: to do something, or to be told something. */
export type Command =
  | { readonly kind: 'ready' }
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'change'; readonly changes: readonly Change[] }
  | { readonly kind: 'late'; readonly changes: readonly Change[] }
  | { readonly kind: 'buy'; readonly sum: Cents }
  | { readonly kind: 'void'; readonly reason: string }
  | { readonly kind: ActionWord }
  | { readonly kind: 'misread'; readonly message: string }
  | Question;

export type Question =
  | { readonly kind: 'odds'; readonly wager: string | undefined }
  | { readonly kind: 'rules'; readonly clause: string | undefined }
  | { readonly kind: QueryWord };

type ActionWord = 'same' | 'undo' | 'clear' | 'accept' | 'pass' | 'quit';
type QueryWord = 'bets' | 'rack' | 'why' | 'felt' | 'history' | 'help';

/** Reads one typed line. It understands short and clumsy lines, and says what it did not understand. */
export function readCommand(game: Game, line: string): Command {
  if (line.length > MAX_LINE_LENGTH) return misread(said().misread.longLine({ letters: MAX_LINE_LENGTH }));
  const text = line.trim();
  if (/\p{Cc}|\uFFFD/u.test(text)) return misread(said().misread.oddSigns);
  const [first = ''] = text.toLowerCase().split(/\s+/);
  const rest = text.slice(first.length).trim();
  const word = synonyms[first] ?? first;

  if (text === '') return { kind: 'ready' };
  if (/^no\s+(roll|throw)\b/i.test(text)) return { kind: 'void', reason: text.replace(/^no\s+\S+\s*/i, '') };
  if (isActionWord(word) && (rest === '' || isDice(rest))) return { kind: word };
  if (isQueryWord(word) && (rest === '' || word === 'help')) return { kind: word };
  switch (word) {
    case 'roll':
      return readRoll(game, rest);
    case 'void':
      return { kind: 'void', reason: rest };
    case 'buy':
      return readBuy(rest);
    case 'odds':
      return rest === '' ? { kind: 'odds', wager: undefined } : readOdds(game, rest);
    case 'rules':
      return { kind: 'rules', clause: rest === '' ? undefined : rest };
    case 'late':
      return readLate(game, rest);
    case 'take':
      return readTaking(game, text, rest);
    default:
      return readChanges(game, text);
  }
}

const actionWords: readonly ActionWord[] = ['same', 'undo', 'clear', 'accept', 'pass', 'quit'];
const isActionWord = (word: string): word is ActionWord => actionWords.some((each) => each === word);

const queryWords: readonly QueryWord[] = ['bets', 'rack', 'why', 'felt', 'history', 'help'];
const isQueryWord = (word: string): word is QueryWord => queryWords.some((each) => each === word);

/** The words that a keyboard may complete. */
export const commandWords: readonly string[] = [
  ...actionWords,
  ...queryWords,
  'decline',
  'take',
  'roll',
  'late',
  'odds',
  'rules',
  'buy',
];

const synonyms: Readonly<Record<string, string>> = {
  r: 'roll',
  throw: 'roll',
  go: 'roll',
  done: 'roll',
  ready: 'roll',
  shake: 'roll',
  s: 'same',
  again: 'same',
  repeat: 'same',
  u: 'undo',
  z: 'undo',
  remove: 'take',
  off: 'take',
  down: 'take',
  b: 'bets',
  chips: 'rack',
  money: 'rack',
  pays: 'odds',
  rule: 'rules',
  clause: 'rules',
  w: 'why',
  layout: 'felt',
  map: 'felt',
  mat: 'felt',
  last: 'history',
  rolls: 'history',
  '?': 'help',
  h: 'help',
  commands: 'help',
  p: 'pass',
  decline: 'pass',
  buyin: 'buy',
  q: 'quit',
  exit: 'quit',
  bye: 'quit',
  leave: 'quit',
};

function readRoll(game: Game, rest: string): Command {
  if (rest === '') return { kind: 'ready' };
  const roll = readDice(rest, game.dice);
  return roll === undefined
    ? misread(said().misread.notARoll({ text: shown(rest), dice: game.dice }))
    : { kind: 'roll', roll };
}

function readBuy(rest: string): Command {
  const sum = readMoney(rest.replace(/^((in|for)\s+)+/i, ''));
  return sum === undefined || sum === 0 ? misread(said().misread.buyHow) : { kind: 'buy', sum };
}

/** `take` alone, or `take the dice`, is the answer to an offer of them; with a bet it takes that down. */
function readTaking(game: Game, text: string, rest: string): Command {
  if (/^(all|everything)$/i.test(rest)) return { kind: 'clear' };
  if (/^take$/i.test(text) || isDice(rest)) return { kind: 'accept' };
  return readChanges(game, text);
}

const isDice = (rest: string): boolean => /^(up\s+)?(the\s+)?dice$/i.test(rest);

/** Bets that are called while the dice are out. */
function readLate(game: Game, rest: string): Command {
  const read = readChanges(game, rest);
  if (read.kind !== 'change') return read;
  return read.changes.every(({ kind }) => kind === 'bet')
    ? { kind: 'late', changes: read.changes }
    : misread(said().misread.lateOnly);
}

function readOdds(game: Game, rest: string): Command {
  const read = readWager(game, rest);
  return read.ok ? { kind: 'odds', wager: read.meaning } : misread(read.message);
}

/** Bets and takings with commas between; one that is not understood spoils the whole line. */
function readChanges(game: Game, text: string): Command {
  // A comma inside a figure of thousands parts no bets.
  const items = text
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
    .split(/[,;]/)
    .filter((item) => item.trim() !== '');
  const changes: Change[] = [];
  for (const item of items) {
    const [, taking] = /^\s*(?:take\b|remove\b|off\b|down\b|-(?=[a-z]))\s*(.*)$/is.exec(item) ?? [];
    const read =
      taking === undefined ? readBet(game, item) : readTake(game, taking.replace(/^(off|down)\s+/i, ''));
    if (!read.ok) return misread(read.hinted ? read.message : withCommand(read.message, item));
    changes.push(read.meaning);
  }
  return changes.length === 0 ? misread(said().misread.typeABet) : { kind: 'change', changes };
}

/** A single mistyped word may be a command as well as a bet. */
function withCommand(message: string, item: string): string {
  const word = item.trim().toLowerCase();
  const near = /^\S{3,12}$/.test(word) ? nearest(word, commandWords) : undefined;
  return near === undefined ? message : said().misread.noCommand({ word: shown(word), near });
}

const misread = (message: string): Command => ({ kind: 'misread', message });
