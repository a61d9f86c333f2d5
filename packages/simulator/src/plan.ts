import type { Cents, Dice, Game } from '@dicepit/engine';
import type { PlannedBet } from './planned-bet.ts';
import type { Strategy } from './strategy/strategy.ts';

/**
 * One session as a player means to play it.
 *
 * The bankroll is all the player has: the chips in the rack and the stakes on the layout. The player is ruined
 * when the bankroll is less than the stakes meant for the next roll; play stops there, as it does once the
 * bankroll is at the goal or above it, or at the stop-loss or below it. Without a bankroll nothing stops a
 * session before its last roll, and sums are counted from zero.
 */
export type Plan = {
  readonly game: Game;
  readonly bets: readonly PlannedBet[];
  readonly strategy?: Strategy | undefined;
  readonly bankroll?: Cents | undefined;
  /** A bankroll, not a profit. */
  readonly goal?: Cents | undefined;
  /** A bankroll, not a loss. */
  readonly stopLoss?: Cents | undefined;
  /** The most rolls of a session. */
  readonly rolls: number;
  /** How the dice fall, in the order of `everyRoll`: so many of all ways lead to each roll. Fairly when not said. */
  readonly fall?:
    | { readonly dice: Dice; readonly ways: readonly bigint[]; readonly total: bigint }
    | undefined;
  /** The chips of the table, any number of each, in which a pack that rounds by chips pays winnings. */
  readonly chips?: readonly Cents[] | undefined;
};

/** How often a plan is played, and with which dice. */
export type Run = {
  /** The same seed rolls the same dice for every plan: a whole number, or any words. */
  readonly seed: string | bigint;
  readonly sessions: number;
  /** Stops before all sessions are played, once the mean result is known to so many cents either way. */
  readonly until?: { readonly halfWidth: number } | undefined;
  /** After how many rolls paths are looked at; by default some forty even steps where there is a bankroll. */
  readonly checkpoints?: readonly number[] | undefined;
  /** Draws how often each roll falls instead of rolling, where only totals matter. */
  readonly shortcut?: 'multinomial' | undefined;
};
