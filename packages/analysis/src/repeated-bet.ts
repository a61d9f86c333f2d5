import {
  assert,
  type Cents,
  exact,
  isStake,
  notOffered,
  type Refusal,
  type Rounding,
  type Terms,
  type Wager,
} from '@dicepit/engine';

/**
 * A stake on a wager that is made again in full whenever it is decided; winnings are rounded as its table
 * does.
 */
export type RepeatedBet = { readonly wager: Wager; readonly stake: Cents; readonly rounding: Rounding };

export type RepeatedBets =
  | { readonly ok: true; readonly bets: readonly RepeatedBet[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A bet by itself, with winnings to the cent unless a rounding is given. */
export function repeated(wager: Wager, stake: Cents, rounding: Rounding = exact): RepeatedBet {
  assert(isStake(stake), () => `${stake} is not a stake`);
  return { wager, stake, rounding };
}

/** The bets of one table, named by wager: `repeatedBets(terms, { field: 5_00, 'hard-6': 1_00 })`. */
export function repeatedBets(terms: Terms, stakes: Readonly<Record<string, Cents>>): RepeatedBets {
  const { game, rounding } = terms;
  const bets: RepeatedBet[] = [];
  for (const [id, stake] of Object.entries(stakes)) {
    const wager = Object.hasOwn(game.wagers, id) ? game.wagers[id] : undefined;
    if (wager === undefined) return { ok: false, refusal: notOffered(game, id) };
    bets.push(repeated(wager, stake, rounding));
  }
  return { ok: true, bets };
}

/** What must be on the layout at every roll. */
export const sumStakes = (bets: readonly RepeatedBet[]): Cents =>
  bets.reduce((sum, { stake }) => sum + stake, 0);
