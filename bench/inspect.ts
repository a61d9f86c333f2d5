import { anEvening } from '../packages/server/src/audit/testing/evening.ts';
import { rollSheetOf } from '../packages/server/src/inspect/roll/roll-sheet.ts';
import { newIndexes } from '../packages/server/src/inspect/timeline/stream-index.ts';
import { timelineOf } from '../packages/server/src/inspect/timeline/timeline.ts';
import { newVerification } from '../packages/server/src/inspect/verification.ts';
import { reportOf } from '../packages/server/src/reports/report-of.ts';
import { entriesInStore } from '../packages/server/src/reports/store-entries.ts';

/**
 * The inspector's desk over one long table: `node bench/inspect.ts [entries]`. Prints how long the first look and the
 * next ones take, and how much memory the index holds.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const wanted = Number(process.argv[2] ?? 100_000);
/** A roll at this table leaves about eleven entries. */
const evening = await anEvening();
await evening.play('nz-1', 'snake-eyes-nz', Math.ceil(wanted / 11));
const { store, pit } = evening;
const heads = await store.heads('', '', 1_000);
const entries = heads.find(({ stream }) => stream === 'table/nz-1')?.version ?? 0;
say(`${entries} entries at one table`);

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(`${what.padEnd(56)} ${(performance.now() - began).toFixed(0).padStart(7)} ms`);
  return result;
}

const used = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const before = used();
const indexes = newIndexes(store);
const first = await timed('first page of the timeline, nothing known', () =>
  timelineOf(pit, indexes, { table: 'nz-1' }, { limit: 50 }),
);
say(`${'memory of the index'.padEnd(56)} ${((used() - before) / 1e6).toFixed(1).padStart(7)} MB`);
await timed('next page', () =>
  timelineOf(pit, indexes, { table: 'nz-1' }, { limit: 50, ...(first.before && { before: first.before }) }),
);
await timed('50 entries strewn over the whole table, by person', () =>
  timelineOf(pit, indexes, { table: 'nz-1', kinds: ['money'] }, { limit: 50 }),
);
await timed('by clause', () => timelineOf(pit, indexes, { table: 'nz-1', clause: 'nz/4.2' }, { limit: 50 }));
await timed('sheet of roll 7', () => rollSheetOf(pit, indexes, 'nz-1', 7));
await timed('sheet of a roll in the middle', () =>
  rollSheetOf(pit, indexes, 'nz-1', Math.floor(wanted / 22)),
);
for (const kind of ['daily', 'exceptions'] as const)
  await timed(`report ${kind}`, () =>
    reportOf({ kind, from: null, to: null, zone: 'UTC', madeAt: 0 }, entriesInStore(store, heads), () => ({
      pit: '',
      software: '',
      head: { hash: '', words: '', entries },
    })),
  );
const verification = newVerification(pit, 'bench');
let longest = 0;
let last = performance.now();
const pulse = setInterval(() => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}, 1);
await timed('the whole trail verified in the background', async () => {
  verification.start();
  while (verification.facts().state === 'running')
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
});
clearInterval(pulse);
say(`${verification.facts().state}; the longest that others waited: ${longest.toFixed(0)} ms`);
pit.end();
