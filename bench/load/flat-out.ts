import { aSecond, type ProcessFigures } from './figures.ts';

/** Something that is done as fast as it goes, so many at a time. */
export type Racer = {
  /** Does it once, as the one of these numbers; says whether it was done. */
  readonly once: (place: number) => Promise<boolean>;
  /** The process that does the work. */
  readonly figures: () => Promise<Pick<ProcessFigures, 'cpu'>>;
};

/** Of every round: how many a second, and the processor time of each in microseconds. */
export type Raced = { readonly rates: number[]; readonly costs: number[]; errors: number };

const ROUNDS = 5;
const SPAN = 1_500;

/** Lets everything run in turn, round after round, so that whatever else the machine does falls on all alike. */
export async function race<Name extends string>(
  racers: Readonly<Record<Name, Racer>>,
  atOnce: number,
): Promise<ReadonlyMap<string, Raced>> {
  const entries = Object.entries<Racer>(racers);
  const raced = new Map<string, Raced>(entries.map(([name]) => [name, { rates: [], costs: [], errors: 0 }]));
  // One round unmeasured: the first run of anything also compiles it.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, racer] of entries) {
      const { rate, cost, errors } = await oneRound(racer, atOnce);
      const figures = raced.get(name);
      if (figures === undefined) continue;
      figures.errors += errors;
      if (round === 0) continue;
      figures.rates.push(rate);
      figures.costs.push(cost);
    }
  return raced;
}

export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function oneRound({ once, figures }: Racer, atOnce: number) {
  const before = await figures();
  const from = performance.now();
  let done = 0;
  let errors = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      while (performance.now() - from < SPAN) {
        if (await once(place)) done += 1;
        else errors += 1;
      }
    }),
  );
  const rate = aSecond(done, performance.now() - from);
  const { cpu } = await figures();
  return { rate, cost: ((cpu - before.cpu) / Math.max(done, 1)) * 1_000, errors };
}
