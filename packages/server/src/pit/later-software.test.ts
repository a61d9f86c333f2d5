import { openMemory } from '@dicepit/store';
import { afterEach, describe, expect, test } from 'vitest';
import { ensurePit } from '../floor/ensure-pit.ts';
import { FLOOR } from '../floor/floor.ts';
import { aGuest, aHost, type InPit, inPit } from '../people/testing/in-pit.ts';
import { addTable, aPit, openTable, player } from '../testing/tables.ts';
import { pitOver } from './pit.ts';
import { formatEntry } from './projection.ts';

const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 1_00 }] } as const;

/** What a later software writes to a stream. */
async function laterWrites({ store }: Pick<InPit, 'store'>, stream: string): Promise<void> {
  const { version } = await store.head(stream);
  const texts = [formatEntry({ type: 'SomethingNew', at: 1 })];
  await store.append({ writes: [{ stream, expected: version, texts }] });
}

describe('an event of a type that only a later software knows', () => {
  test('at a table leaves it to be seen, and nothing is decided on it', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    const before = await pit.at('nz-1');
    await laterWrites(pit, 'table/nz-1');
    expect(await pit.at('nz-1')).toEqual(before);
    expect(await pit.asks('nz-1', player('ann'), bet)).toMatchObject({
      ok: false,
      refusal: { status: 503, code: 'UNAVAILABLE' },
    });
    pit.end();
  });

  test.each(['pit', 'people', 'conduct'])('in the stream %s lets everything be read', async (stream) => {
    const at = await inPit();
    const host = await aHost(at);
    const { browser } = await aGuest(at, 'Ann');
    await laterWrites(at, stream);
    for (const folds of [at.pit.floor, at.pit.people, at.pit.conduct]) await folds.catchUp(stream);
    expect(await at.get(browser, 'readMe')).toMatchObject({ name: 'Ann' });
    expect(await at.get(host, 'readMyAccount')).toMatchObject({ cents: 0 });
    const { state } = await at.pit.floor.current(FLOOR);
    expect(state.settings.startingStack).toBe(500_00);
    await at.end();
  });
});

describe('of two versions at one pit', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  test('the older only reads once the later has started, says so, and writes again after a start of its own', async () => {
    const store = openMemory();
    const start = async (software: string) => {
      const ports = { now: () => 1_000, entropy: (bytes: number) => new Uint8Array(bytes), software };
      const pit = pitOver(store, new Uint8Array(32), ports);
      ends.push(pit.end);
      await ensurePit(pit, { software, publicKey: '00' });
      pit.atWork();
      return pit;
    };
    const mayWrite = async (pit: Awaited<ReturnType<typeof start>>) => {
      await pit.control.read();
      return pit.writer.writeRefusal([FLOOR])?.refusal;
    };
    const old = await start('1.9.3');
    expect(await mayWrite(old)).toBeUndefined();
    const later = await start('1.10.0');
    expect(await mayWrite(later)).toBeUndefined();
    expect(await mayWrite(old)).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      figures: { case: 'older', latest: '1.10.0' },
    });
    expect(old.older()).toBeDefined();
    const again = await start('1.9.3');
    expect([await mayWrite(again), await mayWrite(later), await mayWrite(old)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
