import { assert } from '@dicepit/engine';
import { Fraction, leastCommonMultiple } from '../fraction.ts';

/** Counts of some classes, and how many of all ways lead to each. */
export type Counted = { readonly counts: readonly number[]; readonly ways: readonly number[] };

/** Pearson's figure: the squares of the differences from what is expected, each over what is expected. */
export function pearson({ counts, ways }: Counted): Fraction {
  const throws = sumOf(counts);
  if (throws === 0) return Fraction.zero;
  // The sum of c²/e less n, where e is n·w/W.
  const squares = Fraction.sum(counts.map((count, place) => Fraction.of(count * count, ways[place] ?? 1)));
  return squares.times(Fraction.of(sumOf(ways), throws)).minus(Fraction.of(throws));
}

/**
 * The exact chance that fair counts differ at least as much as these by Pearson's figure; undefined where too
 * many counts would have to be held.
 *
 * All sequences of throws are counted by the figure they come to, class by class. Half of the classes are
 * counted by themselves and the other half likewise; then each figure of the one half needs only to know how
 * many of the other reach what is missing.
 */
export function exactPearsonTail(counted: Counted, most = MAX_HELD): Fraction | undefined {
  // Classes with as many ways as another come to the same figures: side by side they are held together.
  const order = [...counted.ways.keys()].sort((a, b) => (counted.ways[a] ?? 0) - (counted.ways[b] ?? 0));
  const ways = order.map((place) => counted.ways[place] ?? 0);
  const counts = order.map((place) => counted.counts[place] ?? 0);
  assert(
    counted.ways.length === counted.counts.length && ways.every((each) => each > 0),
    () => 'a class counted has no way to it',
  );
  const throws = sumOf(counts);
  const half = Math.ceil(ways.length / 2);
  const scale = Number(ways.reduce((common, each) => leastCommonMultiple(common, BigInt(each)), 1n));
  const figureOf = (count: number, place: number): number => (count * count * scale) / (ways[place] ?? 1);
  const needed = counts.reduce((sum, count, place) => sum + figureOf(count, place), 0);

  const halves = [ways.slice(0, half), ways.slice(half)].map((part, index) =>
    countedBy(part, throws, (count, place) => figureOf(count, index * half + place), most),
  );
  const [one, other] = halves;
  if (one === undefined || other === undefined) return undefined;

  let reaching = 0n;
  for (let thrown = 0; thrown <= throws; thrown++) {
    const choose = binomial(throws, thrown);
    const tails = toTails(other[throws - thrown] ?? new Map());
    for (const [figure, count] of one[thrown] ?? []) {
      const missing = atLeast(tails, needed - figure);
      if (missing !== 0n) reaching += choose * count * missing;
    }
  }
  return Fraction.of(reaching, BigInt(sumOf(ways)) ** BigInt(throws));
}

/** More figures than this in one half are not held: that is a second or so. */
const MAX_HELD = 300_000;

/** How many sequences of 0, 1, 2 … throws into some classes come to each figure. */
function countedBy(
  ways: readonly number[],
  throws: number,
  figureOf: (count: number, place: number) => number,
  most: number,
): readonly ReadonlyMap<number, bigint>[] | undefined {
  const choose = Array.from({ length: throws + 1 }, (_, n) =>
    Array.from({ length: n + 1 }, (_, k) => binomial(n, k)),
  );
  let sums: readonly Map<number, bigint>[] = [new Map([[0, 1n]])];
  for (const [place, each] of ways.entries()) {
    const next = Array.from({ length: throws + 1 }, () => new Map<number, bigint>());
    let held = 0;
    for (const [before, figures] of sums.entries()) {
      for (let count = 0; before + count <= throws; count++) {
        const into = next[before + count] ?? new Map<number, bigint>();
        const orders = (choose[before + count]?.[count] ?? 0n) * BigInt(each) ** BigInt(count);
        const more = figureOf(count, place);
        held -= into.size;
        for (const [figure, sequences] of figures)
          into.set(figure + more, (into.get(figure + more) ?? 0n) + sequences * orders);
        held += into.size;
        if (held > most) return undefined;
      }
    }
    sums = next;
  }
  return sums;
}

type Tails = { readonly figures: readonly number[]; readonly counts: readonly bigint[] };

/** The figures in order, each with how many sequences come to it or to more. */
function toTails(counted: ReadonlyMap<number, bigint>): Tails {
  const sorted = [...counted].sort(([a], [b]) => b - a);
  let sum = 0n;
  const counts = sorted.map(([, count]) => {
    sum += count;
    return sum;
  });
  return { figures: sorted.map(([figure]) => figure).toReversed(), counts: counts.toReversed() };
}

function atLeast({ figures, counts }: Tails, needed: number): bigint {
  let [low, high] = [0, figures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle] ?? 0) >= needed) high = middle;
    else low = middle + 1;
  }
  return counts[low] ?? 0n;
}

export function binomial(n: number, k: number): bigint {
  let product = 1n;
  for (let each = 1; each <= Math.min(k, n - k); each++)
    product = (product * BigInt(n - each + 1)) / BigInt(each);
  return k < 0 || k > n ? 0n : product;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0);
