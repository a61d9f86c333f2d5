import type { Card } from './cards.ts';
import { isIn, isUp, type PartyGame, type Player } from './game.ts';

/** Everybody else who is in the game, beginning on the immediate left. */
export const leftwardFrom = (game: PartyGame, player: Player): readonly Player[] =>
  game.seats
    .slice(1)
    .map((_, step) => (player + step + 1) % game.seats.length)
    .filter((each) => isIn(game, each));

/** The player on the immediate left: the next in the ring who is in the game. */
export const leftOf = (game: PartyGame, player: Player): Player => leftwardFrom(game, player)[0] ?? player;

/** The nearest on the left with a card face up, or nobody when the dice would make a complete pass. */
export const nearestWith = (game: PartyGame, card: Card, from: Player): Player | undefined =>
  leftwardFrom(game, from).find((player) => isUp(game, player, card));

/** Those whom the dice go past on their way. */
export const skippedBetween = (game: PartyGame, from: Player, to: Player): readonly Player[] => {
  const others = leftwardFrom(game, from);
  return others.slice(0, others.indexOf(to));
};
