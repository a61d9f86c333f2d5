import { assert } from './invariant.ts';
import { type Dice, everyRoll, isHard, type Pips, type Roll, rollIndex, totalOf, writeRoll } from './roll.ts';

const brand = Symbol.for('dicepit.RollSet');

/**
 * An immutable set of rolls, one bit each. A rule is written over a set rather than a test of one roll,
 * so that it can be counted, compared, drawn and compiled as well as run.
 */
export class RollSet {
  /** Whether something is a set of rolls, of this copy of the class or of the one that somebody's own pack brings. */
  static is(value: unknown): value is RollSet {
    return typeof value === 'object' && value !== null && brand in value;
  }

  readonly [brand] = true;
  readonly dice: Dice;
  // Not `#bits`: a pack of somebody's own may bring its own copy of this class, and the sets of both are compared.
  private readonly bits: bigint;

  private constructor(dice: Dice, bits: bigint) {
    this.dice = dice;
    this.bits = bits;
  }

  static where(dice: Dice, holds: (roll: Roll) => boolean): RollSet {
    let bits = 0n;
    for (const [index, roll] of everyRoll[dice].entries()) if (holds(roll)) bits |= bitOf(index);
    return new RollSet(dice, bits);
  }

  /** The rolls of each kind, where every roll is of one kind; a kind that no roll is of is left out. */
  static byKind(dice: Dice, kindOf: (roll: Roll) => number): readonly (RollSet | undefined)[] {
    const bits: bigint[] = [];
    for (const [index, roll] of everyRoll[dice].entries()) {
      const kind = kindOf(roll);
      bits[kind] = (bits[kind] ?? 0n) | bitOf(index);
    }
    return bits.map((each) => new RollSet(dice, each));
  }

  /** The set that `toHex` wrote; nothing where the text is no set of so many dice. */
  static fromHex(dice: Dice, hex: string): RollSet | undefined {
    if (!/^[0-9a-f]{1,54}$/.test(hex)) return undefined;
    const read = BigInt(`0x${hex}`);
    return read >> BigInt(everyRoll[dice].length) === 0n ? new RollSet(dice, read) : undefined;
  }

  get size(): number {
    return this.rolls().length;
  }

  get isEmpty(): boolean {
    return this.bits === 0n;
  }

  has(roll: Roll): boolean {
    return roll.length === this.dice && (this.bits & bitOf(rollIndex(roll))) !== 0n;
  }

  rolls(): readonly Roll[] {
    return everyRoll[this.dice].filter((_, index) => (this.bits & bitOf(index)) !== 0n);
  }

  or(other: RollSet): RollSet {
    return this.#with(other, this.bits | other.bits);
  }

  and(other: RollSet): RollSet {
    return this.#with(other, this.bits & other.bits);
  }

  without(other: RollSet): RollSet {
    return this.#with(other, this.bits & ~other.bits);
  }

  equals(other: RollSet): boolean {
    return this.dice === other.dice && this.bits === other.bits;
  }

  /** One bit to a roll in the order of `everyRoll`, the first one lowest, in hexadecimal figures. */
  toHex(): string {
    return this.bits.toString(16);
  }

  toString(): string {
    return this.rolls().map(writeRoll).join(' ');
  }

  #with(other: RollSet, bits: bigint): RollSet {
    assert(this.dice === other.dice, () => `a set of ${this.dice} dice meets a set of ${other.dice} dice`);
    return new RollSet(this.dice, bits);
  }
}

/** The bit of each roll by its index, made once: the packs are written over thousands of them before a page is drawn. */
const bits: readonly bigint[] = everyRoll[3].map((_, index) => 1n << BigInt(index));
const bitOf = (index: number): bigint => bits[index] ?? 0n;

/** Whatever the rules above leave. */
export const rest = Symbol('rest');
export type Rest = typeof rest;

/** Every roll of so many dice. */
export const everySet: Readonly<Record<Dice, RollSet>> = {
  2: RollSet.where(2, () => true),
  3: RollSet.where(3, () => true),
};
const emptySet: Readonly<Record<Dice, RollSet>> = {
  2: RollSet.where(2, () => false),
  3: RollSet.where(3, () => false),
};

// Almost every rule of every pack is made of them.
const byTotal = { 2: RollSet.byKind(2, totalOf), 3: RollSet.byKind(3, totalOf) };
const doubles = RollSet.where(2, isHard);

/** The words for rolls of two dice. */
export const twoDice = {
  ...words(2),
  /** A total made with equal dice. */
  hard: (...totals: readonly (4 | 6 | 8 | 10)[]) => withTotals(2, totals).and(doubles),
  /** A total made with unlike dice. */
  easy: (...totals: readonly (4 | 6 | 8 | 10)[]) => withTotals(2, totals).without(doubles),
  double: (pips: Pips) => withTotals(2, [pips * 2]).and(doubles),
};

/** The words for rolls of three dice. */
export const threeDice = {
  ...words(3),
  triple: RollSet.where(3, isHard),
};

function words(dice: Dice) {
  const counted = new Map<Pips, ReturnType<typeof RollSet.byKind>>();
  const countedBy = (pips: Pips): ReturnType<typeof RollSet.byKind> => {
    const known = counted.get(pips) ?? RollSet.byKind(dice, (roll) => countPips(roll, pips));
    counted.set(pips, known);
    return known;
  };
  return {
    every: everySet[dice],
    none: emptySet[dice],
    total: (...totals: readonly number[]) => withTotals(dice, totals),
    over: (total: number) => RollSet.where(dice, (roll) => totalOf(roll) > total),
    under: (total: number) => RollSet.where(dice, (roll) => totalOf(roll) < total),
    /** Rolls on which exactly so many dice show these pips. */
    showing: (pips: Pips, times: number) => countedBy(pips)[times] ?? emptySet[dice],
  };
}

/** How many dice of a roll show these pips. */
function countPips(roll: Roll, pips: Pips): number {
  let count = 0;
  for (const each of roll) if (each === pips) count += 1;
  return count;
}

/** The rolls of these totals; a total that the dice cannot show has none. */
function withTotals(dice: Dice, totals: readonly number[]): RollSet {
  const none = emptySet[dice];
  return totals.reduce((all, total) => all.or(byTotal[dice][total] ?? none), none);
}
