import { type Answer, answered, unanswered } from '../answer.ts';
import { chiSquareQuantile, chiSquareTail, shiftedTail } from '../chance/chi-square.ts';
import type { FaceChances } from '../fall.ts';
import { Fraction } from '../fraction.ts';
import { assertDemand, firstReaching, type TestDemand } from './rolls-to-show.ts';

/** What the chi-square test of faces does with so many throws of one die. */
export type ChiSquarePower = {
  readonly throws: number;
  /** The chance to doubt a fair die. */
  readonly level: number;
  /** The chance to doubt this one. */
  readonly power: number;
  /** Counted out for few throws; past that by the chi-square distribution on and off its centre. */
  readonly method: 'exact' | 'approximate';
};

/** How sure the ordinary test of six faces, made for no loading in particular, is to find this one. */
export function chiSquarePower(
  die: FaceChances,
  { throws, level }: Pick<ChiSquarePower, 'throws' | 'level'>,
): ChiSquarePower {
  if (throws <= FEW_THROWS) return { throws, ...countedOut(die, throws, level), method: 'exact' };
  const critical = chiSquareQuantile(level, 5);
  return {
    throws,
    level: chiSquareTail(critical, 5),
    power: shiftedTail(critical, 5, throws * unevenness(die).toNumber()),
    method: 'approximate',
  };
}

/** The fewest throws, past those that are counted out, with which that test has the power asked for. */
export function throwsToShow(die: FaceChances, { level, power }: TestDemand): Answer<ChiSquarePower> {
  assertDemand({ level, power });
  const uneven = unevenness(die).toNumber();
  if (uneven === 0) return unanswered({ code: 'NOT_REACHED', target: power, nearest: level });
  const critical = chiSquareQuantile(level, 5);
  const throws = firstReaching((count) => shiftedTail(critical, 5, count * uneven), power);
  return answered(chiSquarePower(die, { throws: Math.max(throws, FEW_THROWS + 1), level }));
}

/** By how much each throw of a die raises Pearson's figure on average: the squares of what is off, over a sixth. */
export const unevenness = (die: FaceChances): Fraction =>
  Fraction.sum(
    die.map((chance) => {
      const off = chance.minus(Fraction.of(1, 6));
      return off.times(off).times(Fraction.of(6));
    }),
  );

const FEW_THROWS = 30;

/** Every way to spread the throws over six faces, by the sum of the squares of its counts. */
function countedOut(die: FaceChances, throws: number, level: number): { level: number; power: number } {
  const chances = die.map((chance) => chance.toNumber());
  const spread = new Map<number, { fair: number; loaded: number }>();
  const place = (face: number, left: number, squares: number, fair: number, loaded: number): void => {
    if (face === 5) {
      const [one, other] = [fair * share(left, 1 / 6), loaded * share(left, chances[5] ?? 0)];
      const key = squares + left * left;
      const known = spread.get(key) ?? { fair: 0, loaded: 0 };
      spread.set(key, { fair: known.fair + one, loaded: known.loaded + other });
      return;
    }
    for (let count = 0; count <= left; count++)
      place(
        face + 1,
        left - count,
        squares + count * count,
        fair * share(count, 1 / 6),
        loaded * share(count, chances[face] ?? 0),
      );
  };
  place(0, throws, 0, factorial(throws), factorial(throws));

  let [under, found] = [0, 0];
  for (const [, { fair, loaded }] of [...spread].sort(([a], [b]) => b - a)) {
    if (under + fair > level) break;
    under += fair;
    found += loaded;
  }
  return { level: under, power: found };
}

const share = (count: number, chance: number): number => chance ** count / factorial(count);

const factorials = Array.from({ length: FEW_THROWS + 1 }, (_, n) =>
  Array.from({ length: n }, (_, place) => place + 1).reduce((product, each) => product * each, 1),
);

const factorial = (n: number): number => factorials[n] ?? Number.POSITIVE_INFINITY;
