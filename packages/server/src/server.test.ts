import { openMemory, type Store, StoreFailure } from '@dicepit/store';
import { expect, test } from 'vitest';
import { OtherSecret } from './floor/ensure-pit.ts';
import { evening } from './http/testing/evening.ts';
import { inside, openWorld, type World } from './http/testing/world.ts';
import { openServer } from './server.ts';

/** A store that outlives the server over it, as a file does. */
function lasting(): { readonly store: Store; readonly closed: () => number } {
  const memory = openMemory();
  let closed = 0;
  return {
    store: { ...bound(memory), close: async () => void closed++ },
    closed: () => closed,
  };
}

const bound = (store: Store): Store => ({
  append: (append) => store.append(append),
  read: (stream, after, limit) => store.read(stream, after, limit),
  head: (stream) => store.head(stream),
  heads: (prefix, after, limit) => store.heads(prefix, after, limit),
  receipt: (scope, key) => store.receipt(scope, key),
  record: (shelf, key) => store.record(shelf, key),
  records: (shelf) => store.records(shelf),
  put: (puts) => store.put(puts),
  snapshot: (stream) => store.snapshot(stream),
  keepSnapshot: (snapshot) => store.keepSnapshot(snapshot),
  onWake: (wake) => store.onWake(wake),
  check: () => store.check(),
  close: () => store.close(),
});

const secret = new Uint8Array(32).fill(7);

test('a pit that is opened again goes on where it stopped, and knows its people', async () => {
  const { store, closed } = lasting();
  const first = await openWorld({ store });
  expect(first.server.began).toBe('opened');
  const { table } = await evening(first);
  const before = await first.ask('player', 'readTable', { params: { table } });
  const cookie = first.cookieOf('player');
  await first.close();
  expect(closed()).toBe(1);

  const second = await openServer({ store, secret });
  expect(second.began).toBe('resumed');
  const response = await fetch(`${second.url}/api/v1/tables/${table}`, {
    headers: { cookie: `dicepit=${cookie}` },
  });
  const after: unknown = await response.json();
  for (const field of ['version', 'view', 'dice', 'you'])
    expect(inside(after, field)).toEqual(inside(before.json, field));
  await second.close();
});

test('a pit is not gone on with by another secret than its own, and nothing is written', async () => {
  const { store } = lasting();
  const world = await openWorld({ store });
  await world.close();
  const before = await store.heads('');
  await expect(openServer({ store, secret: new Uint8Array(32).fill(8) })).rejects.toThrow(OtherSecret);
  expect(await store.heads('')).toEqual(before);
});

test('closing tells the streams, signs the heads, closes the store, and can be asked for twice', async () => {
  const { store, closed } = lasting();
  const world = await openWorld({ store });
  const { table } = await evening(world);
  const stream = await followed(world, table);
  expect(await stream.next()).toContain('event: snapshot');
  const ready = () => fetch(`http://localhost:${world.server.port}/readyz`);
  expect((await ready()).status).toBe(200);

  const closing = world.close();
  expect(world.close()).toBe(closing);
  expect(await stream.rest()).toContain('event: bye');
  await closing;
  await expect(ready()).rejects.toThrow('fetch failed');
  expect(closed()).toBe(1);
  const heads = await store.heads('', '', 1_000);
  const [signed] = (await store.read('heads', 0)).slice(-1);
  const newest = heads.find(({ stream: name }) => name === 'people');
  const said: unknown = JSON.parse(signed?.text ?? '{}');
  expect(JSON.stringify(said)).toContain(newest?.hash ?? 'no head');
});

test('a port that is taken is said so, and the store can be opened upon at another', async () => {
  const { store, closed } = lasting();
  const first = await openWorld();
  await expect(openServer({ store, secret, port: first.server.port })).rejects.toThrow('EADDRINUSE');
  expect(closed()).toBe(0);
  const second = await openServer({ store, secret });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  await second.close();
  await first.close();
});

test('an event stream ends when its session does', async () => {
  const world = await openWorld();
  const { table } = await evening(world);
  const stream = await followed(world, table, 'dealer');
  expect(await stream.next()).toContain('event: snapshot');
  await world.ask('dealer', 'signOut');
  expect(await stream.rest()).toContain('session over');
  await world.close();
});

test('a store that fails is answered with 503 and the pit goes on when it is back', async () => {
  const memory = bound(openMemory());
  let isWell = true;
  const store: Store = {
    ...memory,
    append: (append) =>
      isWell ? memory.append(append) : Promise.reject(new StoreFailure('the disk is full')),
    check: () => (isWell ? memory.check() : Promise.reject(new StoreFailure('the disk is full'))),
  };
  const world = await openWorld({ store });
  const { table, seat } = await evening(world);
  const params = { table };
  const body = { command: { type: 'PlaceBets', seat, bets: [{ wager: 'field', chips: 5_00 }] } } as const;
  isWell = false;
  const refused = await world.ask('player', 'giveCommand', { params, body, key: 'through-the-storm' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  isWell = true;
  const done = await world.ask('player', 'giveCommand', { params, body, key: 'through-the-storm' });
  expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([200, null]);
  await world.close();
});

test('a failure after which nothing can be trusted is told to whoever runs the process', async () => {
  const memory = bound(openMemory());
  let isBroken = false;
  const told: string[] = [];
  const world = await openWorld({
    store: {
      ...memory,
      append: (append) =>
        isBroken ? Promise.reject(new StoreFailure('a sync failed', { fatal: true })) : memory.append(append),
    },
    onFatal: ({ message }) => told.push(message),
  });
  isBroken = true;
  await world.ask('nobody', 'claimHost', {
    body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
  });
  expect(told).toEqual(['a sync failed']);
  isBroken = false;
  await world.close();
});

/** An event stream, read message by message. */
async function followed({ server, cookieOf }: World, table: string, who = 'player') {
  const response = await fetch(`http://localhost:${server.port}/api/v1/tables/${table}/events`, {
    headers: { cookie: `dicepit=${cookieOf(who)}` },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const read = async (): Promise<string | undefined> => {
    const part = await reader?.read();
    return part === undefined || part.done ? undefined : decoder.decode(part.value, { stream: true });
  };
  return {
    next: async (): Promise<string> => {
      let text = '';
      while (!text.includes('event: ')) text += (await read()) ?? 'event: none';
      return text;
    },
    rest: async (): Promise<string> => {
      let text = '';
      for (let part = await read(); part !== undefined; part = await read()) text += part;
      return text;
    },
  };
}
