import { openMemory, type Store } from '@dicepit/store';
import { expect, test } from 'vitest';
import { FLOOR } from '../floor/floor.ts';
import { addTable, aPit, player } from '../testing/tables.ts';
import { MAX_TABLES_READ_ONE_BY_ONE, pulseOf } from './hub.ts';

test.each([1, MAX_TABLES_READ_ONE_BY_ONE + 30])(
  'with every hint lost, one beat catches up with each of %i followed tables that has moved on, and reads no other',
  async (count) => {
    const store = openMemory();
    const reads: string[] = [];
    const deaf: Store = {
      ...store,
      onWake: () => () => undefined,
      read: (stream, ...rest) => {
        reads.push(stream);
        return store.read(stream, ...rest);
      },
    };
    const [writes, follows] = [aPit(store), aPit(deaf)];
    const names = Array.from({ length: count }, (_, number) => `nz-${number}`);
    for (const name of names) await addTable(writes, name, 'snake-eyes-nz');
    const streams = names.map((name) => `table/${name}`);
    const pulse = pulseOf(follows, () => streams);
    await follows.floor.catchUp(FLOOR);
    for (const stream of streams) await follows.tables.current(stream);

    const moved = [names[0], names.at(-1)].filter((name) => name !== undefined);
    for (const name of new Set(moved))
      await writes.gives(name, player('ann'), { type: 'SitDown', seat: 1, name: 'ann', born: '1990-01-01' });
    reads.length = 0;
    expect(await pulse.beat()).toBe('well');
    for (const stream of streams)
      expect(follows.tables.known(stream)?.version).toBe((await store.head(stream)).version);
    // Tables that have not moved on cost nothing of their own where there are many.
    const caughtUp = new Set(reads.filter((stream) => stream.startsWith('table/')));
    expect(caughtUp.size).toBe(new Set(moved).size);
    expect(await pulse.beat()).toBe('well');
  },
);

test('a store that cannot be read is trouble, however many tables are followed', async () => {
  const store = openMemory();
  const away: Store = { ...store, heads: () => Promise.reject(new Error('away')) };
  const streams = Array.from({ length: MAX_TABLES_READ_ONE_BY_ONE + 1 }, (_, number) => `table/nz-${number}`);
  expect(await pulseOf(aPit(away), () => streams).beat()).toBe('trouble');
});
