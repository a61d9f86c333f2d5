import { assert } from '@dicepit/engine';
import type { Card } from './cards.ts';
import type { Citation } from './clauses.ts';
import type { PartyEvent } from './event.ts';
import { evolveParty } from './evolve.ts';
import type { PartyGame, Player, Seat, Whites } from './game.ts';
import { skippedBetween } from './passing.ts';

/** One thing that follows, decided on the game that the thing before it left. */
export type Step = (game: PartyGame) => readonly PartyEvent[];

/** Several steps, each on the game after the one before. */
export const inOrder =
  (...steps: readonly Step[]): Step =>
  (start) => {
    const events: PartyEvent[] = [];
    let game = start;
    for (const step of steps) {
      const followed = step(game);
      events.push(...followed);
      game = followed.reduce(evolveParty, game);
    }
    return events;
  };

/** A player pays the kitty, as far as the rack reaches; on credit it always does. */
export const pays =
  (player: Player, due: Whites, clause: Citation): Step =>
  (game) => {
    const { rack } = seatOf(game, player);
    const chips = game.startingChips === null ? due : Math.min(due, rack);
    const after = { rack: rack - chips, kitty: game.kitty + chips };
    return [{ type: 'KittyPaid', player, chips, shortfall: due - chips, ...after, clause }];
  };

/** A player draws from the kitty, as far as it reaches. */
export const draws =
  (player: Player, due: Whites, clause: Citation): Step =>
  (game) => {
    const chips = Math.min(due, game.kitty);
    const after = { rack: seatOf(game, player).rack + chips, kitty: game.kitty - chips };
    return [{ type: 'KittyDrawn', player, chips, shortfall: due - chips, ...after, clause }];
  };

export const turnsDown =
  (player: Player, card: Card, clause: Citation): Step =>
  (game) => {
    const left = seatOf(game, player).faceUp.filter((each) => each !== card).length;
    return [{ type: 'CardTurnedDown', player, card, left, clause }];
  };

export const passesDice =
  ({ from, to, clause }: { readonly from: Player; readonly to: Player; readonly clause: Citation }): Step =>
  (game) => [{ type: 'DicePassed', player: from, to, skipped: skippedBetween(game, from, to), clause }];

/** Ends the game and hands over the kitty if the player has no card left to turn. */
export const winsIfDone =
  (player: Player): Step =>
  (game) => {
    const { rack, faceUp } = seatOf(game, player);
    if (faceUp.length > 0) return [];
    const collected = { chips: game.kitty, rack: rack + game.kitty, kitty: 0 };
    return [
      { type: 'GameWon', player, clause: 'party/winner-1' },
      { type: 'KittyCollected', player, ...collected, clause: 'party/winner-2' },
    ];
  };

/** A seat that must be there. */
function seatOf(game: PartyGame, player: Player): Seat {
  const seat = game.seats[player];
  assert(seat !== undefined, () => `player ${player} has no seat among ${game.seats.length}`);
  return seat;
}
