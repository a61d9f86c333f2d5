import { writeMoney } from '../../money.ts';
import { writeRoll } from '../../roll.ts';
import type { EventOf } from '../concern.ts';
import type { TableBet } from '../table.ts';
import { line, lines } from './lines.ts';
import { listed, quoted, spoken, type Telling } from './say.ts';

export const shooter: Telling<EventOf<'shooter'>> = {
  DiceOffered: ({ to }, say) => `The dice are offered to ${say.seat(to)}.`,
  DiceDeclined: ({ seat }, say) => `${say.seat(seat)} declines the dice.`,
  OffersEnded: () => 'Everybody has been asked and nobody takes the dice.',
  DiceAccepted: ({ seat }, say) => `${say.seat(seat)} takes the dice.`,
  DiceChosen: ({ seat, dice }, say) => `${say.seat(seat)} chooses ${listed(dice)}.`,
  DiceGivenUp: ({ seat, cause, order }, say) =>
    ({
      chosen: `${say.seat(seat)} gives up the dice.`,
      seven: `${say.seat(seat)} sevens out.`,
      ordered: `${say.seat(seat)} is ordered to pass the dice: ${spoken(order?.cause ?? 'ordered')}${quoted(order?.words)}.`,
      left: `${say.seat(seat)} leaves the dice.`,
    })[cause],
  ShooterPrompted: ({ seat }, say) => `${say.seat(seat)} is asked to bet again or to give up the dice.`,
  ShooterWarned: ({ seat, words }, say) => `${say.seat(seat)} is warned${quoted(words)}.`,
  RunOutBegun: () => 'The dealer throws out what is undecided.',
  RunOutEnded: ({ cause }) =>
    cause === 'seven' ? 'A seven ends the throwing out.' : 'Nothing is undecided any more.',
  ShooterUnable: ({ seat }, say) => `${say.seat(seat)} cannot go on throwing.`,
  SubstituteNamed: ({ seat, person, until }, say) =>
    `${say.person(person)} throws for ${say.seat(seat)} to the end of the ${until}.`,
  TurnEnded: ({ seat, settlements }, say) => lines(`${say.seat(seat)}'s turn is over`, settlements, say),
};

export const betting: Telling<EventOf<'betting'>> = {
  BetPlaced: ({ bet }, say) => `${say.seat(bet.seat)} bets ${stakeOf(bet)} on ${say.wager(bet.wager)}.`,
  BetAddedTo: ({ bet, chips, tokens }, say) => `${stakeOf({ chips, tokens })} is added to ${say.bet(bet)}.`,
  BetTakenDown: ({ bet, chips, tokens }, say) =>
    `${stakeOf({ chips, tokens })} of ${say.bet(bet)} is taken down.`,
};

export const late: Telling<EventOf<'late'>> = {
  LateBetAsked: ({ bet }, say) =>
    `${say.seat(bet.seat)} calls a late bet: ${stakeOf(bet)} on ${say.wager(bet.wager)}.`,
  LateBetConfirmed: ({ bet }, say) => `The late bet stands: ${say.bet(bet)}.`,
  LateBetWithdrawn: ({ bet }, say) => `The late bet is withdrawn: ${say.bet(bet)}.`,
  LateBetDeclined: ({ bet }, say) => `The late bet is declined: ${say.bet(bet)}.`,
  LateBetLapsed: ({ bet }, say) => `The late bet lapses: ${say.bet(bet)}.`,
};

export const placement: Telling<EventOf<'placement'>> = {
  PlacedForPlayer: ({ seat, instruction }, say) =>
    `The dealer places a bet for ${say.seat(seat)}${quoted(instruction.words)}.`,
  BetMoved: ({ seat, from, to, words }, say) =>
    `${say.seat(seat)}'s bet on ${say.wager(from)} counts on ${say.wager(to)}${quoted(words)}.`,
  StakeCorrected: ({ bet, before, chips, words }, say) =>
    `The stake of ${say.bet(bet)} is put right from ${writeMoney(before)} to ${writeMoney(chips)}${quoted(words)}.`,
  BetSettledAgain: ({ roll, bet, settlement, words }, say) =>
    `Roll ${roll} again, with ${stakeOf(bet)} on ${say.wager(bet.wager)}${quoted(words)}: ${line(settlement, say)}`,
  WagerRefused: ({ bet, grounds }, say) => `${cap(say.bet(bet))} is refused and taken off${quoted(grounds)}.`,
};

export const throwing: Telling<EventOf<'throwing'>> = {
  DiceThrown: ({ roll, thrower, substitute }, say) =>
    `Roll ${roll}: ${thrower === 'dealer' ? 'the dealer' : (substitute ?? say.seat(thrower))} throws.`,
  DicePassed: () => 'The dice are passed for the next throw.',
  DiceRested: ({ faces }) =>
    faces === undefined ? 'The dice come to rest.' : `The dice come to rest on ${writeRoll(faces)}.`,
};

const stakeOf = ({ chips, tokens }: Pick<TableBet, 'chips' | 'tokens'>): string =>
  tokens === 0
    ? writeMoney(chips)
    : `${chips === 0 ? '' : `${writeMoney(chips)} and `}${writeMoney(tokens)} in tokens`;

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
