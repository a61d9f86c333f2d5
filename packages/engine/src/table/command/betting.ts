import type { Cents } from '../../money.ts';

export type NewBet = {
  readonly wager: string;
  readonly chips: Cents;
  readonly tokens?: Cents;
  /** The denominations of the chips in any order; the table stacks them. */
  readonly stack?: readonly Cents[];
};

export type BettingCommand =
  /** Several bets in one request are placed all or none. */
  | { readonly type: 'PlaceBets'; readonly seat: number; readonly bets: readonly NewBet[] }
  /** Takes a bet down, or reduces it to what is left up. */
  | { readonly type: 'TakeDownBet'; readonly seat: number; readonly bet: string; readonly leave?: Cents };
