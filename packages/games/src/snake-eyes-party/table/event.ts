import type { By, Moment, Posting } from '@dicepit/engine';
import type { Citation } from '../clauses.ts';
import type { ChipsMoved, PartyEvent } from '../event.ts';
import type { Player, Whites } from '../game.ts';
import type { PartySetup } from './party-table.ts';

/** A clause of the game, or a policy of the house where the game is silent. */
export type PartyBasis = Citation | `policy/${string}`;

/** What happened at the table around the games. */
type SeatingEvent = (
  | { readonly type: 'TableSetUp'; readonly setup: PartySetup }
  | { readonly type: 'SatDown'; readonly seat: number; readonly person: string; readonly name: string }
  | { readonly type: 'ChipsBrought'; readonly seat: number; readonly whites: Whites }
  | { readonly type: 'StoodUp'; readonly seat: number }
  /** Those seated make up a game; its events count them from 0 in this order. */
  | { readonly type: 'PlayersCounted'; readonly game: number; readonly seats: readonly number[] }
  | { readonly type: 'DiceReleased'; readonly seat: number }
  /** Somebody else throws for this seat; by whom the stamp says. */
  | { readonly type: 'ThrowTakenOver'; readonly seat: number }
  | { readonly type: 'CameBack'; readonly seat: number }
  /** A player is out of the game, which goes on; what they paid stays in the kitty. */
  | { readonly type: 'PlayerLeft'; readonly player: Player; readonly chips: Whites }
  /** A part of the kitty, where a game is ended that nobody has won. */
  | ({ readonly type: 'KittyShared' } & ChipsMoved)
  | { readonly type: 'GameEnded'; readonly game: number }
) & { readonly clause: PartyBasis };

/** An event as the decider makes it, before it is known by whom and when. */
export type PartyTableFact = (SeatingEvent | PartyEvent) & { readonly postings?: readonly Posting[] };

/** What happened at a party, by whom and when, with its clause and the chips it moved. */
export type PartyTableEvent = PartyTableFact & { readonly by: By; readonly at: Moment };
