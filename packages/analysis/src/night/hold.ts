import type { Terms } from '@dicepit/engine';
import { computeFigures } from '../figures.ts';
import { Fraction } from '../fraction.ts';
import { type Luck, measureRarity, varianceOf } from './luck.ts';
import { luckByBet } from './luck-by-bet.ts';
import { luckByRoll, type SeenRoll } from './luck-by-roll.ts';
import type { DecidedBets, HoldReport, WagerNight } from './night.ts';

/** What was decided, and the rolls where it is known what lay there. */
export type Decided = {
  readonly decided: readonly DecidedBets[];
  readonly seen: readonly SeenRoll[] | undefined;
};

/** The hold of all wagers together. */
export function reportHold(terms: Terms, night: Decided, only?: string): HoldReport {
  const decided = night.decided.filter(({ wager }) => only === undefined || wager === only);
  const luck = night.seen === undefined ? luckByBet(terms, decided) : luckByRoll(terms, night.seen, only);
  return createReport(decided, luck, night.seen === undefined ? 'ignored' : 'seen');
}

/** The hold of each wager that was bet on, in the order of the layout. */
export function holdByWager(terms: Terms, night: Decided): readonly WagerNight[] {
  const lying = new Set(night.seen?.flatMap(({ bets }) => bets.map(({ wager }) => wager)));
  return Object.values(terms.game.wagers)
    .filter(({ id }) => lying.has(id) || night.decided.some(({ wager }) => wager === id))
    .map((wager) => {
      const decided = night.decided.filter((bets) => bets.wager === wager.id);
      const won = countOf(decided.filter(({ odds }) => odds !== null));
      const bets = countOf(decided);
      return {
        wager: wager.id,
        name: wager.name,
        won,
        lost: bets - won,
        chance: computeFigures(wager).win,
        share: bets === 0 ? undefined : Fraction.of(won, bets),
        ...reportHold(terms, night, wager.id),
      };
    });
}

/** What the house won on these bets: stakes taken less winnings paid. */
export const sumWin = (decided: readonly DecidedBets[]): number =>
  decided.reduce(
    (sum, { stake, odds, winnings, count }) => sum + count * (odds === null ? stake : -winnings),
    0,
  );

function createReport(decided: readonly DecidedBets[], luck: Luck, ties: HoldReport['ties']): HoldReport {
  const handle = decided.reduce((sum, { stake, count }) => sum + stake * count, 0);
  const win = sumWin(decided);
  const ofHandle = (sum: Fraction): Fraction | undefined =>
    handle === 0 ? undefined : sum.over(Fraction.of(handle));
  const expectedWin = Fraction.of(win).minus(Fraction.of(luck.observed, luck.scale));
  const variance = varianceOf(luck);
  const { low, high, z, p, method } = measureRarity(luck, variance);
  const middle = expectedWin.toNumber();
  return {
    bets: countOf(decided),
    handle,
    win,
    hold: ofHandle(Fraction.of(win)),
    expectedWin,
    expectedHold: ofHandle(expectedWin),
    variance,
    interval: { low: middle + low, high: middle + high },
    z,
    p,
    method,
    ties,
  };
}

const countOf = (decided: readonly DecidedBets[]): number =>
  decided.reduce((sum, { count }) => sum + count, 0);
