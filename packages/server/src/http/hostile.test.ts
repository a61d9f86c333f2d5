import { routeNames, routes } from '@dicepit/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Evening, evening } from './testing/evening.ts';
import { besiege, besiegeRaw, knownAfter } from './testing/siege.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
let left: Evening;

beforeAll(async () => {
  world = await openWorld();
  left = await evening(world);
});
afterAll(() => world.close());

/** Where every stream ends, but for those that count refusals and sign heads. */
const heads = async () =>
  (await world.store.heads('', '', 1_000)).filter(
    ({ stream }) => stream !== 'security' && stream !== 'heads',
  );

test('a good body is known of every route that takes one, so that each is made wrong in turn', () => {
  const { bodies } = knownAfter(world, left);
  const unknown = routeNames.filter(
    (name) => routes[name].method === 'POST' && !routes[name].body.safeParse(bodies[name] ?? {}).success,
  );
  expect(unknown).toEqual([]);
});

test('two thousand hostile requests give no crash, no 500 and no change', async () => {
  const before = await heads();
  const siege = await besiege(world.server.port, knownAfter(world, left), { count: 2_000, seed: 1 });
  expect(siege.wrong).toEqual([]);
  expect(Object.fromEntries(siege.done)).toEqual({});
  expect([...siege.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(siege.statuses.get(400)).toBeGreaterThan(400);
  expect(siege.statuses.get(403)).toBeGreaterThan(50);
  expect(await heads()).toEqual(before);
});

test('three hundred broken connections change nothing, and the next request is answered', async () => {
  const before = await heads();
  const firsts = await besiegeRaw(world.server.port, { count: 300, seed: 2 });
  expect(firsts.get('500')).toBeUndefined();
  expect(firsts.get('400')).toBeGreaterThan(50);
  expect((await world.ask('nobody', 'readHealth')).status).toBe(200);
  expect(await heads()).toEqual(before);
});

test('the same key five hundred times has one effect and one answer', async () => {
  const params = { table: left.table };
  const body = {
    command: { type: 'PlaceBets', seat: left.seat, bets: [{ wager: 'field', chips: 5_00 }] },
  } as const;
  const again = () => world.ask('player', 'giveCommand', { params, body, key: 'one-key-for-all' });
  const first = await again();
  expect(first.status).toBe(200);
  const before = await heads();
  const repeats = await Promise.all(Array.from({ length: 500 }, again));
  expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(repeats.map(({ headers }) => headers.get('idempotent-replayed')))).toEqual(
    new Set(['true']),
  );
  expect(new Set(repeats.map(({ json }) => JSON.stringify(json)))).toHaveLength(1);
  expect(await heads()).toEqual(before);
});
