import { openMemory, type Store, StoreFailure } from '@dicepit/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FLOOR } from '../floor/floor.ts';
import { addTable, aPit, dealer, house, openTable, player, type TestPit } from '../testing/tables.ts';
import { type Streaming, streaming } from './testing/streams.ts';

const bets = (chips = 1_00) => ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] }) as const;
const idsOf = (messages: readonly { readonly id?: number }[]) => messages.map(({ id }) => id);

describe('an event stream', () => {
  let pit: TestPit;
  let streams: Streaming;

  beforeEach(async () => {
    pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann', 'bob']);
    streams = await streaming(pit);
  });
  afterEach(async () => {
    await streams.close();
    pit.end();
  });

  const versionNow = async (): Promise<number> => (await pit.tables.current('table/nz-1')).version;

  test('begins with a snapshot, and each entry follows with its version', async () => {
    const version = await versionNow();
    const stream = await streams.follow('/nz-1', { person: 'ann' });
    const [snapshot] = await stream.until(1);
    expect(snapshot).toMatchObject({
      event: 'snapshot',
      id: version,
      data: { version, you: { person: 'ann', seat: 1 } },
    });
    await pit.gives('nz-1', player('ann'), bets());
    const [, entry] = await stream.until(2);
    expect(entry).toMatchObject({
      event: 'entry',
      id: version + 1,
      data: { version: version + 1, event: { type: 'BetPlaced' } },
    });
    expect(stream.text().startsWith('retry: 1000\n\n')).toBe(true);
  });

  test('goes on after the version that the reader has', async () => {
    const from = (await versionNow()) - 4;
    const stream = await streams.follow('/nz-1', {}, from);
    await pit.gives('nz-1', player('ann'), bets());
    expect(idsOf(await stream.until(5))).toEqual([1, 2, 3, 4, 5].map((step) => from + step));
    expect(stream.messages.every(({ event }) => event === 'entry')).toBe(true);
  });

  test('goes on after the id that was sent last, and begins anew where the table came there by another past', async () => {
    const first = await streams.follow('/nz-1', { session: 'first' });
    const [{ cursor = '' } = {}] = await first.until(1);
    const other = cursor.replace(/[0-9a-f]{12}$/, 'f'.repeat(12));
    expect(other).not.toBe(cursor);
    // At its end, and further back, where the past has to be looked up.
    for (const at of ['its end', 'further back']) {
      const anew = await streams.follow('/nz-1', { session: `other ${at}` }, other);
      expect((await anew.until(1))[0]).toMatchObject({ event: 'snapshot', id: await versionNow() });
      const version = await versionNow();
      await pit.gives('nz-1', player('ann'), bets());
      const next = await streams.follow('/nz-1', { session: `next ${at}` }, cursor);
      expect((await next.until(1))[0]).toMatchObject({ event: 'entry' });
      await anew.until(2);
      expect(anew.messages[1]).toMatchObject({ event: 'entry', id: version + 1 });
    }
  });

  test.each(['99999', '-1', 'x', '1e1', '0', ''])(
    'begins anew for a cursor that is none of ours: %j',
    async (after) => {
      const stream = await streams.follow('/nz-1', {}, after);
      expect((await stream.until(1))[0]?.event).toBe('snapshot');
    },
  );

  test('has no gap and no duplicate wherever it is cut and taken up again, while the table goes on', async () => {
    const first = await versionNow();
    const busy = new AbortController();
    const playing = (async () => {
      while (!busy.signal.aborted) {
        const placed = await pit.gives('nz-1', player('ann'), bets());
        const up = placed.flatMap((event) => (event.type === 'BetPlaced' ? [event.bet.bet] : []));
        for (const bet of up) await pit.gives('nz-1', player('ann'), { type: 'TakeDownBet', seat: 1, bet });
        await new Promise((next) => setTimeout(next, 1));
      }
    })();
    const seen: number[] = [];
    let after = first;
    for (let round = 0; round < 60; round++) {
      const stream = await streams.follow('/nz-1', { session: `s${round}` }, after);
      await stream.until(1 + (round % 5));
      stream.cut();
      for (const { id = 0 } of stream.messages) seen.push(id);
      after = seen.at(-1) ?? after;
    }
    busy.abort();
    await playing;
    expect(seen).toEqual(seen.map((_, index) => first + 1 + index));
    expect(seen.length).toBeGreaterThan(100);
  });

  test('withholds from the room what is for staff, and keeps the count', async () => {
    const [room, staff] = await Promise.all([
      streams.follow('/nz-1', { person: 'bob' }),
      streams.follow('/nz-1', { person: 'gus', roles: ['game-supervisor'] }),
    ]);
    await Promise.all([room.until(1), staff.until(1)]);
    await pit.gives('nz-1', dealer, {
      type: 'ReportIncident',
      kind: 'irregularity',
      words: 'a man in a red hat',
    });
    await Promise.all([room.until(2), staff.until(2)]);
    expect(room.messages[1]).toMatchObject({
      id: staff.messages[1]?.id,
      data: { event: { type: 'Withheld' } },
    });
    expect(staff.text()).toContain('a man in a red hat');
    expect(room.text()).not.toContain('red hat');
    const late = await streams.follow(
      '/nz-1',
      { person: 'bob', session: 'other' },
      room.messages[0]?.id ?? 0,
    );
    await late.until(1);
    expect(late.text()).not.toContain('red hat');
  });

  test('never tells a seed before it is revealed, nor the command behind an entry', async () => {
    const stream = await streams.follow('/nz-1', { person: 'olga', roles: ['operator'] });
    await pit.gives('nz-1', player('ann'), bets());
    await stream.until(2);
    const [sealed] = await pit.store.records('seeds');
    expect(sealed?.text.length).toBeGreaterThan(0);
    expect(stream.text()).not.toContain(sealed?.text);
    expect(stream.text()).not.toContain('cause"');
    expect(stream.text()).not.toContain('1900-01-01');
  });

  test('shows that it lives', async () => {
    const stream = await streams.follow('/nz-1');
    await expect.poll(() => stream.text()).toContain(': beat\n\n');
  });

  test('ends when its session ends', async () => {
    const stream = await streams.follow('/nz-1', { person: 'ann', session: 's1' });
    await stream.until(1);
    streams.endSession('s1');
    await stream.over;
    expect(stream.messages.at(-1)).toEqual({ event: 'bye', data: { why: 'session over' } });
  });

  test('says goodbye when the server goes down', async () => {
    const stream = await streams.follow('/nz-1');
    await stream.until(1);
    streams.hub.close();
    await stream.over;
    expect(stream.messages.at(-1)).toEqual({ event: 'bye', data: { why: 'closing' } });
  });

  test('says when bets are taken and when no longer to whoever asks, and anew to one who comes again', async () => {
    const isOpenIn = (messages: readonly { readonly event: string; readonly data: unknown }[]) =>
      messages.filter(({ event }) => event === 'betting').map(({ data }) => data);
    const [asking, quiet] = [
      await streams.follow('/nz-1', { betting: 'yes' }),
      await streams.follow('/nz-1', { session: 'quiet' }),
    ];
    const version = await versionNow();
    expect(isOpenIn(await asking.until(2))).toEqual([{ open: true, version }]);
    await pit.gives('nz-1', player('ann'), bets());
    await pit.gives('nz-1', house, { type: 'OfferDice' });
    await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
    pit.wait(20_000);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    // While the dice are offered no bets are taken; each turn is told once.
    const turns = () => isOpenIn(asking.messages).map((data) => Object(data).open);
    await expect.poll(turns).toEqual([true, false, true, false]);
    const last = asking.messages.findLast(({ id }) => id !== undefined)?.cursor;
    const resumed = await streams.follow('/nz-1', { betting: 'yes', session: 'again' }, last);
    expect(isOpenIn(await resumed.until(1))).toEqual([{ open: false, version: await versionNow() }]);
    expect(isOpenIn(quiet.messages)).toEqual([]);
  });

  test('of a table that is not there is refused', async () => {
    expect((await streams.follow('/nz-9')).status).toBe(404);
  });

  test('of the lobby tells how the tables stand, and again when that changes', async () => {
    const stream = await streams.follow('/pit');
    const [first] = await stream.until(1);
    expect(first).toMatchObject({
      event: 'pit',
      data: { tables: [{ table: 'nz-1', taken: 2, phase: 'betting' }] },
    });
    await pit.gives('nz-1', player('cem'), { type: 'SitDown', seat: 3, name: 'cem', born: '1990-01-01' });
    expect((await stream.until(2))[1]).toMatchObject({ data: { tables: [{ taken: 3 }] } });
    await pit.gives('nz-1', dealer, { type: 'OfferDice' });
    expect((await stream.until(3))[2]).toMatchObject({ data: { tables: [{ phase: 'offering the dice' }] } });
    await pit.floorSays({ type: 'Paused' });
    expect((await stream.until(4))[3]).toMatchObject({ data: { paused: true, guests: 0, came: [] } });
  });
});

describe('at a node that hears no hints', () => {
  const deaf = (store: Store): Store => ({ ...store, onWake: () => () => undefined });

  test('a table that another has just added is found', async () => {
    const store = openMemory();
    const [here, there] = [aPit(store), aPit(deaf(store))];
    await there.floor.current(FLOOR);
    await addTable(here, 'nz-1', 'snake-eyes-nz');
    await openTable(here, 'nz-1', ['ann']);
    const streams = await streaming(there);
    expect((await streams.follow('/nz-1')).status).toBe(200);
    expect((await streams.follow('/nz-2')).status).toBe(404);
    await streams.close();
    here.end();
    there.end();
  });

  test('the lobby is told after all when the store failed as it was read', async () => {
    const store = openMemory();
    let isAway = false;
    const pit = aPit({
      ...store,
      read: (stream, ...rest) =>
        isAway && stream.startsWith('table/')
          ? Promise.reject(new StoreFailure('the database cannot be reached'))
          : store.read(stream, ...rest),
    });
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    const streams = await streaming(pit);
    const lobby = await streams.follow('/pit');
    await lobby.until(1);
    pit.tables.forget('table/nz-1');
    isAway = true;
    await pit.floorSays({ type: 'Paused' });
    await expect.poll(() => isAway && pit.floor.known(FLOOR)?.state.paused !== undefined).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(lobby.messages).toHaveLength(1);
    isAway = false;
    expect((await lobby.until(2))[1]).toMatchObject({ data: { paused: true } });
    await streams.close();
    pit.end();
  });
});

describe('event streams have bounds', () => {
  test('so many to a session, and to a network of those who are not signed in', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    const streams = await streaming(pit, { session: 2, address: 1 });
    const ann = { person: 'ann', session: 's1' };
    const first = await streams.follow('/nz-1', ann);
    await streams.follow('/nz-1', ann);
    expect((await streams.follow('/nz-1', ann)).status).toBe(429);
    expect((await streams.follow('/nz-1')).status).toBe(200);
    expect((await streams.follow('/nz-1')).status).toBe(429);
    first.cut();
    await expect.poll(() => streams.hub.figures().open).toBe(2);
    expect((await streams.follow('/nz-1', ann)).status).toBe(200);
    await streams.close();
  });

  test('a store that fails is told of, the streams stay open, and what was missed follows', async () => {
    const memory = openMemory();
    let failing = false;
    const store: Store = {
      ...memory,
      read: (...asked) => (failing ? Promise.reject(new Error('the disk is gone')) : memory.read(...asked)),
    };
    const pit = aPit(store);
    const other = aPit(memory);
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    const streams = await streaming(pit);
    const stream = await streams.follow('/nz-1');
    await stream.until(1);
    failing = true;
    expect((await stream.until(2))[1]?.event).toBe('trouble');
    await other.gives('nz-1', player('ann'), bets());
    failing = false;
    await stream.until(4);
    expect(
      stream.messages
        .slice(2)
        .map(({ event }) => event)
        .toSorted(),
    ).toEqual(['entry', 'well']);
    await streams.close();
  });
});
