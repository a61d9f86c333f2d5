import { assert } from '@dicepit/engine';
import { ALL_WAYS, CARD_WAYS, type CardSet, FULL_SET, SEVEN_WAYS, waysOf } from './party-cards.ts';

/** The figures of every pair, by the thrower's set and then the other's. */
export type Outlooks = {
  readonly win: Float64Array;
  readonly lose: Float64Array;
  readonly throws: Float64Array;
};

/**
 * How a thrower with these cards stands before the other's outlook is known. The sums run over throws that turn
 * one of the thrower's cards, and over those that turn one of the other's by a pass.
 */
export type Thrower = {
  win: number;
  lose: number;
  throws: number;
  winByPass: number;
  loseByPass: number;
  throwsByPass: number;
  /** The chance to turn a card, to pass the dice, to make a complete pass, and to miss a chance. */
  turn: number;
  pass: number;
  completePass: number;
  miss: number;
};

export const toPairIndex = (thrower: CardSet, other: CardSet): number => thrower * (FULL_SET + 1) + other;

export const SEVEN = SEVEN_WAYS / ALL_WAYS;

export function emptyOutlooks(): Outlooks {
  const pairs = (FULL_SET + 1) ** 2;
  const [win, lose, throws] = [0, 0, 0].map(() => new Float64Array(pairs));
  assert(win !== undefined && lose !== undefined && throws !== undefined, () => 'three figures to a pair');
  // A player without cards has won, whoever would have thrown next.
  for (let other = 1; other <= FULL_SET; other += 1) win[toPairIndex(0, other)] = 1;
  return { win, lose, throws };
}

export const newThrower = (): Thrower => ({
  win: 0,
  lose: 0,
  throws: 0,
  winByPass: 0,
  loseByPass: 0,
  throwsByPass: 0,
  turn: 0,
  pass: 0,
  completePass: 0,
  miss: 0,
});

// Written into place: a fresh object for each of two million throwers would cost more than the arithmetic.
export function describeThrower(thrower: Thrower, solved: Outlooks, own: CardSet, others: CardSet): void {
  let [win, lose, throws] = [0, 0, 0];
  for (let left = own; left !== 0; left &= left - 1) {
    const card = left & -left;
    const pair = toPairIndex(own ^ card, others);
    const ways = at(waysOf, card);
    win += ways * at(solved.win, pair);
    lose += ways * at(solved.lose, pair);
    throws += ways * at(solved.throws, pair);
  }
  thrower.win = win / ALL_WAYS;
  thrower.lose = lose / ALL_WAYS;
  thrower.throws = throws / ALL_WAYS;

  [win, lose, throws] = [0, 0, 0];
  for (let left = others & ~own; left !== 0; left &= left - 1) {
    const card = left & -left;
    const pair = toPairIndex(others ^ card, own);
    const ways = at(waysOf, card);
    // The receiver throws on, and what the receiver wins the thrower loses.
    win += ways * at(solved.lose, pair);
    lose += ways * at(solved.win, pair);
    throws += ways * at(solved.throws, pair);
  }
  thrower.winByPass = win / ALL_WAYS;
  thrower.loseByPass = lose / ALL_WAYS;
  thrower.throwsByPass = throws / ALL_WAYS;

  thrower.turn = at(waysOf, own) / ALL_WAYS;
  thrower.pass = at(waysOf, others & ~own) / ALL_WAYS;
  thrower.completePass = (CARD_WAYS - at(waysOf, own | others)) / ALL_WAYS;
  thrower.miss = (CARD_WAYS - at(waysOf, own)) / ALL_WAYS;
}

/** How often a throw of the thrower's own cards is awaited: now, and at each chance after a complete pass. */
const tries = ({ completePass, miss }: Thrower): number => 1 + completePass * (1 + miss * (1 + miss));

/** The chance that the dice go to the left with no card turned: a seven, or three chances missed. */
export const handsOver = ({ completePass, miss }: Thrower): number =>
  SEVEN + completePass * (SEVEN * (1 + miss * (1 + miss)) + miss * miss * miss);

/** The chance that a card is turned before that, which is what `handsOver` leaves. */
export const turnsCard = (thrower: Thrower): number => thrower.turn * tries(thrower) + thrower.pass;

export const winsItself = (thrower: Thrower): number => thrower.win * tries(thrower) + thrower.winByPass;
export const losesItself = (thrower: Thrower): number => thrower.lose * tries(thrower) + thrower.loseByPass;
export const throwsItself = (thrower: Thrower): number =>
  (1 + thrower.throws) * tries(thrower) + thrower.throwsByPass;

// Every index here is made of card sets and lies within the tables.
export const at = (table: Float64Array | Uint8Array, index: number): number => table[index] ?? Number.NaN;
