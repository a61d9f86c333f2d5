import type { Cents } from '../../money.ts';
import type { NewBet } from './betting.ts';

/** Where a bet lies on the layout, and who put it there. */
export type PlacementCommand =
  /** The dealer puts a bet down for a player, who said so in these words. */
  | { readonly type: 'PlaceForPlayer'; readonly seat: number; readonly words: string; readonly bet: NewBet }
  /** The player says that the dealer did not carry out the words. */
  | { readonly type: 'ContestPlacement'; readonly seat: number; readonly bet: string }
  /** The dealer finds a bet lying on the area of another wager. */
  | { readonly type: 'NoteMovedBet'; readonly bet: string; readonly wager: string; readonly words: string }
  /** A bet that was shifted by accident, or that it would be unfair to hold to its place, counts elsewhere. */
  | { readonly type: 'RestoreBet'; readonly bet: string; readonly wager: string; readonly words: string }
  | { readonly type: 'CorrectStake'; readonly bet: string; readonly chips: Cents; readonly words: string }
  /** A bet is refused on reasonable grounds and taken off the layout. */
  | { readonly type: 'RefuseWager'; readonly bet: string; readonly grounds: string };
