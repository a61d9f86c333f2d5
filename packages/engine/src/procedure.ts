import type { RollSet } from './roll-set.ts';

/** How a pack's table is run, as data; each entry with the clause it rests on. */
export type Procedure<Clause extends string> = {
  readonly thrower: { readonly who: 'shooter' | 'dealer'; readonly clause: Clause };
  /** Whether a won stake of a wager that can stand stays on the layout, unless the table's policy says otherwise. */
  readonly winningStake: { readonly staysUp: boolean; readonly clause: Clause };
  /** What a void roll is called, and whether bets may be changed before the dice are thrown again. */
  readonly voidRoll: { readonly call: string; readonly bets: 'open' | 'frozen'; readonly clause: Clause };
  readonly noRolls: readonly NoRoll<Clause>[];
  /**
   * How winnings are paid: every sum as it is, up to the cent or to what the table's chips make, or down to that.
   * Where every sum is paid as it is, no stake is taken that would earn part of a cent.
   */
  readonly rounding: { readonly way: 'exact' | 'cent' | 'chip' | 'down'; readonly clause: Clause };
  readonly turn: Turn<Clause> | undefined;
};

/** A reason to void a roll: one that must be called, or one left to judgement. */
export type NoRoll<Clause extends string> = {
  readonly reason: string;
  readonly says: string;
  readonly clause: Clause;
  readonly must: boolean;
};

/** A shooter's turn: the rolls that end it, where the stages of the table do not say so. */
export type Turn<Clause extends string> = { readonly endsOn: RollSet; readonly clause: Clause };
