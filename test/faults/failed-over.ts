import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@dicepit/client';
import { chanceFrom } from '@dicepit/games';
import { type PostgresServer, startPostgres } from '@dicepit/store/testing';
import { type ChildPit, childPit, endChildren } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { busyPit } from './busy-pit.ts';

export type FailingOver = {
  readonly times: number;
  readonly seed: number;
  /** A planted fault: nobody waits for the standby, which falls behind just before the primary is killed. */
  readonly asynchronous?: boolean;
  /** Told after each failover. */
  readonly tell?: (line: string) => void;
};

export type FailedOver = {
  readonly times: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** Milliseconds from the promotion until both nodes wrote again, at worst. */
  readonly longest: number;
  /** Entries that readers were sent who read through all failovers over one connection. */
  readonly streamed: number;
  readonly faults: readonly string[];
};

/**
 * Two nodes of one pit under load, on a URL that names two hosts. The primary is killed, its standby is promoted, and
 * the next standby takes the place of the one that was killed. The nodes are never started again: everything that they
 * acknowledged is there once, and who reads a table's stream goes on reading over the same connection.
 */
export async function failOver({
  times,
  seed,
  asynchronous = false,
  tell = () => undefined,
}: FailingOver): Promise<FailedOver> {
  const root = await mkdtemp(join(tmpdir(), 'dicepit-failover-'));
  const synchronous = !asynchronous;
  const chance = chanceFrom(seed);
  const faults: string[] = [];
  let primary = await startPostgres();
  let standby: PostgresServer | undefined;
  try {
    standby = await primary.standby({ synchronous });
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
    const env = {
      DATABASE_URL: `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`,
      DICEPIT_SECRET: randomBytes(32).toString('hex'),
    };
    const flags = ['--empty', '--port', '0', '--log', 'silent'];
    const data = join(root, 'one');
    const nodes = [await childPit(data, flags, env), await childPit(join(root, 'two'), flags, env)] as const;
    const busy = await busyPit({ nodes, data, env, chance });
    const readers = await Promise.all(nodes.map((node) => readThrough(node)));
    let longest = 0;
    for (let time = 0; time < times && faults.length === 0; time++) {
      await setTimeout(500 + chance(1_500));
      if (asynchronous) {
        standby.freeze();
        await setTimeout(1_000);
      }
      await primary.kill();
      if (asynchronous) {
        // What was sent to it and not yet taken in is lost with its sockets.
        await standby.kill();
        await standby.start();
      }
      await setTimeout(1_500);
      for (const { url } of nodes)
        if ((await statusOf(url)) !== 503) faults.push('a node says that it is ready without a database');
      const before = readers.map(({ count }) => count());
      const from = performance.now();
      await standby.promote();
      for (const { url } of nodes) if (!(await isReady(url))) faults.push('a node does not recover');
      if (!(await busy.goesOn())) faults.push('nothing goes on');
      longest = Math.max(longest, performance.now() - from);
      faults.push(...(await stillReading(readers, before)));
      for (const { process } of nodes)
        if (process.exitCode !== null || process.signalCode !== null) faults.push('a node has ended');
      const found = await busy.check(false);
      faults.push(...found.faults);
      tell(`failover ${time + 1}: ${busy.acknowledged()} acknowledged, ${found.entries} entries`);
      const { port } = primary;
      await primary.end();
      primary = standby;
      standby = await primary.standby({ synchronous, port });
    }
    await busy.stop();
    const { entries, faults: left } = await busy.check(true);
    faults.push(...left, ...readers.flatMap(({ faults: each }) => each()));
    const streamed = readers.reduce((sum, { count }) => sum + count(), 0);
    for (const { stop } of readers) stop();
    for (const node of nodes)
      if ((await node.end('SIGINT')) !== 130) faults.push('a node did not end in order');
    return { times, acknowledged: busy.acknowledged(), entries, longest, streamed, faults };
  } finally {
    endChildren();
    await standby?.end();
    await primary.end();
    await rm(root, { recursive: true, force: true });
  }
}

const RECOVERY_TIMEOUT_MS = 60_000;

const statusOf = async (url: string): Promise<number> => (await fetch(`${url}/readyz`)).status;

/** Whether a node says within a minute that it can write. */
async function isReady(url: string): Promise<boolean> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
  while ((await statusOf(url)) !== 200) {
    if (Date.now() > deadline) return false;
    await setTimeout(50);
  }
  return true;
}

/** Somebody who reads a table's event stream over one connection, and does not come back when it is lost. */
type Reader = {
  readonly count: () => number;
  readonly faults: () => readonly string[];
  readonly stop: () => void;
};

async function readThrough({ url, code }: ChildPit): Promise<Reader> {
  const client = createClient({ url });
  const joined = await client.join({ code, name: `Reader ${url}` });
  if (!joined.ok) throw new Error(`A reader could not join: ${joined.problem.detail}`);
  const faults: string[] = [];
  let [count, last] = [0, 0];
  let isStopped = false;
  const headers = { cookie: client.session(), accept: 'text/event-stream' };
  const asked = get(`${url}/api/v1/tables/nz-1/events`, { headers }, (response) => {
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = `${rest}${chunk}`.split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        if (!message.includes('event: entry')) continue;
        const version = Number(/"version":(\d+)/.exec(message)?.[1]);
        if (last > 0 && version !== last + 1) faults.push(`a reader is sent ${version} after ${last}`);
        [last, count] = [version, count + 1];
      }
    });
    response.on('error', () => undefined);
    response.on('close', () => isStopped || faults.push('the connection of a reader was lost'));
  });
  asked.on('error', () => undefined);
  return {
    count: () => count,
    faults: () => faults,
    stop: () => {
      isStopped = true;
      asked.destroy();
    },
  };
}

/** Waits until every reader was sent something more. */
async function stillReading(readers: readonly Reader[], before: readonly number[]): Promise<string[]> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
  const waiting = (): boolean => readers.some(({ count }, index) => count() <= (before[index] ?? 0));
  while (waiting() && Date.now() < deadline) await setTimeout(20);
  return waiting() ? ['a reader is sent nothing more'] : [];
}
