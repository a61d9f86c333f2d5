import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type BugName, bugNames, isBug } from './bugs.ts';
import { runNight } from './night.ts';

/*
 * npm run disasters -- --seeds 1000           so many nights, from seed 1 or from --from
 * npm run disasters -- --seed 62 --trace      one night again, with every step of it
 * npm run disasters -- --bugs                 plants every bug and says after how many nights it is found
 * npm run disasters -- --bug hint-trusted --seed 3
 */

/** What a thread is to do: every so many-th seed from one on, until told to stop. */
type Share = { readonly from: number; readonly to: number; readonly step: number; readonly bug?: BugName };

/** What a thread says of a night. */
type Told = {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly entries: number;
  readonly events: number;
};

/** A planted bug that is not found in so many nights is not found. */
const MAX_NIGHTS_FOR_A_BUG = 200;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      trace: { type: 'boolean', default: false },
      bug: { type: 'string' },
      bugs: { type: 'boolean', default: false },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const bug = values.bug === undefined ? undefined : bugNamed(values.bug);
  if (values.bugs) return findBugs();
  if (values.seed !== undefined) return oneNight(Number(values.seed), bug, values.trace);
  const from = Number(values.from);
  return manyNights({ from, to: from + Number(values.seeds) - 1, step: Number(values.threads), bug });
}

function bugNamed(name: string): BugName {
  if (isBug(name)) return name;
  throw new Error(`no such bug: ${name}; there are ${bugNames.join(', ')}`);
}

async function oneNight(seed: number, bug: BugName | undefined, trace: boolean): Promise<number> {
  const night = await runNight(seed, bug);
  if (trace) say(night.trace.join('\n'));
  say(`seed ${seed}: ${night.events} events, ${night.entries} entries, ${night.acknowledged} acknowledged`);
  say(`digest ${night.digest}`);
  for (const fault of night.faults) say(`FAULT ${fault}`);
  return night.faults.length === 0 ? 0 : 1;
}

type Nights = Omit<Share, 'bug'> & { readonly bug: BugName | undefined };

async function manyNights({ from, to, step, bug }: Nights): Promise<number> {
  const began = performance.now();
  const sum = { nights: 0, faulty: 0, acknowledged: 0, entries: 0, events: 0 };
  const share = (first: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { from: first, to, step, ...(bug === undefined ? {} : { bug }) } satisfies Share,
      });
      worker.on('message', (told: Told) => {
        sum.nights += 1;
        sum.acknowledged += told.acknowledged;
        sum.entries += told.entries;
        sum.events += told.events;
        if (told.faults.length === 0) return;
        sum.faulty += 1;
        say(`seed ${told.seed}: ${told.faults[0]}`);
        say(
          `  again: npm run disasters -- --seed ${told.seed}${bug === undefined ? '' : ` --bug ${bug}`} --trace`,
        );
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: Math.min(step, to - from + 1) }, (_, index) => share(from + index)));
  const seconds = (performance.now() - began) / 1_000;
  say(
    `${sum.nights} nights in ${seconds.toFixed(0)} s: ${sum.faulty} with faults; ${sum.acknowledged} commands ` +
      `acknowledged, ${sum.entries} entries, ${sum.events} events`,
  );
  return sum.faulty === 0 && sum.nights === to - from + 1 ? 0 : 1;
}

/** Plants one bug after another, each until it is found. */
async function findBugs(): Promise<number> {
  let missed = 0;
  for (const bug of bugNames) {
    let found: string | undefined;
    let seed = 0;
    while (found === undefined && seed < MAX_NIGHTS_FOR_A_BUG) {
      seed += 1;
      [found] = (await runNight(seed, bug)).faults;
    }
    if (found === undefined) missed += 1;
    say(`${bug}: ${found === undefined ? `NOT FOUND in ${seed} nights` : `found by seed ${seed}: ${found}`}`);
  }
  return missed === 0 ? 0 : 1;
}

async function work({ from, to, step, bug }: Share): Promise<void> {
  for (let seed = from; seed <= to; seed += step) {
    const { faults, acknowledged, entries, events } = await runNight(seed, bug);
    const told: Told = { seed, faults, acknowledged, entries, events };
    // A thread has no origin: the rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(told);
    // The real event loop has its turn between two nights.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

if (isMainThread) process.exitCode = await main();
else await work(workerData);
