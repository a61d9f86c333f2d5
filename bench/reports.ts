/**
 * What guests wait while somebody has a report made: `node bench/reports.ts [entries]`. A guest in another process reads the
 * pit again and again; waits are printed as multiples of those without a report, for a report that is made where guests are
 * answered, as it was, and for one made apart, as the pit does it.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { openServer } from '@dicepit/server';
import { openSqlite } from '@dicepit/store';
import { anEvening, SECRET } from '../packages/server/src/audit/testing/evening.ts';
import { reportApart } from '../packages/server/src/reports/apart.ts';
import { type ReportRequest, reportOf } from '../packages/server/src/reports/report-of.ts';
import { entriesInStore, pagesInStore } from '../packages/server/src/reports/store-entries.ts';
import { table } from './stopwatch.ts';

const wanted = Number(argv[2] ?? 235_000);
const folder = mkdtempSync(join(tmpdir(), 'dicepit-bench-'));
const store = await openSqlite({ file: join(folder, 'pit.sqlite') });

// One evening, and as many more like it as it takes.
const evening = await anEvening(1, store);
await evening.play('nz-1', 'snake-eyes-nz', 400);
evening.pit.end();
const { version } = await store.head('table/nz-1');
const texts = (await store.read('table/nz-1', 0, version)).map(({ text }) => text);
for (let night = 2; night <= Math.round(wanted / version); night++)
  await store.append({ writes: [{ stream: `table/nz-${night}`, expected: 0, texts }] });
const heads = await store.heads('', '', 1_000_000);
const entries = heads.reduce((sum, head) => sum + head.version, 0);

const server = await openServer({ store, secret: SECRET });
const script = join(folder, 'guest.mjs');
writeFileSync(
  script,
  `const waits = [];
   let over = false;
   process.on('message', () => { over = true; });
   process.send('here');
   while (!over) {
     const from = performance.now();
     await (await fetch(process.argv[2])).arrayBuffer();
     waits.push(performance.now() - from);
     await new Promise((later) => setTimeout(later, 5));
   }
   process.send(waits);
   process.disconnect();`,
);

type Waits = { readonly median: number; readonly p99: number; readonly longest: number };

/** What a guest waits while something is done. */
async function waitsDuring(work: () => Promise<unknown>): Promise<Waits> {
  const guest = fork(script, [`${server.url}/api/v1/pit`]);
  await new Promise((here) => guest.once('message', here));
  await work();
  const waits = await new Promise<number[]>((told) => {
    guest.once('message', (said: number[]) => told(said));
    guest.send('over');
  });
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}

const asked: ReportRequest = { kind: 'daily', from: null, to: null, zone: 'UTC', madeAt: 0 };
const origin = { pit: '', software: '', head: { hash: '', words: '', entries } };
const quiet = await waitsDuring(() => new Promise((later) => setTimeout(later, 3_000)));
const here = await waitsDuring(() => reportOf(asked, entriesInStore(store, heads), () => origin));
const apart = await waitsDuring(() =>
  reportApart({ asked, origin, form: 'report' }, pagesInStore(store, heads)),
);
const row = (what: string, { median, p99, longest }: Waits): readonly string[] => [
  what,
  ...[median / quiet.median, p99 / quiet.p99, longest / quiet.longest].map(
    (times) => `${times.toFixed(1)} ×`,
  ),
];
stdout.write(
  `${entries.toLocaleString('en')} entries at ${heads.length} streams; without a report a guest waits ` +
    `${quiet.median.toFixed(1)} ms, 1 in 100 ${quiet.p99.toFixed(0)} ms, at the longest ${quiet.longest.toFixed(0)} ms\n${table(
      [
        ['while a report is made', 'median', '1 in 100', 'longest'],
        row('where guests are answered', here),
        row('apart', apart),
      ],
    )}\n`,
);
await server.close();
rmSync(folder, { recursive: true });
