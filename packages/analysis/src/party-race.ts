import { assert } from '@dicepit/engine';
import { FULL_SET, partyCards, toCardSet } from './party-cards.ts';
import {
  at,
  describeThrower,
  emptyOutlooks,
  handsOver,
  losesItself,
  newThrower,
  type Outlooks,
  SEVEN,
  type Thrower,
  throwsItself,
  toPairIndex,
  turnsCard,
  winsItself,
} from './party-thrower.ts';

/** A position of the party game for two: whose cards are up, and the chances the thrower has left if any. */
export type RacePosition = {
  readonly thrower: readonly number[];
  readonly other: readonly number[];
  readonly chances: number | null;
};

/** What awaits the thrower. */
export type RaceOutlook = {
  /** The chance that the thrower wins. */
  readonly win: number;
  /** The chance that the other does. */
  readonly lose: number;
  /** Throws to the end of the game, on average. */
  readonly throws: number;
};

export const raceStart: RacePosition = { thrower: partyCards, other: partyCards, chances: null };

/**
 * No figure of a race is further from the truth than this, as a share of itself.
 *
 * Every figure is made by adding, multiplying and dividing positive numbers and never by subtracting, so that
 * rounding errors add up and are not magnified. A position takes fewer than 64 roundings of 2^-53 on the figures
 * of positions with one card fewer; of the 20 cards at least two are up while the game lasts, and chances add one
 * such step: 20 x 64 x 2^-53.
 */
export const RACE_ROUNDING = (20 * 64) / 2 ** 53;

/** The race between two players solved for every position. */
export type Race = { readonly from: (position: RacePosition) => RaceOutlook };

/**
 * Solves all 2^20 pairs of card sets. Chips do not matter to who wins. Sevens, passes and misses leave the cards
 * as they are, so for one pair the only unknowns are the two throwers' outlooks, each a line in the other; every
 * card turned leads to a pair with fewer cards, which comes earlier when the sets are counted upward.
 */
export function solveRace(): Race {
  const solved = emptyOutlooks();
  const one = newThrower();
  const two = newThrower();
  for (let larger = 1; larger <= FULL_SET; larger += 1) {
    for (let smaller = 1; smaller <= larger; smaller += 1) {
      describeThrower(one, solved, larger, smaller);
      describeThrower(two, solved, smaller, larger);
      settle(solved, toPairIndex(larger, smaller), one, two);
      settle(solved, toPairIndex(smaller, larger), two, one);
    }
  }
  return { from: (position) => outlookFrom(solved, position) };
}

/** Writes the outlook of a thrower whose equations depend on the other's, which depend on the thrower's. */
function settle(solved: Outlooks, pair: number, thrower: Thrower, other: Thrower): void {
  const toOther = handsOver(thrower);
  // One less both hand-overs, without subtracting: a card is turned by the thrower, or by the other after one.
  const turning = turnsCard(thrower) + toOther * turnsCard(other);
  solved.win[pair] = (winsItself(thrower) + toOther * losesItself(other)) / turning;
  solved.lose[pair] = (losesItself(thrower) + toOther * winsItself(other)) / turning;
  solved.throws[pair] = (throwsItself(thrower) + toOther * throwsItself(other)) / turning;
}

function outlookFrom(solved: Outlooks, { thrower: own, other, chances }: RacePosition): RaceOutlook {
  const [mine, theirs] = [toCardSet(own), toCardSet(other)];
  assert(mine !== 0 && theirs !== 0, () => 'the game is won when a player has no cards');
  assert(chances === null || [1, 2, 3].includes(chances), () => `${chances} chances are not 1, 2 or 3`);
  const pair = toPairIndex(mine, theirs);
  if (chances === null)
    return { win: at(solved.win, pair), lose: at(solved.lose, pair), throws: at(solved.throws, pair) };

  const thrower = newThrower();
  describeThrower(thrower, solved, mine, theirs);
  const [tried, missed] = tryChances(thrower.miss, chances);
  const toOther = SEVEN * tried + missed;
  const turned = toPairIndex(theirs, mine);
  return {
    win: thrower.win * tried + toOther * at(solved.lose, turned),
    lose: thrower.lose * tried + toOther * at(solved.win, turned),
    throws: (1 + thrower.throws) * tried + toOther * at(solved.throws, turned),
  };
}

/** How many of the chances are thrown on average if no other throw ends them, and the chance that all miss. */
function tryChances(miss: number, chances: number): readonly [tried: number, missed: number] {
  let [tried, missed] = [0, 1];
  for (let chance = 0; chance < chances; chance += 1) {
    tried += missed;
    missed *= miss;
  }
  return [tried, missed];
}
