import { openMemory, type Store } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { HOW_TO_GET_POSTGRES, postgresPrograms, startPostgres } from '@dicepit/store/testing';
import { describe, expect, test } from 'vitest';
import { type Streaming, streaming } from '../live/testing/streams.ts';
import { addTable, aPit, buysIn, faultsOf, player, type TestPit, typesOf } from '../testing/tables.ts';
import { autoDealer } from './auto-dealer.ts';

const quick = { answering: 20, betting: 10, throwing: 40, rolling: 5, showing: 5 };
const ROUNDS = 20;

/** What came of an evening at two nodes. */
type Evening = {
  readonly told: readonly string[];
  readonly faults: readonly string[];
  readonly given: readonly number[];
  /** What a reader at each node was sent, by version. */
  readonly streams: readonly (readonly string[])[];
  readonly alike: boolean;
};

/** Two nodes run a table of Wonder Dice for a while, with bets given to either and readers at both. */
async function evening(one: TestPit, two: TestPit): Promise<Evening> {
  const nodes = [one, two];
  const dealers = nodes.map((node) => autoDealer(node));
  await addTable(one, 'wd-1', 'wonder-dice', { house: quick });
  await two.floor.catchUp('pit');
  await expect.poll(async () => (await one.at('wd-1')).table).toMatchObject({ state: 'open' });
  const halls: readonly Streaming[] = await Promise.all(nodes.map((node) => streaming(node)));
  const readers = await Promise.all(halls.map((hall) => hall.follow('/wd-1', {}, 1)));
  await one.gives('wd-1', player('ann'), { type: 'SitDown', seat: 1, name: 'ann', born: '1990-01-01' });
  await buysIn(one, 'wd-1', 'ann', 1);
  const bets = [{ wager: 'field', chips: 1_00 }];
  for (let round = 0; round < ROUNDS; round++) {
    const node = round % 2 === 0 ? one : two;
    const bet = () => node.asks('wd-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await expect.poll(bet, { interval: 2 }).toMatchObject({ ok: true });
    const settled = async () =>
      typesOf(await node.told('wd-1')).filter((type) => type === 'RollSettled').length;
    await expect.poll(settled, { interval: 2 }).toBe(round + 1);
  }
  await Promise.all(dealers.map((dealer) => dealer.end()));
  const [first, second] = [await one.at('wd-1'), await two.at('wd-1')];
  const { version } = await one.tables.catchUp('table/wd-1');
  const streams = await Promise.all(
    readers.map(async (reader) => {
      const messages = await reader.until(version - 1);
      return messages.map(({ id, data }) => `${id} ${JSON.stringify(data)}`);
    }),
  );
  await Promise.all(halls.map((hall) => hall.close()));
  for (const node of nodes) node.end();
  return {
    told: typesOf(await one.told('wd-1')),
    faults: await faultsOf(one, 'wd-1'),
    given: dealers.map((dealer) => dealer.given()),
    streams,
    alike: JSON.stringify(first) === JSON.stringify(second),
  };
}

const clock = { clock: () => Date.now() };
const timesIn = (told: readonly string[], type: string): number =>
  told.filter((each) => each === type).length;

function expectOneEffect({ told, faults, streams, alike }: Evening): void {
  expect(faults).toEqual([]);
  expect(alike).toBe(true);
  for (const type of ['OpeningBegun', 'PlayStarted']) expect([type, timesIn(told, type)]).toEqual([type, 1]);
  for (const type of ['DiceThrown', 'FacesDrawn', 'DiceRested', 'RollCalled', 'RollSettled'])
    expect([type, timesIn(told, type)]).toEqual([type, ROUNDS]);
  expect(streams[0]?.length).toBe(told.length - 1);
  expect(streams[1]).toEqual(streams[0]);
}

describe('two nodes that both run the house', () => {
  test('over one store in memory have one effect, and show the same', async () => {
    const store = openMemory();
    const done = await evening(aPit(store, clock), aPit(store, clock));
    expectOneEffect(done);
    expect(done.given.every((count) => count > 0)).toBe(true);
  });

  if (postgresPrograms() === undefined) process.stderr.write(`${HOW_TO_GET_POSTGRES}\n`);

  test.skipIf(postgresPrograms() === undefined)(
    'over one PostgreSQL have one effect, and show the same',
    async () => {
      const server = await startPostgres();
      const stores: readonly Store[] = await Promise.all([
        openPostgres({ url: server.url }),
        openPostgres({ url: server.url }),
      ]);
      try {
        const [one, two] = stores.map((store) => aPit(store, clock));
        const done = one && two && (await evening(one, two));
        expect(done).toBeDefined();
        if (done) expectOneEffect(done);
      } finally {
        await Promise.all(stores.map((store) => store.close()));
        await server.end();
      }
    },
  );
});
