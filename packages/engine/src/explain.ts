import { writeMoney } from './money.ts';
import type { Refusal } from './refusal.ts';
import { writeRoll } from './roll.ts';

/** The sentence for a person: what is wrong, both numbers, the clause and the way out. */
export function explain(refusal: Refusal): string {
  switch (refusal.code) {
    case 'OPTION_UNKNOWN':
      return refusal.known.length === 0
        ? `There is no option '${refusal.option}': these rules leave nothing to choose (${refusal.clause}).`
        : `There is no option '${refusal.option}' (${refusal.clause}). Choose from ${refusal.known.join(', ')}.`;
    case 'OPTION_NOT_ALLOWED':
      return `${refusal.option}=${refusal.value} is not allowed (${refusal.clause}). Allowed: ${refusal.allowed}.`;
    case 'WAGER_NOT_OFFERED':
      return `'${refusal.wager}' is not offered at this table (${refusal.clause}). Offered: ${refusal.offered.join(', ')}.`;
    case 'NO_SUCH_BET':
      return `${refusal.player} has no bet on ${refusal.wager} to take down (${refusal.clause}). Name a bet on the layout.`;
    case 'LAYOUT_FROZEN':
      return `The layout is frozen after ${refusal.call} (${refusal.clause}). Throw again first; then bets may be changed.`;
    case 'BET_IS_LOCKED':
      return `${refusal.wager} is locked and cannot be taken down or reduced (${refusal.clause}). It is free when its ${refusal.until} ends.`;
    case 'SET_HAS_BEGUN':
      return `${refusal.wager} is closed: ${throws(refusal.thrown)} of this set made (${refusal.clause}). It opens again with the next set.`;
    case 'TURN_HAS_BEGUN':
      return `${refusal.wager} is closed: ${throws(refusal.thrown)} of this turn made (${refusal.clause}). It opens again with the next turn.`;
    case 'NOT_WHOLE_CENTS':
      return `${refusal.sum} is not a sum of whole cents (${refusal.clause}). Name 1 cent or more.`;
    case 'MORE_THAN_THE_STAKE':
      return `${writeMoney(refusal.asked)} is more than the ${writeMoney(refusal.stake)} staked (${refusal.clause}). Take down ${writeMoney(refusal.stake)} or less.`;
    case 'STAKE_TOO_LARGE':
      return `The bet would hold ${writeMoney(refusal.stake)}, over the ${writeMoney(refusal.largest)} that one bet may hold (${refusal.clause}). Stake less.`;
    case 'NOT_A_ROLL':
      return `${writeRoll(refusal.roll)} is not a roll of ${refusal.dice} dice (${refusal.clause}). Call ${refusal.dice} dice, each from 1 to 6.`;
    case 'NO_SETS_HERE':
      return `Nothing is decided by the end of a turn in these rules (${refusal.clause}). Leave the action out.`;
    case 'THROW_AGAIN_FIRST':
      return `${refusal.call} must be thrown again before the turn can end (${refusal.clause}). Throw again first.`;
    case 'SET_NOT_FINISHED':
      return `The set stands at ${refusal.thrown} of ${refusal.throws} throws and must be finished (${refusal.clause}). Throw ${refusal.throws - refusal.thrown} more, or until a seven.`;
    case 'TURN_NOT_BEGUN':
      return `The turn has not begun, so there is nothing to give up (${refusal.clause}). A turn can end after a full set.`;
    case 'SUM_TOO_LARGE':
      return `The sums of ${refusal.player} outgrow whole cents (${refusal.clause}). Settle the record in parts.`;
  }
}

const throws = (count: number): string => (count === 1 ? '1 throw' : `${count} throws`);
