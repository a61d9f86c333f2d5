import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type Client, createClient } from '@dicepit/client';
import { chanceFrom } from '@dicepit/games';
import { admitHousePlayer, makeHostToken, noRates, type OpenServer, openServer } from '@dicepit/server';
import { openSqlite } from '@dicepit/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from './play-on.ts';
import { type HousePlayers, seatHousePlayers } from './seat-house-players.ts';
import { createWakeSignal } from './wake-signal.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicepit-house-'));
const quick = {
  answering: 2_000,
  betting: 50,
  throwing: 2_000,
  rolling: 10,
  showing: 10,
  float: 1_000_000_00,
};
let server: OpenServer;
let host: Client;

const opened = async (port: number): Promise<OpenServer> =>
  openServer({
    store: await openSqlite({ file: join(folder, 'pit.db') }),
    secret: new Uint8Array(32).fill(7),
    rates: noRates,
    port,
  });

beforeAll(async () => {
  server = await opened(0);
  host = createClient({ url: server.url });
  const made = await makeHostToken(server.pit);
  const token = made.ok ? made.answer.token : '';
  done(await host.claimHost({ token, name: 'Olga', passphrase: 'nine blue lamps in a row' }));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function seated(table: string, names: readonly string[]): HousePlayers {
  const { url } = server;
  return seatHousePlayers({
    watcher: createClient({ url }),
    table,
    chance: chanceFrom(4),
    thought: { least: 1, most: 20 },
    players: names.map((name) => ({
      name,
      enter: async () => {
        const admitted = await admitHousePlayer(server.pit, name);
        return admitted.ok ? createClient({ url, session: `dicepit=${admitted.answer.cookie}` }) : undefined;
      },
    })),
  });
}

/** Resolves when so many events of a type have happened at a table from now on. */
async function happened(table: string, type: string, times: number): Promise<void> {
  let count = 0;
  const followed = host.table(table).follow({
    onEntry: ({ event }) => {
      if (event.type === type) count += 1;
      if (count >= times) followed.stop();
    },
  });
  await followed.ended;
}

const addTable = async (body: Parameters<Client['addTable']>[0]): Promise<string> =>
  done(await host.addTable(body)).table;

describe('house players at a real pit', () => {
  test('play by themselves, leave a seat, and go on after the server was away', async () => {
    const table = await addTable({
      pack: 'snake-eyes-nz',
      title: 'Harbour',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 5_00, maximum: 100_00 },
      staff: { by: 'house', pace: quick },
    });
    const names = ['Hana', 'Moss', 'Ines', 'Tove'];
    const players = seated(table, names);
    await happened(table, 'RollSettled', 3);
    const { port } = server;
    await server.close();
    server = await opened(port);
    await happened(table, 'RollSettled', 3);
    // They come back one by one, each as soon as it hears the server again.
    await expect.poll(async () => done(await host.table(table).read()).house.length).toBe(3);
    const { house, view } = done(await host.table(table).read());
    expect(house.every((person) => person.startsWith('h-'))).toBe(true);
    // Whoever comes last finds the seats taken that are theirs; one is left for guests.
    const written = JSON.stringify(view);
    expect(names.filter((name) => written.includes(`"${name}"`))).toHaveLength(3);
    await players.stop();
  });

  test('wait where they cannot be let in, as while the store is away', async () => {
    const stopping = new AbortController();
    const enter = (): Promise<undefined> => {
      setImmediate(() => stopping.abort());
      return Promise.reject(new Error('the store is away'));
    };
    const played = playOn({
      player: { name: 'Hana', enter },
      place: 0,
      among: 1,
      table: 'none',
      chance: chanceFrom(1),
      thought: { least: 1, most: 2 },
      wake: createWakeSignal(),
      seen: () => undefined,
      signal: stopping.signal,
    });
    await expect(played).resolves.toBeUndefined();
  });

  test('throw at a party', async () => {
    const table = await addTable({
      pack: 'snake-eyes-party',
      title: 'Parlour',
      dice: 'virtual',
      seats: 4,
      startingChips: 50,
      first: 'first seat',
    });
    const players = seated(table, ['Rafi', 'Odile']);
    await expect.poll(async () => done(await host.table(table).read()).house.length).toBe(2);
    done(await host.table(table).command({ type: 'StartGame' }, { as: 'operator' }));
    await happened(table, 'DiceThrown', 1);
    await players.stop();
  });
});

function done<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
