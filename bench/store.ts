import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@dicepit/engine';
import { openMemory, openSqlite, type Store } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { HOW_TO_GET_POSTGRES, postgresPrograms, startPostgres } from '@dicepit/store/testing';
import { table } from './stopwatch.ts';

/** Appends a second, one after another and from fifty writers at once, beside a bare write and sync. */
export async function measureStore(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-bench-'));
  const server = postgresPrograms() === undefined ? undefined : await startPostgres('disk');
  const sqlite = await openSqlite({ file: join(folder, 'pit.db') });
  const memory = openMemory();
  const nodes = server ? await Promise.all([1, 2].map(() => openPostgres({ url: server.url }))) : [];
  try {
    const measured = await inTurn({
      'bare write and sync, one by one': async () => bareSyncs(join(folder, 'bare')),
      'in memory, one by one': () => appends([memory], 1),
      'in memory, 50 at once': () => appends([memory], 50),
      [BASE]: () => appends([sqlite], 1),
      'SQLite, 50 at once': () => appends([sqlite], 50),
      ...(nodes.length > 0 && {
        'PostgreSQL, one by one': () => appends(nodes.slice(0, 1), 1),
        'PostgreSQL, 50 at once': () => appends(nodes.slice(0, 1), 50),
        'PostgreSQL, two nodes, 50 at once': () => appends(nodes, 50),
      }),
    });
    const base = Math.max(...(measured.get(BASE) ?? []));
    const rows = Array.from(measured, ([name, rates]) => {
      const sorted = rates.toSorted((a, b) => b - a);
      const [best = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
      return [name, best.toFixed(0), median.toFixed(0), `${(best / base).toFixed(2)} x`];
    });
    return [
      'Appends a second, each of one entry of 300 bytes with a receipt, answered when durable',
      table([['store', 'best', 'median', 'ratio of best'], ...rows]),
      ...(server ? [] : [HOW_TO_GET_POSTGRES]),
    ].join('\n');
  } finally {
    await Promise.all([sqlite, memory, ...nodes].map((store) => store.close()));
    await server?.end();
    rmSync(folder, { recursive: true });
  }
}

const BASE = 'SQLite, one by one';
const ROUNDS = 5;
/** Milliseconds that one measurement takes. */
const SPAN = 500;

const text = JSON.stringify({
  event: { type: 'BetPlaced', at: 0, by: { person: 'p-1' }, note: 'x'.repeat(230) },
});

/** Everything in turn, round after round, so that whatever else the machine does falls on all alike. */
async function inTurn(
  things: Readonly<Record<string, () => Promise<number>>>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rates = new Map<string, number[]>(Object.keys(things).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, measure] of Object.entries(things)) {
      const rate = await measure();
      // The first round also compiles.
      if (round > 0) rates.get(name)?.push(rate);
    }
  return rates;
}

let runs = 0;

/** Appends a second by so many writers, each to its own stream, over one or more stores in turn. */
async function appends(stores: readonly Store[], writers: number): Promise<number> {
  const run = (runs += 1);
  const from = performance.now();
  const counts = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const store = stores[writer % stores.length];
      assert(store !== undefined, () => 'there is no store');
      let count = 0;
      for (; performance.now() - from < SPAN; count++) {
        const answer = await store.append({
          writes: [{ stream: `table/${run}-${writer}`, expected: count, texts: [text] }],
          receipt: {
            scope: `p-${writer}`,
            key: `${run}-${count}`,
            fingerprint: 'f'.repeat(64),
            answer: '{}',
          },
        });
        assert(answer.is === 'appended', () => `an append ended in a ${answer.is}`);
      }
      return count;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - from)) * 1000;
}

function bareSyncs(file: string): number {
  const descriptor = openSync(file, 'a');
  const from = performance.now();
  let count = 0;
  for (; performance.now() - from < SPAN; count++) {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  }
  closeSync(descriptor);
  return (count / (performance.now() - from)) * 1000;
}
