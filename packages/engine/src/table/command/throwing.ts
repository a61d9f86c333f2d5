import type { Pips } from '../../roll.ts';

export type ThrowingCommand =
  /** The dealer passes the dice to whoever throws next: the active ones, and none beside them. */
  | { readonly type: 'PassDice'; readonly dice?: readonly string[] }
  /**
   * The dice leave the hand, or the cup is shaken. A dealer who names the shooter's seat says that the dice of a
   * physical table are out.
   */
  | { readonly type: 'ThrowDice'; readonly seat?: number }
  /**
   * The dice come to rest. Virtual dice bring their faces with this command and never earlier, since bets may be
   * taken down until now; physical dice are read by the dealer.
   */
  | { readonly type: 'BringToRest'; readonly faces?: readonly Pips[] };
