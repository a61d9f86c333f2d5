import { ROUNDING } from './density.ts';

/** Chances from some place on, with the bounds of their error. */
export type Row = {
  readonly from: number;
  readonly chances: Float64Array;
  readonly relativeError: number;
  readonly missing: number;
};

/** One term of a polynomial: with some chance a roll moves the sum by so many units. */
export type Move = { readonly units: number; readonly chance: number };

/** The row of twice as many rolls. */
export function squared({ from, chances, relativeError, missing }: Row): Row {
  const out = new Float64Array(2 * chances.length - 1);
  const block = new Float64Array(out.length);
  for (let start = 0; start < chances.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, chances.length);
    block.fill(0, 2 * start);
    for (let one = start; one < end; one++) addProducts(block, chances, one);
    for (let place = 2 * start; place < end + chances.length - 1; place++)
      out[place] = (out[place] ?? 0) + (block[place] ?? 0);
  }
  return trimmed({
    from: 2 * from,
    chances: out,
    // A factor, its double, one sum within each block, one over the blocks.
    relativeError: grown(2, relativeError, BLOCK + chances.length / BLOCK + 3),
    missing: 2 * missing,
  });
}

/** The row after one more roll. */
export function moved(row: Row, moves: readonly Move[]): Row {
  const lowest = Math.min(...moves.map(({ units }) => units));
  const highest = Math.max(...moves.map(({ units }) => units));
  const out = new Float64Array(row.chances.length + highest - lowest);
  for (const { units, chance } of moves) addMoved(out, row.chances, units - lowest, chance);
  return trimmed({
    from: row.from + lowest,
    chances: out,
    relativeError: grown(1, row.relativeError, moves.length + 2),
    missing: row.missing,
  });
}

/** Adds a row, so many places on and so many times, into another. */
export function addMoved(out: Float64Array, chances: Float64Array, places: number, times: number): void {
  for (let place = 0; place < chances.length; place++)
    out[place + places] = (out[place + places] ?? 0) + (chances[place] ?? 0) * times;
}

/** The error of a product of so many rows alike, of which each sum has so many roundings. */
export const grown = (rows: number, relativeError: number, roundings: number): number =>
  (1 + relativeError) ** rows * (1 + 1.01 * roundings * ROUNDING) - 1;

/** Without the ends, whose chances together are next to nothing; what is cut off is added to what is missing. */
export function trimmed(row: Row, most = MAX_CUT): Row {
  const { chances } = row;
  const cutFrom = (place: (index: number) => number): { readonly count: number; readonly sum: number } => {
    let [count, sum] = [0, 0];
    while (count < chances.length - 1 && sum + (chances[place(count)] ?? 0) <= most) {
      sum += chances[place(count)] ?? 0;
      count += 1;
    }
    return { count, sum };
  };
  const low = cutFrom((index) => index);
  const high = cutFrom((index) => chances.length - 1 - index);
  if (low.count + high.count >= chances.length) return row;
  return {
    ...row,
    from: row.from + low.count,
    chances: chances.slice(low.count, chances.length - high.count),
    // Ten per cent more than was summed, for the errors of the sum; and the little that fell below all doubles.
    missing: row.missing + 1.1 * (low.sum + high.sum) + 1e-290,
  };
}

/** So many terms are added up by themselves: sums of sums lose far less than one long sum. */
const BLOCK = 256;

/** What may be cut off at either end, every time. */
const MAX_CUT = 1e-22;

/** The products of one figure with itself and, twice, with those after it. */
function addProducts(out: Float64Array, chances: Float64Array, one: number): void {
  const times = chances[one] ?? 0;
  if (times === 0) return;
  out[2 * one] = (out[2 * one] ?? 0) + times * times;
  const twice = 2 * times;
  for (let other = one + 1; other < chances.length; other++)
    out[one + other] = (out[one + other] ?? 0) + twice * (chances[other] ?? 0);
}
