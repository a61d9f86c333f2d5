import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSqlite } from '@dicepit/store';
import { evening } from '../../packages/server/src/http/testing/evening.ts';
import { besiege, besiegeRaw, knownAfter } from '../../packages/server/src/http/testing/siege.ts';
import { openWorld } from '../../packages/server/src/http/testing/world.ts';

const usage = `node test/faults/hostile.ts [--requests 100000] [--raw 5000] [--repeats 100000] [--seed 1]

Besieges a pit on a real SQLite file with hostile requests over real connections, with broken connections, and with
one command repeated under one key. Fails on a crash, a 5xx, or any change to any stream.
`;

const { values: asked } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    raw: { type: 'string', default: '5000' },
    repeats: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (asked.help) say(usage);
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-siege-'));
  const store = await openSqlite({ file: join(folder, 'pit.db') });
  const world = await openWorld({ store });
  const left = await evening(world);
  const known = knownAfter(world, left);
  const heads = async (): Promise<string> =>
    JSON.stringify(
      (await store.heads('', '', 10_000)).filter(({ stream }) => stream !== 'security' && stream !== 'heads'),
    );
  let before = await heads();
  const faults: string[] = [];
  const expectSame = async (what: string): Promise<void> => {
    const after = await heads();
    if (after !== before) faults.push(`${what} changed a stream`);
    before = after;
  };

  const total = Number(asked.requests);
  const memory: number[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  for (let part = 0; part < 10; part++) {
    const siege = await besiege(world.server.port, known, {
      count: total / 10,
      seed: Number(asked.seed) + part,
    });
    faults.push(...siege.wrong, ...[...siege.done].map(([what, times]) => `${what} was done ${times} times`));
    for (const [status, times] of siege.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
    await expectSame(`part ${part} of the siege`);
    memory.push(heapAfterCollecting());
  }
  const seconds = (performance.now() - began) / 1_000;
  say(`hostile requests      ${total} in ${seconds.toFixed(0)} s (${Math.round(total / seconds)} a second)`);
  for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
    say(`  ${status === 0 ? 'connection cut' : `status ${status}`}`.padEnd(22) + times);
  say(`heap after each tenth ${memory.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')} MB`);

  const firsts = await besiegeRaw(world.server.port, { count: Number(asked.raw), seed: Number(asked.seed) });
  await expectSame('broken connections');
  if (firsts.has('500')) faults.push('a broken connection was answered with 500');
  say(
    `broken connections    ${asked.raw}: ${[...firsts].map(([first, times]) => `${first} ${times}`).join(', ')}`,
  );

  const repeats = Number(asked.repeats);
  const repeatsBegan = performance.now();
  let replayed = 0;
  const repeat = async (): Promise<void> => {
    while (replayed < repeats) {
      replayed += 1;
      const { status, headers } = await post(world.server.port, known.done);
      if (status !== 200 || headers.get('idempotent-replayed') !== 'true')
        faults.push(`a repeat got ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, repeat));
  await expectSame('repeats');
  const rate = repeats / ((performance.now() - repeatsBegan) / 1_000);
  say(`repeats of one key    ${repeats}, ${Math.round(rate)} a second, one effect`);

  if ((await world.ask('nobody', 'readHealth')).status !== 200)
    faults.push('the pit does not answer any more');
  await world.close();
  rmSync(folder, { recursive: true });
  for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
  say(faults.length === 0 ? 'no crash, no 5xx, no change' : `${faults.length} faults`);
  return faults.length === 0;
}

type Repeated = {
  readonly path: string;
  readonly cookie: string;
  readonly key: string;
  readonly body: string;
};

async function post(port: number, { path, cookie, key, body }: Repeated): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key, 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  return response;
}

function heapAfterCollecting(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
