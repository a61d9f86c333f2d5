import { assert } from '@dicepit/engine';
import { Fraction } from './fraction.ts';

/**
 * One line of a system of equations over the places of a chain:
 * `own` times the value here is the sum of `ways` times the values there, plus `sums`.
 *
 * Several sums are several right-hand sides, solved together.
 */
export type Equation = {
  readonly own: bigint;
  readonly ways: ReadonlyMap<number, bigint>;
  readonly sums: readonly bigint[];
};

/**
 * The exact values of the first so many places, all of them when not said.
 *
 * Places are taken out one by one from the last to the first, as one would watch a chain only while it stands
 * in the places that are left. A chain that can always end never meets a zero on the way, so the order is
 * free and the caller chooses the one in which few places touch.
 *
 * No fraction is reduced on the way: after each step every figure is a determinant of the first equations and
 * so divides by the pivot of the step before without remainder (Bareiss), which keeps the figures short at
 * the price of one division.
 */
export function solveChain(
  equations: readonly Equation[],
  first: number = equations.length,
): readonly (readonly Fraction[])[] {
  const rows = equations.map(toRow);
  const users = findUsers(rows);
  let pivot = 1n;

  for (let place = rows.length - 1; place >= 0; place--) {
    const row = rowAt(rows, place);
    bringUp(row, pivot);
    assert(row.own > 0n, () => `place ${place} of a chain never ends`);
    for (const user of users[place] ?? []) {
      if (user >= place) continue;
      substitute({ into: rowAt(rows, user), user, place, worth: row, before: pivot });
      for (const other of row.ways.keys()) users[other]?.add(user);
    }
    pivot = row.own;
  }

  const values: (readonly Fraction[])[] = [];
  for (const row of rows.slice(0, first)) {
    values.push(row.sums.map((sum, side) => solveRow(row, sum, (place) => values[place]?.[side])));
  }
  return values;
}

/** `level` is the pivot up to which a row has been multiplied; rows that a step does not touch lag behind. */
type Row = { own: bigint; ways: Map<number, bigint>; sums: bigint[]; level: bigint };

function toRow({ own, ways, sums }: Equation, place: number): Row {
  const others = new Map(ways);
  others.delete(place);
  return { own: own - (ways.get(place) ?? 0n), ways: others, sums: [...sums], level: 1n };
}

function findUsers(rows: readonly Row[]): readonly Set<number>[] {
  const users = rows.map(() => new Set<number>());
  for (const [user, row] of rows.entries()) for (const place of row.ways.keys()) users[place]?.add(user);
  return users;
}

/** Multiplies a row by all the pivots it has missed; of them only the last over the first is left. */
function bringUp(row: Row, pivot: bigint): void {
  const { level } = row;
  if (level === pivot) return;
  const up = (figure: bigint): bigint => (figure * pivot) / level;
  row.own = up(row.own);
  for (const [place, ways] of row.ways) row.ways.set(place, up(ways));
  row.sums = row.sums.map(up);
  row.level = pivot;
}

/** Writes what a place is worth into a row that speaks of it. */
function substitute(step: {
  readonly into: Row;
  readonly user: number;
  readonly place: number;
  readonly worth: Row;
  readonly before: bigint;
}): void {
  const { into, user, place, worth, before } = step;
  bringUp(into, before);
  const times = into.ways.get(place) ?? 0n;
  into.ways.delete(place);

  into.own = (into.own * worth.own - times * (worth.ways.get(user) ?? 0n)) / before;
  const ways = new Map<number, bigint>();
  for (const other of new Set([...into.ways.keys(), ...worth.ways.keys()])) {
    if (other === user) continue;
    const sum = (into.ways.get(other) ?? 0n) * worth.own + times * (worth.ways.get(other) ?? 0n);
    ways.set(other, sum / before);
  }
  into.ways = ways;
  into.sums = into.sums.map((sum, side) => (sum * worth.own + times * (worth.sums[side] ?? 0n)) / before);
  into.level = worth.own;
}

function solveRow(row: Row, sum: bigint, known: (place: number) => Fraction | undefined): Fraction {
  const parts = [...row.ways].map(([place, ways]) =>
    (known(place) ?? Fraction.zero).times(Fraction.of(ways)),
  );
  return Fraction.sum([Fraction.of(sum), ...parts]).over(Fraction.of(row.own));
}

function rowAt(rows: readonly Row[], place: number): Row {
  const row = rows[place];
  assert(row !== undefined, () => `a chain has no place ${place}`);
  return row;
}
