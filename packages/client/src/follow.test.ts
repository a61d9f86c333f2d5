import { chanceFrom } from '@dicepit/games';
import type { SeenEntry } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import type { StreamState } from './event-stream.ts';
import type { LiveTable } from './table.ts';
import { cuttingPit } from './testing/cutting-pit.ts';
import { quickWorld } from './testing/quick-world.ts';
import { tableLog } from './testing/table-log.ts';

const log = tableLog('snake-eyes-nz', 2_500);
const [first, second, third] = log.entries;

const sse = (...messages: readonly string[]): string => messages.map((each) => `${each}\n\n`).join('');
const snapshotAt = (version: number): string =>
  `event: snapshot\nid: ${version}\ndata: ${log.snapshot(version)}`;
const entryOf = (entry: SeenEntry | undefined): string =>
  `event: entry\nid: ${entry?.version}\ndata: ${JSON.stringify(entry)}`;
const stream = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

/** Follows a table whose streams are these, one after another, until the last of them is over. */
async function following(...streams: readonly (() => Response)[]) {
  const cursors: (string | null)[] = [];
  const states: StreamState[] = [];
  const versions: (number | string)[] = [];
  const world = quickWorld();
  const client = createClient({
    url: 'http://pit.test',
    world,
    fetch: async (_, init) => {
      cursors.push(new Headers(init.headers).get('last-event-id'));
      const next = streams[cursors.length - 1];
      return next === undefined ? new Response('', { status: 404 }) : next();
    },
  });
  const followed = client.table('t-1').follow({
    onSnapshot: ({ version }) => versions.push(`at ${version}`),
    onEntry: ({ version }) => versions.push(version),
    onState: (state) => states.push(state),
  });
  await followed.ended;
  return { cursors, states, versions, followed, waits: world.waits };
}

describe('following a table', () => {
  test('begins with a snapshot and goes on entry by entry, over connections that break off', async () => {
    const { cursors, versions, states, followed } = await following(
      () => stream(sse(snapshotAt(1), entryOf(second))),
      () => stream(sse(entryOf(third))),
    );
    expect(versions).toEqual(['at 1', 2, 3]);
    expect(cursors).toEqual([null, '2', '3']);
    expect(states.map(({ is }) => is)).toEqual([
      'connecting',
      'live',
      'reconnecting',
      'live',
      'reconnecting',
      'ended',
    ]);
    expect(states.at(-1)).toMatchObject({ why: 'not there' });
    expect(followed.state()?.version).toBe(3);
    expect(followed.ahead()).toBe(4_000);
  });

  test('an entry that has come before is dropped', async () => {
    const { versions } = await following(() =>
      stream(sse(snapshotAt(2), entryOf(first), entryOf(second), entryOf(third), entryOf(third))),
    );
    expect(versions).toEqual(['at 2', 3]);
  });

  test('after a gap it begins anew from a snapshot', async () => {
    const { cursors, versions } = await following(
      () => stream(sse(snapshotAt(1), entryOf(third))),
      () => stream(sse(snapshotAt(3))),
    );
    expect(versions).toEqual(['at 1', 'at 3']);
    expect(cursors).toEqual([null, null, '3']);
  });

  test('a message that cannot be read is as bad as a gap', async () => {
    const { cursors } = await following(() => stream(sse(snapshotAt(1), 'event: entry\nid: 2\ndata: {"ver')));
    expect(cursors).toEqual([null, null]);
  });

  test('a withheld entry only counts', async () => {
    const withheld = entryOf({ version: 2, event: { type: 'Withheld' } });
    const { followed } = await following(() => stream(sse(snapshotAt(1), withheld)));
    expect(followed.state()).toMatchObject({ version: 2, table: log.at(1) });
  });

  test('a pit whose store is in trouble says so, and when it is well again', async () => {
    const { states } = await following(() =>
      stream(sse(snapshotAt(1), 'event: trouble\ndata: {}', 'event: well\ndata: {}')),
    );
    expect(states.flatMap((state) => (state.is === 'live' ? [state.inTrouble] : []))).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test('a server that says goodbye is called again at once', async () => {
    const { waits, cursors } = await following(() => stream(sse(snapshotAt(1), 'event: bye\ndata: {}')));
    expect(cursors).toEqual([null, '1']);
    expect(waits).toEqual([]);
  });

  test('goes on from what the server called the last message, which says by which past the table came there', async () => {
    const named = (text: string): string => text.replace(/^id: (\d+)$/m, 'id: $1.abc');
    const { cursors, versions } = await following(
      () => stream(sse(named(snapshotAt(1)))),
      () => stream(sse(named(entryOf(second)))),
      () => stream(sse(named(snapshotAt(1)))),
    );
    expect(versions).toEqual(['at 1', 2, 'at 1']);
    expect(cursors).toEqual([null, '1.abc', '2.abc', '1.abc']);
  });

  test('a connection that may have died unheard is let go, and another made at once from where it stood', async () => {
    const cursors: (string | null)[] = [];
    const states: StreamState[] = [];
    const world = quickWorld();
    const silent = ({ signal }: RequestInit): Response =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode(sse(snapshotAt(1))));
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      );
    const followed = createClient({
      url: 'http://pit.test',
      world,
      fetch: async (_, init) => {
        cursors.push(new Headers(init.headers).get('last-event-id'));
        return cursors.length === 1 ? silent(init) : new Response('', { status: 404 });
      },
    })
      .table('t-1')
      .follow({
        onState: (state) => {
          states.push(state);
          if (state.is === 'live') followed.reconnect();
        },
      });
    await followed.ended;
    expect(cursors).toEqual([null, '1']);
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'live', 'reconnecting', 'ended']);
    expect(world.waits).toEqual([]);
  });

  test.each(['session over', 'replaced', 'removed'] as const)(
    'a reader who is sent away (%s) stays away',
    async (why) => {
      const { states, cursors } = await following(() =>
        stream(sse(snapshotAt(1), `event: bye\ndata: {"why":"${why}"}`)),
      );
      expect(cursors).toEqual([null]);
      expect(states.at(-1)).toEqual({ is: 'ended', why });
    },
  );

  test.each([
    [401, 'session over'],
    [403, 'not allowed'],
    [404, 'not there'],
  ] as const)('a stream that is refused with %i is over', async (status, why) => {
    const { states } = await following(() => new Response('', { status }));
    expect(states).toMatchObject([{ is: 'connecting' }, { is: 'ended', why, problem: { status } }]);
  });

  test('the waits grow to eight seconds and stay there, and begin anew after something came', async () => {
    const lost = (): Response => {
      throw new TypeError('fetch failed');
    };
    const { waits } = await following(
      ...Array.from({ length: 7 }, () => lost),
      () => stream(sse(snapshotAt(1))),
      lost,
    );
    expect(waits).toEqual([375, 750, 1_500, 3_000, 6_000, 6_000, 6_000, 375, 750]);
  });

  test('a mistake of whoever takes the entries in is thrown, not taken for a lost network', async () => {
    const client = createClient({ url: 'http://pit.test', fetch: async () => stream(sse(snapshotAt(1))) });
    const followed = client.table('t-1').follow({
      onSnapshot: () => {
        throw new Error('Broken invariant: no such seat');
      },
    });
    await expect(followed.ended).rejects.toThrow('no such seat');
  });

  test('a stream that is silent for too long is taken for dead', async () => {
    let silence = (): void => undefined;
    const states: string[] = [];
    let opened = 0;
    const client = createClient({
      url: 'http://pit.test',
      world: {
        ...quickWorld(),
        later: (milliseconds, run) => {
          if (milliseconds === 40_000) silence = run;
          return () => undefined;
        },
      },
      fetch: async (_, init) => {
        opened += 1;
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode(sse(snapshotAt(1))));
            init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      },
    });
    const reconnecting = Promise.withResolvers<undefined>();
    const followed = client.table('t-1').follow({
      onState: ({ is }) => {
        states.push(is);
        // The connection says nothing from here on: the moment of silence is over when the test says so.
        if (is === 'live') setImmediate(() => silence());
        if (is === 'reconnecting') reconnecting.resolve(undefined);
      },
    });
    await reconnecting.promise;
    expect(opened).toBe(1);
    followed.stop();
    await followed.ended;
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'ended']);
  });
});

describe('a table whose streams are cut at any byte', () => {
  test.each([1, 2])('is followed without a gap and without a repeat (%i)', async (seed) => {
    const chance = chanceFrom(seed);
    const pit = cuttingPit(log, chance, 3_000);
    const client = createClient({ url: 'http://pit.test', fetch: pit.fetch, world: quickWorld() });
    const faults: string[] = [];
    let at: number | undefined;
    let entries = 0;
    let latest: LiveTable | undefined;
    const stopAtTheEnd = (version: number): void => {
      if (version >= log.entries.length) followed.stop();
    };
    const followed = client.table('t-1').follow({
      onSnapshot: (live) => {
        at = live.version;
        latest = live;
        stopAtTheEnd(at);
      },
      onEntry: ({ version }, live) => {
        if (at === undefined || version !== at + 1) faults.push(`${version} after ${at}`);
        at = version;
        latest = live;
        entries += 1;
        stopAtTheEnd(at);
      },
    });
    await followed.ended;
    expect(faults).toEqual([]);
    expect(pit.streams()).toBeGreaterThan(1_000);
    expect(entries).toBeGreaterThan(1_000);
    expect(latest?.table).toEqual(log.at(at ?? 0));
    for (const mischief of ['unreachable', 'busy', 'overlap', 'gap', 'bye', 'snapshot'] as const)
      expect(pit.done.get(mischief)).toBeGreaterThan(10);
  });
});
