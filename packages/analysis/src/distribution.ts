import { assert, type Cents } from '@dicepit/engine';
import { Fraction } from './fraction.ts';

/** A sum of money and how many of all sequences of rolls end with it. */
export type SumWays = { readonly sum: Cents; readonly ways: bigint };

/** How often each sum of money occurs among all sequences of rolls, which are equally likely. */
export class Distribution {
  /** The sums that occur, the smallest first. */
  readonly sums: readonly SumWays[];
  /** How many sequences there are. */
  readonly total: bigint;

  constructor(counted: readonly SumWays[]) {
    this.sums = counted.filter(({ ways }) => ways > 0n).sort((a, b) => a.sum - b.sum);
    this.total = waysOf(this.sums);
    assert(this.total > 0n, () => 'a distribution holds no sequence');
  }

  chanceOf(sum: Cents): Fraction {
    return this.#chance((each) => each === sum);
  }

  chanceAbove(sum: Cents): Fraction {
    return this.#chance((each) => each > sum);
  }

  chanceBelow(sum: Cents): Fraction {
    return this.#chance((each) => each < sum);
  }

  /** The smallest sum that at least this share of all sequences does not exceed. */
  quantile(share: Fraction): Cents {
    assert(
      share.sign >= 0 && share.compare(Fraction.one) <= 0,
      () => `${share.toString()} is not a share of all sequences`,
    );
    let below = 0n;
    for (const { sum, ways } of this.sums) {
      below += ways;
      if (below * share.d >= share.n * this.total) return sum;
    }
    throw new Error(`Broken invariant: no sum reaches ${share.toString()}`);
  }

  get mean(): Fraction {
    return Fraction.of(this.#moment(1n), this.total);
  }

  get variance(): Fraction {
    const { mean } = this;
    return Fraction.of(this.#moment(2n), this.total).minus(mean.times(mean));
  }

  #chance(holds: (sum: Cents) => boolean): Fraction {
    return Fraction.of(waysOf(this.sums.filter(({ sum }) => holds(sum))), this.total);
  }

  #moment(power: 1n | 2n): bigint {
    return this.sums.reduce((all, { sum, ways }) => all + BigInt(sum) ** power * ways, 0n);
  }
}

const waysOf = (sums: readonly SumWays[]): bigint => sums.reduce((all, { ways }) => all + ways, 0n);
