import { assert } from './invariant.ts';
import { type Dice, everyRoll, isHard, type Pips, type Roll, rollIndex, totalOf, writeRoll } from './roll.ts';

/**
 * An immutable set of rolls, one bit each. A rule is written over a set rather than a test of one roll,
 * so that it can be counted, compared, drawn and compiled as well as run.
 */
export class RollSet {
  readonly dice: Dice;
  readonly #bits: bigint;

  private constructor(dice: Dice, bits: bigint) {
    this.dice = dice;
    this.#bits = bits;
  }

  static where(dice: Dice, holds: (roll: Roll) => boolean): RollSet {
    return new RollSet(
      dice,
      everyRoll[dice].reduce((bits, roll, index) => (holds(roll) ? bits | (1n << BigInt(index)) : bits), 0n),
    );
  }

  get size(): number {
    return this.rolls().length;
  }

  get isEmpty(): boolean {
    return this.#bits === 0n;
  }

  has(roll: Roll): boolean {
    return roll.length === this.dice && ((this.#bits >> BigInt(rollIndex(roll))) & 1n) === 1n;
  }

  rolls(): readonly Roll[] {
    return everyRoll[this.dice].filter((roll) => this.has(roll));
  }

  or(other: RollSet): RollSet {
    return this.#with(other, this.#bits | other.#bits);
  }

  and(other: RollSet): RollSet {
    return this.#with(other, this.#bits & other.#bits);
  }

  without(other: RollSet): RollSet {
    return this.#with(other, this.#bits & ~other.#bits);
  }

  equals(other: RollSet): boolean {
    return this.dice === other.dice && this.#bits === other.#bits;
  }

  toString(): string {
    return this.rolls().map(writeRoll).join(' ');
  }

  #with(other: RollSet, bits: bigint): RollSet {
    assert(this.dice === other.dice, () => `a set of ${this.dice} dice meets a set of ${other.dice} dice`);
    return new RollSet(this.dice, bits);
  }
}

/** Whatever the rules above leave. */
export const rest = Symbol('rest');
export type Rest = typeof rest;

/** The words for rolls of two dice. */
export const twoDice = {
  ...words(2),
  /** A total made with equal dice. */
  hard: (...totals: readonly (4 | 6 | 8 | 10)[]) => made(totals, true),
  /** A total made with unlike dice. */
  easy: (...totals: readonly (4 | 6 | 8 | 10)[]) => made(totals, false),
  double: (pips: Pips) => RollSet.where(2, (roll) => roll.every((each) => each === pips)),
};

/** The words for rolls of three dice. */
export const threeDice = {
  ...words(3),
  triple: RollSet.where(3, isHard),
};

function words(dice: Dice) {
  return {
    every: RollSet.where(dice, () => true),
    none: RollSet.where(dice, () => false),
    total: (...totals: readonly number[]) => RollSet.where(dice, (roll) => totals.includes(totalOf(roll))),
    over: (total: number) => RollSet.where(dice, (roll) => totalOf(roll) > total),
    under: (total: number) => RollSet.where(dice, (roll) => totalOf(roll) < total),
    /** Rolls on which exactly so many dice show these pips. */
    showing: (pips: Pips, times: number) =>
      RollSet.where(dice, (roll) => roll.filter((each) => each === pips).length === times),
  };
}

function made(totals: readonly number[], hard: boolean): RollSet {
  return RollSet.where(2, (roll) => totals.includes(totalOf(roll)) && isHard(roll) === hard);
}
