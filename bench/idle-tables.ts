import { argv, memoryUsage, stdout } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { assert } from '@dicepit/engine';
import { addTable, openServer, type Pit, tableStream } from '@dicepit/server';
import { openMemory } from '@dicepit/store';
import { table } from './stopwatch.ts';

/**
 * What tables cost that are open with nobody at them: added to a pit, opened by the house, and left alone. The streams
 * are in memory outside of the heap that is measured, as they would be on a disk.
 */
export async function measureIdleTables(tables = 1_000): Promise<string> {
  const server = await openServer({ store: openMemory(), secret: new Uint8Array(32).fill(1) });
  const { pit } = server;
  try {
    const empty = heap();
    const from = performance.now();
    const names = await addedTables(pit, tables);
    await opened(pit, names);
    const seconds = (performance.now() - from) / 1_000;
    const known = heap();
    const idle = await cpuOf(3_000);
    for (const name of names) pit.tables.forget(tableStream(name));
    const forgotten = heap();
    const each = (bytes: number): string => Math.round((bytes - empty) / tables).toLocaleString('en');
    return [
      `${tables.toLocaleString('en')} tables of snake-eyes-nz, opened by the house in ${seconds.toFixed(1)} s with nobody at them`,
      table([
        ['an idle table', 'bytes of heap', 'of the processor, all together'],
        ['as the house has just opened it', each(known), `${(idle * 100).toFixed(1)} %`],
        ['after five quiet minutes, when it is forgotten', each(forgotten), ''],
      ]),
    ].join('\n');
  } finally {
    await server.close();
  }
}

async function addedTables(pit: Pit, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let number = 0; number < count; number++) {
    const added = await addTable(
      pit,
      { by: { person: 'host', role: 'operator' } },
      {
        pack: 'snake-eyes-nz',
        title: `Table ${number}`,
        mode: 'home',
        dice: 'virtual',
        seats: 8,
        staff: { by: 'house' },
      },
    );
    assert(added.ok, () => 'a table can be added');
    names.push(added.answer.table);
  }
  return names;
}

/** Waits until the house has opened every table. */
async function opened(pit: Pit, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (;;) {
      const { state } = await pit.tables.current(tableStream(name));
      if (state.is === 'banked' && state.table.state === 'open') break;
      await sleep(10);
    }
  }
}

/** How much of a processor this process takes while nothing is asked of it. */
async function cpuOf(milliseconds: number): Promise<number> {
  const before = process.cpuUsage();
  await sleep(milliseconds);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / milliseconds;
}

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heap(): number {
  if (typeof collect === 'function') collect();
  return memoryUsage().heapUsed;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href)
  stdout.write(`${await measureIdleTables(Number(argv[2] ?? 10_000))}\n`);
