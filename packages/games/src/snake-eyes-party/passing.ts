import type { Card } from './cards.ts';
import { isUp, type PartyGame, type Player } from './game.ts';

/** The player on the immediate left: the next seat in the ring. */
export const leftOf = (game: PartyGame, player: Player): Player => (player + 1) % game.seats.length;

/** Everybody else, beginning on the immediate left. */
const leftwardFrom = (game: PartyGame, player: Player): readonly Player[] =>
  game.seats.slice(1).map((_, step) => (player + step + 1) % game.seats.length);

/** The nearest on the left with a card face up, or nobody when the dice would make a complete pass. */
export const nearestWith = (game: PartyGame, card: Card, from: Player): Player | undefined =>
  leftwardFrom(game, from).find((player) => isUp(game, player, card));

/** Those whom the dice go past on their way. */
export const skippedBetween = (game: PartyGame, from: Player, to: Player): readonly Player[] => {
  const others = leftwardFrom(game, from);
  return others.slice(0, others.indexOf(to));
};
