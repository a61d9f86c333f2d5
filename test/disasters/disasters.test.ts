import { describe, expect, test } from 'vitest';
import { appending } from '../../packages/store/src/testing/contract/appending.ts';
import { agreesWithModel } from '../../packages/store/src/testing/contract/model.ts';
import { racing } from '../../packages/store/src/testing/contract/racing.ts';
import { reading } from '../../packages/store/src/testing/contract/reading.ts';
import { receipts } from '../../packages/store/src/testing/contract/receipts.ts';
import { records } from '../../packages/store/src/testing/contract/records.ts';
import { type BugName, bugNames } from './bugs.ts';
import { createDatabase, storeAt } from './database.ts';
import { runNight } from './night.ts';

const NIGHTS = 100;

/** A planted bug that so many nights do not find is one that the simulator cannot see. */
const MOST_NIGHTS = 300;

/** A seed that finds each planted bug; `npm run disasters -- --bugs` looks for the first. */
const foundBy: Readonly<Record<BugName, number>> = {
  'receipts-not-checked': 3,
  'conflict-ignored': 1,
  'speculation-unguarded': 155,
  'guards-ignored': 11,
  'half-an-append': 1,
  'acknowledged-early': 1,
  'hint-trusted': 1,
  'seed-kept-after-restore': 1,
  'entropy-repeated': 1,
  'seed-told-early': 1,
  'deadline-by-wall-clock': 1,
  'timer-lost': 1,
  'new-key-for-a-retry': 3,
};

describe('the database of the simulator is a store like any other', () => {
  const open = async () => storeAt(createDatabase());
  appending(open);
  reading(open);
  receipts(open);
  records(open);
  racing(async () => [await open()]);
  agreesWithModel(open, 50);
});

describe('a simulated night', () => {
  test(`leaves everything as it must be, whatever happens: ${NIGHTS} of them`, async () => {
    const faulty: string[] = [];
    let acknowledged = 0;
    for (let seed = 1; seed <= NIGHTS; seed++) {
      const night = await runNight(seed);
      acknowledged += night.acknowledged;
      if (night.faults.length > 0)
        faulty.push(`npm run disasters -- --seed ${seed} --trace: ${night.faults[0]}`);
    }
    expect(faulty).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20 * NIGHTS);
  });

  test('is replayed to the byte by its seed, and another seed is another night', async () => {
    const [first, other, again] = [await runNight(4), await runNight(5), await runNight(4)];
    expect(again.trace).toEqual(first.trace);
    expect(again.digest).toBe(first.digest);
    expect(other.digest).not.toBe(first.digest);
    expect(first.trace.length).toBeGreaterThan(100);
  });

  test.each(bugNames)('finds the planted bug %s', async (bug) => {
    // Whatever changes in the pit changes its nights as well: where the seed no longer finds it, another one has to.
    const seeds = [foundBy[bug], ...Array.from({ length: MOST_NIGHTS }, (_, index) => index + 1)];
    let faults: readonly string[] = [];
    for (const seed of seeds) {
      if (faults.length === 0) ({ faults } = await runNight(seed, bug));
    }
    expect(faults).not.toEqual([]);
  });
});
