import type { Cents, Roll } from '@dicepit/engine';
import type { PlannedBet } from '../planned-bet.ts';

/** What a strategy remembers from roll to roll: a few whole numbers. */
export type Memory = readonly number[];

/** What a roll did to a bet; `none` where nothing was staked. */
export type BetVerdict = 'wins' | 'loses' | 'pushes' | 'stands' | 'none';

/** One roll as a strategy sees it: the verdicts are in the order of the plan's bets. */
export type Rolled = { readonly roll: Roll; readonly verdicts: readonly BetVerdict[] };

/**
 * A strategy that looks at nothing but rolls and verdicts, and so has finitely many memories. It is compiled
 * into the same tables as flat bets, and runs as fast.
 */
export type Machine = {
  readonly kind: 'machine';
  readonly name: string;
  readonly opens: Memory;
  /** What it wants on each bet of the plan before the next roll. */
  readonly stakes: (memory: Memory) => readonly Cents[];
  readonly after: (memory: Memory, rolled: Rolled) => Memory;
};

/** A strategy that may look at everything, and is asked before every roll. */
export type Decider = {
  readonly kind: 'decider';
  readonly name: string;
  readonly opens: Memory;
  readonly decide: (seen: Seen, memory: Memory) => Decision;
};

export type Strategy = Machine | Decider;

/** What a decider sees before a roll. */
export type Seen = {
  readonly bankroll: Cents;
  /** How many rolls the session has had. */
  readonly rolls: number;
  readonly last: Rolled | undefined;
  /** What lies on each bet of the plan now: a decided bet has nothing on it. */
  readonly up: readonly Cents[];
};

/**
 * What a decider wants on each bet before the next roll, or that it leaves.
 *
 * A bet that is under way and may not be touched stays as it is, whatever is wanted.
 */
export type Decision = { readonly stakes: readonly Cents[]; readonly memory: Memory } | 'leaves';

/** The same stakes at every roll, each made again when it is decided. */
export const flat = (bets: readonly PlannedBet[]): Machine => {
  const stakes = bets.map(({ stake }) => stake);
  return { kind: 'machine', name: 'flat', opens: [], stakes: () => stakes, after: (memory) => memory };
};
