import type { Basis } from './citation.ts';

export type BettingProcedure<Clause extends string> = {
  /** Bets are made with chips. */
  readonly chips: Basis<Clause>;
  /** The largest denomination lies at the bottom. */
  readonly stacking: Basis<Clause>;
  /** New bets are made only while the dice are not out. */
  readonly closing: Basis<Clause>;
  readonly takingDown: { readonly until: 'rest' | 'release'; readonly clause: Basis<Clause> };
  /** The clause about the window of a wager, where it has one of its own. */
  readonly windows: Readonly<Record<string, Basis<Clause>>>;
  /** A bet that has lost may not be touched. */
  readonly lost: Basis<Clause> | undefined;
  /** No new bets while the dealer throws out what is undecided, unless the table's policy allows them. */
  readonly runOut: Basis<Clause> | undefined;
};
