import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@dicepit/client';
import {
  HOW_TO_GET_POSTGRES,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '@dicepit/store/testing';
import { type Child, startChild } from './load/child.ts';
import { type Bettor, crowd } from './load/crowd.ts';
import { aSecond, newTimes } from './load/figures.ts';
import { milliseconds, table } from './stopwatch.ts';

// `node bench/nodes.ts`: one, two, three and four servers of one pit on one PostgreSQL, as fast as they go. Every
// measurement has a new database and new processes. The generator, the servers and the database share the cores of one
// machine, so that the time of the processor that each takes says more than what they reach together.
const TABLES = 32;
const GUESTS = 64;
const WARM_UP_MS = 3_000;
const SPAN_MS = 8_000;
/** As many as come in while a casino opens, and far more than later. */
const COMING_A_SECOND = 10;
/** Linux counts the time of processes in hundredths of a second. */
const MILLISECONDS_A_TICK = 10;

type Way = {
  readonly name: string;
  readonly nodes: number;
  /** Which node serves a seat at a table. */
  readonly serves: (table: number, seat: number, nodes: number) => number;
  readonly isComing?: boolean;
};

const byTable: Way['serves'] = (at, _, nodes) => at % nodes;
const bySeat: Way['serves'] = (_, seat, nodes) => seat % nodes;

const ways: readonly Way[] = [
  { name: 'one server', nodes: 1, serves: byTable },
  { name: 'two, each table at one', nodes: 2, serves: byTable },
  { name: 'three, each table at one', nodes: 3, serves: byTable },
  { name: 'four, each table at one', nodes: 4, serves: byTable },
  { name: 'two, each table at both', nodes: 2, serves: bySeat },
  { name: `two, and ${COMING_A_SECOND} a second come in`, nodes: 2, serves: byTable, isComing: true },
];

type Node = Child<{ readonly url: string; readonly token: string }>;

type Measured = {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the processor for each command, of all servers together and of the database. */
  readonly server: number;
  readonly database: number;
  /** Of a hundred commands, how many were planned again because something had moved on. */
  readonly conflicts: number;
  readonly walBytes: number;
  readonly syncs: number;
  readonly bytes: number;
  readonly errors: number;
};

if (postgresPrograms() === undefined) stdout.write(`Skipped. ${HOW_TO_GET_POSTGRES}\n`);
else stdout.write(`${await measureNodes()}\n`);

async function measureNodes(): Promise<string> {
  const measured: (readonly [Way, Measured])[] = [];
  for (const way of ways) {
    const figures = await measure(way);
    measured.push([way, figures]);
    stdout.write(`${way.name}: ${figures.rate.toFixed(0)} a second\n`);
  }
  const one = measured[0]?.[1];
  if (one === undefined) throw new Error('Nothing was measured.');
  const of = (figure: number, base: number): string => `${(figure / base).toFixed(2)} x`;
  const us = (figure: number): string => `${figure.toFixed(0)} µs`;
  return [
    `${GUESTS} guests at ${TABLES} tables, one command after another each, answered when durable`,
    table([
      ['servers', 'a second', 'of one', 'p50', 'p99', 'conflicts of 100', 'errors'],
      ...measured.map(([{ name }, each]) => [
        name,
        each.rate.toFixed(0),
        of(each.rate, one.rate),
        milliseconds(each.p50),
        milliseconds(each.p99),
        each.conflicts.toFixed(1),
        `${each.errors}`,
      ]),
    ]),
    '',
    table([
      ['for each command', 'servers', 'of one', 'database', 'of one', 'WAL', 'syncs', 'database grows'],
      ...measured.map(([{ name }, each]) => [
        name,
        us(each.server),
        of(each.server, one.server),
        us(each.database),
        of(each.database, one.database),
        `${each.walBytes.toFixed(0)} B`,
        each.syncs.toFixed(2),
        `${each.bytes.toFixed(0)} B`,
      ]),
    ]),
  ].join('\n');
}

async function measure({ nodes: count, serves, isComing = false }: Way): Promise<Measured> {
  const database = await startPostgres('disk');
  const nodes: Node[] = [];
  try {
    for (let number = 0; number < count; number++)
      nodes.push(await startChild('./pit-process.ts', database.url));
    const [first] = nodes;
    if (first === undefined) throw new Error('No server was started.');
    // The link that was made last is the one that holds.
    const { token } = nodes.at(-1)?.said ?? first.said;
    const { url } = first.said;
    const nodeOf = (at: number, seat: number): string => nodes[serves(at, seat, count)]?.said.url ?? url;
    const bettors = await crowd({ url, token }, { tables: TABLES, guests: GUESTS, nodeOf });
    const stopping = new AbortController();
    const coming = isComing ? comeIn(nodes, stopping.signal) : undefined;
    await flatOut(bettors, WARM_UP_MS);
    const before = await figuresOf(nodes, database);
    const { times, errors, span } = await flatOut(bettors, SPAN_MS);
    const after = await figuresOf(nodes, database);
    stopping.abort();
    await coming;
    const done = Math.max(times.count(), 1);
    const each = (figure: keyof Figures): number => (after[figure] - before[figure]) / done;
    return {
      rate: aSecond(done, span),
      p50: times.quantile(0.5),
      p99: times.quantile(0.99),
      server: each('serverMs') * 1_000,
      database: each('databaseMs') * 1_000,
      conflicts: each('conflicts') * 100,
      walBytes: each('walBytes'),
      syncs: each('syncs'),
      bytes: each('bytes'),
      errors,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await database.end();
  }
}

/** Everybody sends one command after another. */
async function flatOut(bettors: readonly Bettor[], milliseconds: number) {
  const times = newTimes();
  let errors = 0;
  const from = performance.now();
  await Promise.all(
    bettors.map(async ({ next }) => {
      while (performance.now() - from < milliseconds) {
        const sent = performance.now();
        if ((await next()).status === 200) times.add(performance.now() - sent);
        else errors += 1;
      }
    }),
  );
  return { times, errors, span: performance.now() - from };
}

/** Somebody new a few times a second, at one server after another: each writes to the people of the pit. */
async function comeIn(nodes: readonly Node[], signal: AbortSignal): Promise<void> {
  const [first] = nodes;
  const host = createClient({ url: first?.said.url ?? '' });
  await host.signIn({ name: 'Olga', passphrase: 'nine blue lamps in a row' });
  const code = await host.ask('readCode');
  if (!code.ok) throw new Error(`The code of the night is not known: ${code.problem.detail}`);
  for (let number = 0; !signal.aborted; number++) {
    const { url } = nodes[number % nodes.length]?.said ?? { url: '' };
    const joined = await createClient({ url }).join({ code: code.value.code, name: `Newcomer ${number}` });
    if (!joined.ok) throw new Error(`A newcomer could not join: ${joined.problem.detail}`);
    await setTimeout(1_000 / COMING_A_SECOND);
  }
}

type Figures = {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly conflicts: number;
  readonly walBytes: number;
  readonly syncs: number;
  readonly bytes: number;
};

async function figuresOf(nodes: readonly Node[], database: PostgresServer): Promise<Figures> {
  let serverMs = 0;
  let conflicts = 0;
  for (const node of nodes) {
    serverMs += (await node.figures()).cpu;
    const page = await (await fetch(`${node.said.url}/metrics`)).text();
    conflicts += Number(/^dicepit_append_seconds_count\{result="conflict"\} (\d+)/m.exec(page)?.[1] ?? 0);
  }
  // Sessions tell the statistics of what they wrote about once a second.
  await setTimeout(1_100);
  const [wal = 0, syncs = 0, bytes = 0] = (
    await database.ask('SELECT wal_bytes, wal_sync, pg_database_size(current_database()) FROM pg_stat_wal')
  )
    .trim()
    .split('|')
    .map(Number);
  return { serverMs, databaseMs: processorTimeOf(database), conflicts, walBytes: wal, syncs, bytes };
}

/** Milliseconds of the processor that all processes of a database took, those that have ended too. */
function processorTimeOf(database: PostgresServer): number {
  const [first, ...children] = database.processes();
  const ticksOf = (pid: string, from: number, to: number): number => {
    try {
      // After the name in brackets, which may hold spaces: user and system time, then those of children that ended.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0);
    } catch {
      return 0;
    }
  };
  const ticks = children.reduce((sum, pid) => sum + ticksOf(pid, 11, 13), ticksOf(first ?? '', 11, 15));
  return ticks * MILLISECONDS_A_TICK;
}
