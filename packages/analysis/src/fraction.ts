import { assert } from '@dicepit/engine';

/** A whole number, as code or as a count has it. */
export type Whole = bigint | number;

/** An exact number: a fraction of whole numbers in lowest terms, the sign above the line. */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);

  readonly n: bigint;
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  static of(above: Whole, below: Whole = 1n): Fraction {
    const [n, d] = [BigInt(above), BigInt(below)];
    assert(d !== 0n, () => `${n}/0 is not a fraction`);
    const common = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
    return new Fraction(n / common, d / common);
  }

  /** Reads what `toString` writes, in lowest terms or not: `1/9`, `-4`, `2/18`. */
  static parse(text: string): Fraction {
    const [, above, below = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
    assert(above !== undefined, () => `'${text}' is not a fraction`);
    return Fraction.of(BigInt(above), BigInt(below));
  }

  static sum(fractions: Iterable<Fraction>): Fraction {
    let sum = Fraction.zero;
    for (const fraction of fractions) sum = sum.plus(fraction);
    return sum;
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Fraction): Fraction {
    return Fraction.of(this.n * other.n, this.d * other.d);
  }

  over(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d, this.d * other.n);
  }

  negate(): Fraction {
    return new Fraction(-this.n, this.d);
  }

  /** Below zero where this is the smaller, zero where both are equal. */
  compare(other: Fraction): -1 | 0 | 1 {
    return signOf(this.n * other.d - other.n * this.d);
  }

  equals(other: Fraction): boolean {
    return this.n === other.n && this.d === other.d;
  }

  get sign(): -1 | 0 | 1 {
    return signOf(this.n);
  }

  get isZero(): boolean {
    return this.n === 0n;
  }

  toString(): string {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`;
  }

  toJSON(): string {
    return this.toString();
  }

  /** The nearest double, also where both sides of the line are far beyond what a double can hold. */
  toNumber(): number {
    const places = KEPT_BITS - bitsOf(this.n) + bitsOf(this.d);
    const scaled = shifted(magnitude(this.n), places);
    const below = shifted(this.d, -places);
    return this.sign * withPoint(scaled / below, scaled % below !== 0n, places);
  }

  /** The nearest double to the square root. */
  sqrt(): number {
    assert(this.n >= 0n, () => `${this.toString()} has no square root`);
    const places = KEPT_BITS - Math.floor((bitsOf(this.n) - bitsOf(this.d)) / 2);
    const scaled = shifted(this.n, 2 * places);
    const below = shifted(this.d, -2 * places);
    const root = squareRoot(scaled / below);
    return withPoint(root, root * root * below !== scaled, places);
  }
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [magnitude(a), magnitude(b)];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;

// A double holds 53 bits; what is kept beyond them decides the rounding.
const KEPT_BITS = 72;

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

const signOf = (n: bigint): -1 | 0 | 1 => {
  if (n === 0n) return 0;
  return n < 0n ? -1 : 1;
};

/** How many bits a number has, to within the four of one hexadecimal figure. */
const bitsOf = (n: bigint): number => magnitude(n).toString(16).length * 4;

const shifted = (n: bigint, places: number): bigint => (places > 0 ? n << BigInt(places) : n);

/** A scaled whole number as a double; a last odd bit stands for whatever was cut off below it. */
function withPoint(scaled: bigint, cut: boolean, places: number): number {
  const value = Number(cut ? scaled | 1n : scaled);
  // One power of two may lie beyond the range of a double where the result does not.
  const half = Math.trunc(places / 2);
  return value * 2 ** -half * 2 ** (half - places);
}

function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
