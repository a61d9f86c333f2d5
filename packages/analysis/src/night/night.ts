import type { Cents, Odds, Roll } from '@dicepit/engine';
import type { Fraction } from '../fraction.ts';

/** What happened at a table in a night, as a trail tells it: plain data, and all that theory is held against. */
export type Night = {
  readonly decided: readonly DecidedBets[];
  /** Every roll that counted, in the order thrown. */
  readonly rolls: readonly NightRoll[];
};

/** So many bets alike that were decided: one wager, one stake, one end. */
export type DecidedBets = {
  readonly wager: string;
  /** What was in play on each. */
  readonly stake: Cents;
  /** The odds at which each won; null where it lost. */
  readonly odds: Odds | null;
  /** What each was paid beyond its stake; 0 where it lost. */
  readonly winnings: Cents;
  readonly count: number;
  /** Whether a roll decided them, as is taken when not said, or the end of a turn. */
  readonly by?: 'roll' | 'turn';
};

export type NightRoll = {
  readonly roll: Roll;
  /** Who threw, by whatever name the trail has. */
  readonly shooter?: string;
  /** Which dice fell: the name of their set. */
  readonly dice?: string;
  /**
   * The bets that lay on the layout when the dice came to rest, in the stages they had. With these given for
   * every roll, bets that rode on the same roll are not taken for independent ones.
   */
  readonly bets?: readonly LyingBet[];
};

/** A bet in play before a roll. */
export type LyingBet = { readonly wager: string; readonly stage: string; readonly stake: Cents };

/** A night beside what the definitions say of it. */
export type NightReport = {
  readonly rolls: number;
  readonly hold: HoldReport;
  readonly wagers: readonly WagerNight[];
  /**
   * What the records say the house won by rolls, less what the rules make of those rolls and the bets that lay
   * there: zero where everybody was paid by the book. Undefined where it is not known what lay there.
   */
  readonly unexplained: Cents | undefined;
  readonly dice: DiceReport;
};

/** One wager's night. */
export type WagerNight = HoldReport & {
  readonly wager: string;
  readonly name: string;
  readonly won: number;
  readonly lost: number;
  /** The chance to win, and the share of all decided bets that did. */
  readonly chance: Fraction;
  readonly share: Fraction | undefined;
};

/** What the house kept, seen from the house: a win of the house is above zero. All sums are in cents. */
export type HoldReport = {
  /** How many bets were decided. */
  readonly bets: number;
  /** All that was staked on bets decided. */
  readonly handle: Cents;
  /** Stakes taken less winnings paid. */
  readonly win: Cents;
  /** Win over handle; undefined where nothing was staked. */
  readonly hold: Fraction | undefined;
  /** What the definitions expect of these bets, exactly. */
  readonly expectedWin: Fraction;
  readonly expectedHold: Fraction | undefined;
  /** The exact variance of the win. */
  readonly variance: Fraction;
  /** Where the win lies in 95 of 100 such nights. */
  readonly interval: Interval;
  /** The win beyond what was expected, in standard deviations; undefined where nothing was left to chance. */
  readonly z: number | undefined;
  /** The chance of a win at least as far from the expected one, above or below. */
  readonly p: number;
  /** Exact for few bets; past that by the normal distribution. */
  readonly method: 'exact' | 'normal';
  /** Whether bets that rode on one roll were seen together, or each was taken by itself. */
  readonly ties: 'seen' | 'ignored';
};

export type Interval = { readonly low: number; readonly high: number };

/** The dice of a night: all of them, then by the set that was thrown and by who threw. */
export type DiceReport = {
  readonly all: DiceTests;
  readonly sets: readonly DiceTests[];
  readonly shooters: readonly DiceTests[];
  /** Below so many rolls no verdict is given: even the rarest totals should be expected five times. */
  readonly leastRolls: number;
  /** The chance that some test of fair dice raises the alarm, at most; it is shared among all the tests. */
  readonly level: number;
};

export type DiceTests = {
  /** The set or the shooter; empty for all rolls. */
  readonly name: string;
  readonly rolls: number;
  readonly faces: FairnessTest;
  readonly totals: FairnessTest;
  readonly runs: FairnessTest;
  readonly verdict: 'too few rolls' | 'as fair dice fall' | 'doubtful';
};

/** One test of fair dice: what was counted, what was expected, and how rare so great a difference is. */
export type FairnessTest = {
  readonly classes: readonly {
    readonly name: string;
    readonly counted: number;
    readonly expected: number;
  }[];
  readonly statistic: number;
  /** Degrees of freedom of a chi-square; undefined for runs. */
  readonly degrees: number | undefined;
  readonly p: number;
  readonly method: 'exact' | 'approximate';
};
