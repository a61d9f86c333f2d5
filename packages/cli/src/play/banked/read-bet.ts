import type { Cents, Game } from '@dicepit/engine';
import { choices, said } from '../../language.ts';
import { nearest } from '../../nearest.ts';
import { readMoney, shown } from '../typed.ts';
import { figure, listPhrases, toPhrase } from './wager-names.ts';

/** One thing a person asks for on the layout. */
export type Change =
  | { readonly kind: 'bet'; readonly wager: string; readonly stake: Cents }
  | { readonly kind: 'take'; readonly wager: string; readonly stake: Cents | undefined };

/** What a text means, or a sentence about why it means nothing, and whether that says already what may be meant. */
export type Reading<Meaning> = { readonly ok: true; readonly meaning: Meaning } | Misread;

type Misread = { readonly ok: false; readonly message: string; readonly hinted: boolean };

/** Reads one bet, sum and wager in either order: `hard-6 10`, `10 hard 6`, `bet 10 on hard 6`, `h6 5`. */
export function readBet(game: Game, text: string): Reading<Change> {
  if (/(^|\s)-\s*\$?\d/.test(text)) return misread(said().misread.belowZero);
  const words = meant(text);
  const found = distinct(splits(words).flatMap(({ sum, rest }) => asBets(game, sum, rest)));
  const [first, second] = found;

  if (first !== undefined && second !== undefined) {
    const { manyWays, way } = said().misread;
    const ways = found.map(({ wager, stake }) => way({ bet: `${wager} ${stake / 100}` }));
    return misread(manyWays({ text: shown(text), ways: choices(ways) }));
  }
  if (first === undefined) return notABet(game, text, words);
  if (first.stake === 0) return misread(said().misread.noStake({ like: `${first.wager} 5` }));
  return { ok: true, meaning: { kind: 'bet', ...first } };
}

/** Reads what to take down: a wager, and a sum where not all of it comes down. */
export function readTake(game: Game, text: string): Reading<Change> {
  const words = meant(text);
  const whole = wagerNamed(game, words);
  if (whole !== undefined) return { ok: true, meaning: { kind: 'take', wager: whole, stake: undefined } };
  const bet = readBet(game, text);
  return bet.ok ? { ok: true, meaning: { ...bet.meaning, kind: 'take' } } : bet;
}

/** The wager that a text names and nothing else, if there is one. */
export function readWager(game: Game, text: string): Reading<string> {
  const words = meant(text);
  const wager = wagerNamed(game, words);
  return wager === undefined ? notABet(game, text, words) : { ok: true, meaning: wager };
}

type Named = { readonly wager: string; readonly stake: Cents };
type Split = { readonly sum: Cents; readonly rest: readonly string[] };

const small = new Set([
  'bet',
  'place',
  'put',
  'the',
  'a',
  'an',
  'for',
  'dollars',
  'dollar',
  'bucks',
  'please',
]);

const meant = (text: string): readonly string[] => toPhrase(text).filter((word) => !small.has(word));

/** Where the sum may stand: at either end; the sum with a `$`, or before `on` or `from`, is certain. */
function splits(words: readonly string[]): readonly Split[] {
  const on = words.findIndex((word) => word === 'on' || word === 'from' || word === 'off');
  if (on !== -1) {
    const [left, right] = [words.slice(0, on), words.slice(on + 1)];
    return left.length === 1 ? taken(left[0], right) : taken(right.at(-1), [...left, ...right.slice(0, -1)]);
  }
  const both = [...taken(words.at(-1), words.slice(0, -1)), ...taken(words[0], words.slice(1))];
  const marked = words.find((word) => word.startsWith('$'));
  return marked === undefined ? both : both.filter(({ rest }) => !rest.includes(marked));
}

function taken(word: string | undefined, rest: readonly string[]): readonly Split[] {
  const sum = word === undefined ? undefined : readMoney(word);
  return sum === undefined || rest.length === 0 ? [] : [{ sum, rest }];
}

function asBets(game: Game, stake: Cents, words: readonly string[]): readonly Named[] {
  const wager = wagerNamed(game, words);
  return wager === undefined ? [] : [{ wager, stake }];
}

function distinct(bets: readonly Named[]): readonly Named[] {
  return bets.filter(
    (bet, index) =>
      bets.findIndex(({ wager, stake }) => wager === bet.wager && stake === bet.stake) === index,
  );
}

function wagerNamed(game: Game, words: readonly string[]): string | undefined {
  const phrase = words.map(figure).join(' ');
  for (const [wager, phrases] of listPhrases(game)) {
    if (phrases.some((each) => each.join(' ') === phrase)) return wager;
  }
  return undefined;
}

function notABet(game: Game, text: string, words: readonly string[]): Misread {
  const says = said().misread;
  const named = wagerNamed(game, words);
  if (named !== undefined) return hinted(says.howMuch({ wager: named, like: `${named} 5` }));
  if (words.some((word) => /^\$?\d{11,}/.test(word))) return misread(says.tooMuchMoney);
  if (words.some((word) => /^\$?\d+\.\d{3,}$/.test(word))) return misread(says.wholeCents);
  const sums = words.filter((word) => readMoney(word) !== undefined);
  const names = Object.keys(game.wagers);
  const name = words.filter((word) => word !== 'on').join('-');
  const bare = words.filter((word) => word !== 'on' && word !== sums.at(-1)).join('-');
  const near = nearest(name, names) ?? (bare === '' ? undefined : nearest(bare, names));
  return near === undefined
    ? misread(says.noBet({ text: shown(text) }))
    : hinted(says.noBetNear({ text: shown(text), near }));
}

const misread = (message: string): Misread => ({ ok: false, message, hinted: false });
const hinted = (message: string): Misread => ({ ok: false, message, hinted: true });
