import { assert, type Dice, everyRoll, type Roll, type RollSet, rollIndex } from '@dicepit/engine';
import { Fraction, greatestCommonDivisor, leastCommonMultiple } from './fraction.ts';

/** How dice fall: how many of all ways lead to each roll, in the order of `everyRoll`. */
export type Fall = { readonly dice: Dice; readonly ways: readonly bigint[]; readonly total: bigint };

/** The chance of each face of one die, from one to six; together they are one. */
export type FaceChances = readonly [Fraction, Fraction, Fraction, Fraction, Fraction, Fraction];

const sixth = Fraction.of(1, 6);

export const fairDie: FaceChances = [sixth, sixth, sixth, sixth, sixth, sixth];

/** Whether six fractions are the chances of a die: none below zero, together one. */
export const isDie = (chances: readonly Fraction[]): chances is FaceChances =>
  chances.length === 6 &&
  chances.every(({ sign }) => sign >= 0) &&
  Fraction.sum(chances).equals(Fraction.one);

/** A die that shows one face with a chance of its own, and each of the others equally often. */
export function dieFavouring(pips: 1 | 2 | 3 | 4 | 5 | 6, chance: Fraction): FaceChances {
  const other = Fraction.one.minus(chance).over(Fraction.of(5));
  const chances = fairDie.map((_, place) => (place === pips - 1 ? chance : other));
  assert(isDie(chances), () => `${chance.toString()} is not the chance of a face`);
  return chances;
}

/** Dice that fall on every roll equally often. */
export const fairFall = (dice: Dice): Fall => fair[dice];

/** Dice of which each has chances of its own, and none knows of another. */
export function createFall(dice: readonly FaceChances[]): Fall {
  const count = dice.length;
  assert(count === 2 || count === 3, () => `${count} dice are not thrown in any game`);
  for (const die of dice) assert(isDie(die), () => `${die.join(', ')} are not the chances of a die`);

  const below = dice.map((die) => die.reduce((common, { d }) => leastCommonMultiple(common, d), 1n));
  const ways = everyRoll[count].map((roll) =>
    roll.reduce((product, pips, place) => {
      const chance = dice[place]?.[pips - 1] ?? Fraction.zero;
      return product * chance.n * ((below[place] ?? 1n) / chance.d);
    }, 1n),
  );
  const common = ways.reduce(greatestCommonDivisor, 0n);
  return {
    dice: count,
    ways: ways.map((each) => each / common),
    total: below.reduce((product, each) => product * each, 1n) / common,
  };
}

/** How many of all ways lead to a roll. */
export const waysOf = ({ ways }: Fall, roll: Roll): bigint => ways[rollIndex(roll)] ?? 0n;

/** How many of all ways lead to a roll of a set. */
export const waysOfSet = (fall: Fall, rolls: RollSet): bigint =>
  rolls.rolls().reduce((sum, roll) => sum + waysOf(fall, roll), 0n);

const evenly = (dice: Dice): Fall => ({
  dice,
  ways: everyRoll[dice].map(() => 1n),
  total: BigInt(everyRoll[dice].length),
});

const fair: Readonly<Record<Dice, Fall>> = { 2: evenly(2), 3: evenly(3) };
