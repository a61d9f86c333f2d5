import { chiSquareTail } from './chi-square.ts';

/** A test of faces: what it looks at, and how likely fair dice are to look as odd as this or odder. */
export type Trial = { readonly name: string; readonly p: number };

/** Counts faces as they come, for any number of them in little memory. */
export type Battery = {
  readonly add: (faces: readonly number[]) => void;
  readonly faces: () => number;
  readonly trials: () => readonly Trial[];
};

const LAGS = 10;
const GAPS = 24;
const COUPONS = 24;
const RUNS = 6;

/** Frequency, pairs, every lag from 1 to 10, runs of one face, gaps between sixes, and how long all six faces take. */
export function newBattery(): Battery {
  const frequency = new Float64Array(6);
  const pairs = new Float64Array(36);
  const serial = Array.from({ length: LAGS }, () => new Float64Array(36));
  const runs = new Float64Array(RUNS);
  const gaps = new Float64Array(GAPS);
  const coupons = new Float64Array(COUPONS);
  const last = new Int8Array(16);
  let count = 0;
  let run = 0;
  let gap = -1;
  let collected = 0;
  let collecting = 0;

  const one = (face: number): void => {
    const before = last[(count + 15) & 15] ?? 0;
    bump(frequency, face);
    if (count % 2 === 1) bump(pairs, before * 6 + face);
    for (let lag = 1; lag <= LAGS; lag++)
      if (count >= lag) bump(serial[lag - 1], (last[(count - lag) & 15] ?? 0) * 6 + face);

    // The first run has no beginning that we saw, and the last has no end: only those between are counted.
    if (count > 0 && face === before) run += 1;
    else {
      if (run > 0) bump(runs, Math.min(run, RUNS) - 1);
      run = 1;
    }
    if (face === 5) {
      if (gap >= 0) bump(gaps, Math.min(gap, GAPS - 1));
      gap = 0;
    } else if (gap >= 0) gap += 1;

    collected |= 1 << face;
    collecting += 1;
    if (collected === 63) {
      bump(coupons, Math.min(collecting - 6, COUPONS - 1));
      collected = 0;
      collecting = 0;
    }
    last[count & 15] = face;
    count += 1;
  };

  return {
    add: (faces) => {
      for (const face of faces) one(face - 1);
    },
    faces: () => count,
    trials: () => [
      trial(
        'frequency',
        frequency,
        frequency.map(() => 1 / 6),
      ),
      trial(
        'pairs',
        pairs,
        pairs.map(() => 1 / 36),
      ),
      ...serial.map((table, index) => independence(`serial, lag ${index + 1}`, table)),
      trial('runs of one face', runs, geometric(RUNS, 5 / 6)),
      trial('gaps between sixes', gaps, geometric(GAPS, 1 / 6)),
      trial('all six collected', coupons, collectorChances()),
    ],
  };
}

/**
 * The trials that fail when all of them together may fail once in a hundred times (Holm's way): many tests of fair
 * dice would otherwise fail somewhere.
 */
export function failing(trials: readonly Trial[], level = 0.01): readonly Trial[] {
  const sorted = trials.toSorted((a, b) => a.p - b.p);
  const stands = sorted.findIndex(({ p }, place) => p >= level / (sorted.length - place));
  return stands === -1 ? sorted : sorted.slice(0, stands);
}

function bump(counts: Float64Array | undefined, place: number): void {
  if (counts !== undefined) counts[place] = (counts[place] ?? 0) + 1;
}

const sumOf = (counts: Float64Array): number => counts.reduce((sum, each) => sum + each, 0);

/** Pearson's test against known chances. */
function trial(name: string, counts: Float64Array, chances: Float64Array): Trial {
  const total = sumOf(counts);
  const statistic = counts.reduce((sum, seen, place) => {
    const due = total * (chances[place] ?? 0);
    return sum + (seen - due) ** 2 / due;
  }, 0);
  return { name, p: chiSquareTail(statistic, counts.length - 1) };
}

/** Whether a face tells anything about the one some throws later: a table of 6 by 6 against its own margins. */
function independence(name: string, table: Float64Array): Trial {
  const total = sumOf(table);
  const margin = (of: (place: number) => number): Float64Array => {
    const sums = new Float64Array(6);
    for (const [place, seen] of table.entries()) sums[of(place)] = (sums[of(place)] ?? 0) + seen;
    return sums;
  };
  const rows = margin((place) => Math.floor(place / 6));
  const columns = margin((place) => place % 6);
  const statistic = table.reduce((sum, seen, place) => {
    const due = ((rows[Math.floor(place / 6)] ?? 0) * (columns[place % 6] ?? 0)) / total;
    return sum + (seen - due) ** 2 / due;
  }, 0);
  return { name, p: chiSquareTail(statistic, 25) };
}

/** How long until something of a known chance happens; what is longer than the list counts in its last place. */
function geometric(places: number, chance: number): Float64Array {
  const chances = Float64Array.from({ length: places }, (_, place) => chance * (1 - chance) ** place);
  chances[places - 1] = (1 - chance) ** (places - 1);
  return chances;
}

/** The chance that the sixth kind of face comes first at the 6th, 7th, … throw, by going through the throws. */
function collectorChances(): Float64Array {
  const chances = new Float64Array(COUPONS);
  let kinds = Float64Array.from([1, 0, 0, 0, 0, 0, 0]);
  let left = 1;
  for (let thrown = 1; thrown < 6 + COUPONS - 1; thrown++) {
    const next = kinds.map((_, kind) =>
      kind === 6 ? 0 : ((kinds[kind] ?? 0) * kind) / 6 + ((kinds[kind - 1] ?? 0) * (7 - kind)) / 6,
    );
    const done = (kinds[5] ?? 0) / 6;
    if (thrown >= 6) chances[thrown - 6] = done;
    left -= done;
    kinds = next;
  }
  chances[COUPONS - 1] = left;
  return chances;
}
