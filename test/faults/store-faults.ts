import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@dicepit/store';
import { faultsIn, make, STEPS } from './store-script.ts';
import { type Call, countCalls, type Ended, type Fault, type Program, runWithFault } from './strace.ts';

export type Sweep = {
  readonly fault: Fault;
  readonly pace: 'one by one' | 'together';
  /** Every call where it is 1, every tenth where it is 10. */
  readonly every: number;
  /** A writer with a bug of ours, to see that the sweep finds it. */
  readonly planted?: 'acknowledge early';
};

export type Swept = {
  readonly points: number;
  readonly acknowledged: number;
  /** Runs that ended because the store said that it can no longer be trusted. */
  readonly fatal: number;
  /** Runs that went on after a failure, to the last step. */
  readonly recovered: number;
  readonly faults: readonly string[];
};

/** Lets a fault befall the scripted writer at one call after another, and looks at what is left each time. */
export async function sweep({ fault, pace, every, planted }: Sweep): Promise<Swept> {
  const program = { script: writer, rest: [pace, ...(planted === undefined ? [] : [planted])] };
  const counts = await callsOf(program);
  const points = [...counts]
    .flatMap(([call, count]) => Array.from({ length: count }, (_, index) => ({ call, nth: index + 1 })))
    .filter((_, index) => index % every === 0);
  const results: Result[] = [];
  // Two at a time, since each waits for the disk most of the time.
  const left = points.values();
  await Promise.all(
    [1, 2].map(async () => {
      for (const point of left) results.push(await inFolder((folder) => at(folder, point)));
    }),
  );
  return {
    points: results.length,
    acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    fatal: results.filter(({ lines }) => lines.includes('fatal')).length,
    recovered: results.filter(({ lines }) => lines.includes('failed') && lines.includes('closed')).length,
    faults: results.flatMap(({ faults }) => faults),
  };

  async function at(folder: string, point: { readonly call: Call; readonly nth: number }): Promise<Result> {
    const ended = await runWithFault(program, folder, { ...point, fault });
    const acknowledged = new Set(ended.lines.filter((line) => /^\d+$/.test(line)).map(Number));
    const found = [...unexpected(fault, ended), ...(await leftIn(folder, acknowledged))];
    const where = `${fault} at ${point.call} ${point.nth}`;
    return {
      lines: ended.lines,
      acknowledged: acknowledged.size,
      faults: found.map((each) => `${where}: ${each}`),
    };
  }
}

const counted = new Map<string, ReturnType<typeof countCalls>>();

/** The calls that a program makes when nothing befalls it, which are the same each time. */
function callsOf(program: Program): ReturnType<typeof countCalls> {
  const typed = program.rest.join('\n');
  const counts = counted.get(typed) ?? inFolder((folder) => countCalls(program, folder));
  counted.set(typed, counts);
  return counts;
}

type Result = {
  readonly lines: readonly string[];
  readonly acknowledged: number;
  readonly faults: readonly string[];
};

const writer = fileURLToPath(new URL('store-writer.ts', import.meta.url));

/** A writer ends because it was killed, because it is done, or because its store failed; never by an error of ours. */
const unexpected = (fault: Fault, { code, errors, lines }: Ended): readonly string[] =>
  (code === 0 && fault !== 'SIGKILL') || code === null || code === 3 || code === 137
    ? lines.filter((line) => line === 'trusted again')
    : [`the writer ended with ${code}, having said ${lines.at(-1)}: ${errors}`];

/** Opens what is left as a server would after a restart, looks, goes on with the script, and looks again. */
async function leftIn(folder: string, acknowledged: ReadonlySet<number>): Promise<readonly string[]> {
  const file = join(folder, 'pit.db');
  const store = await openSqlite({ file });
  const found = [...(await faultsIn(store, acknowledged))];
  const steps = Array.from({ length: STEPS }, (_, step) => step);
  for (const step of steps) await make(store, step);
  found.push(...(await faultsIn(store, new Set(steps))).map((each) => `after going on, ${each}`));
  await store.close();
  const database = new DatabaseSync(file);
  const [answer] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {});
  database.close();
  return answer === 'ok' ? found : [...found, `the file is damaged: ${String(answer)}`];
}

async function inFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-faults-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
