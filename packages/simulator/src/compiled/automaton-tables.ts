import type { Cents, Dice } from '@dicepit/engine';

/** An automaton as nothing but numbers: all that a kernel needs, and what can be sent to another thread. */
export type Tables = {
  readonly dice: Dice;
  /** How many rolls the dice have. */
  readonly sides: number;
  /** By `state * sides + roll`: the next state, and what the roll brings. */
  readonly next: Uint16Array;
  readonly net: Float64Array;
  /** The stakes of each state together. */
  readonly staked: Float64Array;
};

/** What every roll brings a multiple of. */
export const commonUnitOf = ({ net }: Tables): Cents => net.reduce((a, b) => divisorOf(a, b), 0) || 1;

const divisorOf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisorOf(b, a % b));
