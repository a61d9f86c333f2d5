import { assert, type Game, isRoll, isStake, type Payment, toTerms } from '@dicepit/engine';
import { diceFairness } from './dice-fairness.ts';
import { holdByWager, reportHold, sumWin } from './hold.ts';
import { type SeenRoll, winByTheBook } from './luck-by-roll.ts';
import type { DecidedBets, Night, NightReport, NightRoll } from './night.ts';

/**
 * A night's log against theory: what the house held, in all and on each wager, beside what the game's odds say
 * it should have, and whether the dice fell as fair dice do.
 *
 * It is told what the table pays with, where its rules round to chips. Where the odds changed in the middle of a
 * night, each part is a night of its own.
 */
export function nightAgainstTheory(
  game: Game,
  { decided, rolls }: Night,
  payment: Payment = {},
): NightReport {
  decided.forEach(assertDecided);
  for (const { roll } of rolls)
    assert(isRoll(roll, game.dice), () => `${roll.join('-')} is not a roll of ${game.dice} dice`);

  const terms = toTerms(game, payment);
  const seen = rolls.length > 0 && rolls.every(isSeen) ? rolls : undefined;
  const night = { decided, seen };
  return {
    rolls: rolls.length,
    hold: reportHold(terms, night),
    wagers: holdByWager(terms, night),
    unexplained:
      seen && sumWin(decided.filter(({ by = 'roll' }) => by === 'roll')) - winByTheBook(terms, seen),
    dice: diceFairness(game.dice, rolls),
  };
}

const isSeen = (roll: NightRoll): roll is SeenRoll => roll.bets !== undefined;

function assertDecided({ wager, stake, odds, winnings, count }: DecidedBets): void {
  assert(isStake(stake), () => `${stake} is not a stake on ${wager}`);
  assert(Number.isSafeInteger(count) && count >= 0, () => `${count} is not a number of bets`);
  assert(
    Number.isSafeInteger(winnings) && winnings >= 0 && (odds !== null || winnings === 0),
    () => `${winnings} are not the winnings of a bet on ${wager}`,
  );
}
