import { offerEarly } from './dice-round.ts';
import { andThen } from './execute-command.ts';
import { houseBets } from './house.ts';
import { type Outcome, type Play, people } from './play.ts';

/** Betting opens again: the house players bet, the dice are offered, and the keyboard goes round. */
export function beginRound(play: Play): Outcome {
  return andThen(houseBets({ ...play, waiting: people(play.seating), changed: [] }), offerEarly);
}
