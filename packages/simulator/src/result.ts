import type { Cents } from '@dicepit/engine';
import type { Interval } from './statistics/interval.ts';

/** How the figures came about: every roll rolled, only the counts of rolls drawn, or the whole table run. */
export type Method = 'simulated' | 'multinomial' | 'through the whole table';

/** What a run found. All money is in cents, and every estimate carries its interval. */
export type Result = {
  readonly method: Method;
  readonly seed: string;
  /** How sure the intervals are: 0.95 for nineteen in twenty. */
  readonly level: number;
  readonly sessions: number;
  /** How many sessions were asked for; fewer are played when a run is stopped or its interval is narrow. */
  readonly of: number;
  readonly rolls: number;
  /** What each session began with; zero where there is no bankroll. */
  readonly start: Cents;
  readonly perWager: readonly WagerResult[];
  /** The bankroll a session ended with, or the net sum where there is no bankroll. */
  readonly final: Spread;
  readonly ahead: Share;
  readonly ruin: Share;
  readonly goal: Share;
  readonly stopLoss: Share;
  /** Sessions that the strategy itself ended. */
  readonly left: Share;
  /** The rolls of a session until it stopped or ended. */
  readonly length: Interval;
  /** The farthest that a bankroll fell below an earlier height; where paths were followed. */
  readonly drawdown: Spread | undefined;
  readonly paths: Paths | undefined;
};

/** How the bets on one wager fared. A bet that stands is counted at every roll it stands. */
export type WagerResult = {
  readonly wager: string;
  readonly won: number;
  readonly lost: number;
  /** Bets that were over with nothing won or lost, where there were any. */
  readonly pushed?: number;
  readonly stood: number;
  /** The stakes of the decided bets together. */
  readonly staked: Cents;
  readonly net: Cents;
  /** Won out of decided. */
  readonly wins: Interval;
  /** What the house kept of each cent staked. */
  readonly edge: Interval;
};

/** So many sessions out of all of them. */
export type Share = { readonly sessions: number; readonly chance: Interval };

/** How a sum was spread over the sessions. */
export type Spread = {
  readonly mean: Interval;
  readonly deviation: number;
  readonly lowest: Cents;
  readonly highest: Cents;
  readonly quantiles: readonly Quantile[];
  readonly bars: readonly Bar[];
  /** How wide a bar is: each counts the sums from its own up to this much more, which itself is left out. */
  readonly width: Cents;
};

/** The sum that such a part of the sessions did not pass. */
export type Quantile = Interval & { readonly part: number };

export type Bar = { readonly from: Cents; readonly sessions: number };

/** The sessions after some of their rolls; a session that has stopped stays where it stopped. */
export type Paths = {
  readonly checkpoints: readonly Checkpoint[];
  /** The first few sessions at each checkpoint. */
  readonly samples: readonly (readonly Cents[])[];
};

export type Checkpoint = {
  readonly roll: number;
  readonly quantiles: readonly Quantile[];
  /** Sessions ruined by now. */
  readonly ruin: Share;
};
