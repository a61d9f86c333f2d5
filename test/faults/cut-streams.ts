import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type Client,
  createClient,
  type Followed,
  realWorld,
  type World,
} from '@dicepit/client';
import { assert } from '@dicepit/engine';
import { type Chance, chanceFrom } from '@dicepit/games';
import { makeHostToken, noRates, type OpenServer, openServer } from '@dicepit/server';
import { openSqlite } from '@dicepit/store';
import { plainState, stateFrom } from '@dicepit/wire';

export type CutStreams = {
  readonly streams: number;
  readonly entries: number;
  readonly snapshots: number;
  readonly restarts: number;
  /** What a reader saw that it should not have: a gap, a repeat, another table at the end than the server has. */
  readonly faults: readonly string[];
};

const TABLES = 4;
/** At each table: somebody who only looks, the guest who plays, and the host. */
const READERS_EACH = 3;

/**
 * Follows tables of a real server while somebody plays at them, over streams that are cut at random bytes, with the
 * server closed and opened again in between.
 */
export async function cutStreams(target: {
  streams: number;
  restarts: number;
  seed: number;
}): Promise<CutStreams> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-streams-'));
  const chance = chanceFrom(target.seed);
  let server = await opened(folder, 0);
  const { url, port } = server;
  const host = createClient({ url });
  const token = await makeHostToken(server.pit);
  assert(token.ok, () => 'a new pit has no host');
  done(
    await host.claimHost({ token: token.answer.token, name: 'Olga', passphrase: 'nine blue lamps in a row' }),
  );
  const { code } = done(await host.ask('readCode'));
  const over = new AbortController();
  const counts = { streams: 0, entries: 0, snapshots: 0, restarts: 0 };
  const faults: string[] = [];
  const readers: (() => Promise<void>)[] = [];
  const players: Promise<void>[] = [];

  for (let index = 0; index < TABLES; index++) {
    const guest = createClient({ url, world: hasty });
    done(await guest.join({ code, name: `Guest ${index}` }));
    const table = await tableWith(host, guest);
    players.push(betting(guest, table, over.signal));
    const sessions = ['', guest.session(), host.session()].slice(0, READERS_EACH);
    for (const [place, session] of sessions.entries())
      readers.push(
        reading({
          url,
          session,
          table,
          name: `reader ${place} of ${table}`,
          chance,
          counts,
          faults,
          over: over.signal,
        }),
      );
  }
  for (const restart of Array.from({ length: target.restarts + 1 }, (_, index) => index)) {
    const until = ((restart + 1) / (target.restarts + 1)) * target.streams;
    while (counts.streams < until) await setTimeout(20);
    if (restart === target.restarts) break;
    await server.close();
    server = await opened(folder, port);
    counts.restarts += 1;
  }
  over.abort();
  await Promise.all(players);
  await Promise.all(readers.map((finish) => finish()));
  await server.close();
  rmSync(folder, { recursive: true });
  return { ...counts, faults };
}

async function opened(folder: string, port: number): Promise<OpenServer> {
  const store = await openSqlite({ file: join(folder, 'pit.db') });
  const bounds = {
    session: 1_000,
    address: 1_000,
    strangers: 1_000,
    all: 1_000,
    staff: 0,
    waitingBytes: 256 * 1024,
  };
  return openServer({ store, secret: new Uint8Array(32).fill(7), port, rates: noRates, streams: bounds });
}

async function tableWith(host: Client, guest: Client): Promise<string> {
  const limits = { minimum: 1_00, maximum: 500_00 };
  const { table } = done(
    await host.addTable({
      pack: 'snake-eyes-nz',
      title: 'A table',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      limits,
      staff: { by: 'people' },
    }),
  );
  done(await host.table(table).command({ type: 'OpenTable', float: 100_000_00 }));
  done(await guest.table(table).sitDown({ seat: 1, name: 'Guest' }));
  done(await guest.table(table).buyIn(1, 100_00));
  return table;
}

/** Places a bet and takes it down again until told to stop; a request that a restart cut is sent again by its key. */
async function betting(guest: Client, table: string, signal: AbortSignal): Promise<void> {
  const at = guest.table(table);
  while (!signal.aborted) {
    const placed = await at.bet(1, [{ wager: 'field', chips: 1_00 }]);
    const event = placed.ok ? placed.value.events[0] : undefined;
    if (event?.type === 'BetPlaced') await at.takeDown(1, event.bet.bet);
    await setTimeout(5);
  }
}

type Reading = {
  readonly url: string;
  readonly session: string;
  readonly table: string;
  readonly name: string;
  readonly chance: Chance;
  readonly counts: { streams: number; entries: number; snapshots: number };
  readonly faults: string[];
  /** From then on nothing is cut. */
  readonly over: AbortSignal;
};

/** Begins to follow a table; what it gives waits until all is told and compares the table with the server's. */
function reading({ url, session, table, name, chance, counts, faults, over }: Reading): () => Promise<void> {
  const client = createClient({
    url,
    session,
    world: hasty,
    fetch: async (address, init) => {
      if (!address.endsWith('/events')) return fetch(address, init);
      counts.streams += 1;
      const response = await fetch(address, init);
      return over.aborted ? response : cut(response, chance(chance(2) === 0 ? 1_500 : 15_000));
    },
  });
  let at: number | undefined;
  const followed = client.table(table).follow({
    onSnapshot: ({ version }) => {
      counts.snapshots += 1;
      if (at !== undefined && version < at) faults.push(`${name}: back from ${at} to ${version}`);
      at = version;
    },
    onEntry: ({ version }) => {
      counts.entries += 1;
      if (at === undefined || version !== at + 1) faults.push(`${name}: ${version} after ${at}`);
      at = version;
    },
  });
  return async () => {
    const fault = await compared(client, table, followed);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
    followed.stop();
    await followed.ended;
  };
}

async function compared(client: Client, table: string, followed: Followed): Promise<string | undefined> {
  const { version, view } = done(await client.table(table).read());
  for (let wait = 0; wait < 3_000 && (followed.version() ?? 0) < version; wait++) await setTimeout(20);
  const live = followed.state();
  if (live?.version !== version) return `stopped at ${live?.version} of ${version}`;
  return isDeepStrictEqual(plain(live.table), plain(stateFrom(view)))
    ? undefined
    : 'another table than the server';
}

/** A state as JSON, without what is undefined: an entry that went through JSON has no such fields. */
const plain = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(plainState(state), (_, value: unknown) =>
      isDeepStrictEqual(value, { $undefined: true }) ? undefined : value,
    ),
  );

/** A response that breaks off after so many bytes, and whose connection is torn down with it. */
function cut(response: Response, after: number): Response {
  let left = after;
  const cutter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      controller.enqueue(chunk.subarray(0, Math.max(left, 0)));
      left -= chunk.length;
      if (left <= 0) controller.terminate();
    },
  });
  return new Response(response.body?.pipeThrough(cutter) ?? null, response);
}

/** Waits before trying again are a fiftieth of what people are given. */
const hasty: World = {
  ...realWorld,
  later: (milliseconds, run) =>
    realWorld.later(milliseconds < 20_000 ? milliseconds / 50 : milliseconds, run),
};

function done<Value>(answer: Answer<Value>): Value {
  assert(answer.ok, () => `the pit refuses: ${JSON.stringify(answer)}`);
  return answer.value;
}
