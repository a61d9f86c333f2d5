import type { Citation } from './clauses.ts';
import type { Player, Whites } from './game.ts';

/**
 * Why a command changed nothing. A command that deserves several gets the first in this order. The codes are
 * for programs and never change; `explainParty` has the sentence for a person.
 */
export type PartyRefusal = (
  | { readonly code: 'GAME_HAS_STARTED' }
  | { readonly code: 'PLAYERS_OUT_OF_RANGE'; readonly players: number; readonly allowed: Range }
  | { readonly code: 'CHIPS_OUT_OF_RANGE'; readonly startingChips: Whites; readonly allowed: Range }
  | { readonly code: 'GAME_NOT_STARTED' }
  | { readonly code: 'GAME_IS_WON'; readonly winner: Player }
  | { readonly code: 'FIRST_THROWER_NOT_CHOSEN'; readonly contenders: readonly Player[] }
  | { readonly code: 'FIRST_THROWER_IS_CHOSEN'; readonly thrower: Player }
  | { readonly code: 'NOT_YOUR_THROW'; readonly player: Player; readonly thrower: Player }
  | { readonly code: 'NOT_TWO_DICE'; readonly dice: number }
) & { readonly clause: Citation };

export type Range = { readonly least: number; readonly most: number };

/** The sentence for a person: what is wrong, both numbers, the clause and the way out. */
export function explainParty(refusal: PartyRefusal): string {
  const { clause } = refusal;
  switch (refusal.code) {
    case 'GAME_HAS_STARTED':
      return `The antes are in and the game has started (${clause}). Play it out, or open another.`;
    case 'PLAYERS_OUT_OF_RANGE':
      return `A game has ${written(refusal.allowed)} players, not ${refusal.players} (${clause}). Choose a number in that range.`;
    case 'CHIPS_OUT_OF_RANGE':
      return `Each player brings ${written(refusal.allowed)} whole white chips, not ${refusal.startingChips} (${clause}). Bring enough for the ante, or play on credit.`;
    case 'GAME_NOT_STARTED':
      return `No chips are in the kitty yet (${clause}). Start the game first.`;
    case 'GAME_IS_WON':
      return `${named(refusal.winner)} has won, so no further throw counts (${clause}). Start a new game.`;
    case 'FIRST_THROWER_NOT_CHOSEN':
      return `${refusal.contenders.map(named).join(' and ')} are still throwing for who goes first (${clause}). Throw the high dice first.`;
    case 'FIRST_THROWER_IS_CHOSEN':
      return `It is settled who goes first, and ${named(refusal.thrower)} has the dice (${clause}). Throw in play instead.`;
    case 'NOT_YOUR_THROW':
      return `${named(refusal.thrower)} has the dice, not ${named(refusal.player)} (${clause}). Wait until they come round.`;
    case 'NOT_TWO_DICE':
      return `A throw is 2 dice, not ${refusal.dice} (${clause}). Throw again with both.`;
  }
}

const written = ({ least, most }: Range): string => `${least} to ${most}`;

// Players are counted from 0, as they are in every record.
const named = (player: Player): string => `Player ${player}`;
