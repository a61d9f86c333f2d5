import { type Cents, type Game, LARGEST_STAKE } from '@dicepit/engine';
import { wagerCalled } from './wager-called.ts';

/** What somebody asks by a line of text. */
export type Typed =
  | { readonly is: 'bet'; readonly wager: string; readonly cents: Cents }
  /** Without a sum, all of it. */
  | { readonly is: 'off'; readonly wager: string; readonly cents: Cents | undefined }
  | { readonly is: 'act'; readonly act: Act }
  | { readonly is: 'question'; readonly about: Question }
  | { readonly is: 'odds'; readonly wager: string }
  | { readonly is: 'nothing' }
  /** The words that were not understood, and the wagers that they might mean. */
  | { readonly is: 'unknown'; readonly text: string; readonly near: readonly string[] };

export type Act = 'undo' | 'redo' | 'clear' | 'repeat' | 'double' | 'throw' | 'take' | 'pass';
export type Question = 'last' | 'bets' | 'chips' | 'shooter' | 'time' | 'limits' | 'help';

/** The words of every language that is spoken here; none of them means two things. */
const acts: Readonly<Record<string, Act>> = {
  undo: 'undo',
  redo: 'redo',
  clear: 'clear',
  repeat: 'repeat',
  again: 'repeat',
  double: 'double',
  x2: 'double',
  throw: 'throw',
  roll: 'throw',
  take: 'take',
  pass: 'pass',
  zurück: 'undo',
  vor: 'redo',
  leeren: 'clear',
  nochmal: 'repeat',
  wiederholen: 'repeat',
  verdoppeln: 'double',
  doppelt: 'double',
  werfen: 'throw',
  nehmen: 'take',
  weiter: 'pass',
};

const questions: Readonly<Record<string, Question>> = {
  last: 'last',
  bets: 'bets',
  chips: 'chips',
  rack: 'chips',
  shooter: 'shooter',
  time: 'time',
  limits: 'limits',
  help: 'help',
  '?': 'help',
  letzter: 'last',
  einsätze: 'bets',
  werfer: 'shooter',
  zeit: 'time',
  grenzen: 'limits',
  hilfe: 'help',
};

/** What asks for the odds of a wager, before its name. */
const oddsOf = /^(?:odds|quote|quoten)\s+/;

/**
 * Reads a line: `field 10`, `hard 8 5`, `-any7`, `repeat`, `odds field`. The last number is the sum where words are
 * left before it that name a wager; `unit` is what one chip is worth, the chosen chip what is meant without a sum.
 */
export function readTyped(
  line: string,
  game: Game,
  { unit, chosen }: { readonly unit: Cents; readonly chosen: Cents },
): Typed {
  const text = line.trim().toLowerCase();
  if (text === '') return { is: 'nothing' };
  const act = acts[text];
  if (act !== undefined) return { is: 'act', act };
  const about = questions[text];
  if (about !== undefined) return { is: 'question', about };
  if (oddsOf.test(text)) return named(game, text.replace(oddsOf, ''), (wager) => ({ is: 'odds', wager }));
  const isOff = text.startsWith('-') || text.startsWith('−');
  const rest = isOff ? text.slice(1).trim() : text;
  const { words, sum } = splitSum(rest, game, unit);
  return named(game, words, (wager) =>
    isOff ? { is: 'off', wager, cents: sum } : { is: 'bet', wager, cents: sum ?? chosen },
  );
}

/** `hard 8 5` is five on Hard 8, and `hard 8` is Hard 8 without a sum: the longest name that is one counts. */
function splitSum(
  text: string,
  game: Game,
  unit: Cents,
): { readonly words: string; readonly sum: Cents | undefined } {
  if (wagerCalled(game, text).length === 1) return { words: text, sum: undefined };
  const [, words, figures] = /^(.*\S)\s+\$?(\d+(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  if (words === undefined || figures === undefined) return { words: text, sum: undefined };
  // More than any bet may hold is more than this table takes, and is told as that.
  const sum = Math.round(Number(figures.replace(',', '.')) * unit);
  return { words, sum: Math.min(sum, LARGEST_STAKE) };
}

function named(game: Game, words: string, make: (wager: string) => Typed): Typed {
  const found = wagerCalled(game, words);
  const [wager] = found;
  return wager !== undefined && found.length === 1
    ? make(wager)
    : { is: 'unknown', text: words.trim(), near: found };
}
