import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stdout } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chanceFrom } from '@dicepit/games';
import {
  HOW_TO_GET_POSTGRES,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '@dicepit/store/testing';
import { childPit, endChildren } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { busyPit } from './busy-pit.ts';

// `node test/faults/database-gone.ts --times 12`: two nodes of one pit under load, and the database under them is
// stopped, killed or frozen again and again. The nodes stay up, say that they cannot write, and go on by themselves.
if (postgresPrograms() === undefined) {
  stdout.write(`Skipped. ${HOW_TO_GET_POSTGRES}\n`);
  exit(0);
}

const { values } = parseArgs({ options: { times: { type: 'string', default: '12' } } });
const ways = ['stopped', 'killed', 'frozen'] as const;
const database = await startPostgres();
const root = await mkdtemp(join(tmpdir(), 'dicepit-gone-'));
const faults: string[] = [];
try {
  const env = { DATABASE_URL: database.url, DICEPIT_SECRET: randomBytes(32).toString('hex') };
  const flags = ['--empty', '--port', '0', '--log', 'silent'];
  const first = await childPit(join(root, 'one'), flags, env);
  const second = await childPit(join(root, 'two'), flags, env);
  const data = join(root, 'one');
  const busy = await busyPit({ nodes: [first, second], data, env, chance: chanceFrom(1) });
  let longest = 0;
  for (let time = 0; time < Number(values.times) && faults.length === 0; time++) {
    const way = ways[time % ways.length] ?? 'stopped';
    await setTimeout(500);
    await away(database, way);
    await setTimeout(2_000);
    const ready = await fetch(`${first.url}/readyz`);
    if (ready.status !== 503) faults.push(`/readyz says ${ready.status} while the database is ${way}`);
    await back(database, way);
    const from = performance.now();
    if (!(await busy.goesOn())) faults.push(`after the database was ${way} nothing goes on`);
    longest = Math.max(longest, performance.now() - from);
    const found = await busy.check(false);
    faults.push(...found.faults);
    stdout.write(`${time + 1}. ${way}: ${busy.acknowledged()} acknowledged, ${found.entries} entries\n`);
  }
  await busy.stop();
  const { entries, faults: left } = await busy.check(true);
  faults.push(...left);
  for (const node of [first, second])
    if ((await node.end('SIGINT')) !== 130) faults.push('a node did not end in order');
  stdout.write(
    `${values.times} times away: ${busy.acknowledged()} acknowledged commands, ${entries} entries, ` +
      `normal again within ${longest.toFixed(0)} ms, ${faults.length} faults\n`,
  );
} finally {
  endChildren();
  await database.end();
  await rm(root, { recursive: true, force: true });
}
for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
exit(faults.length === 0 ? 0 : 1);

type Way = (typeof ways)[number];

async function away(server: PostgresServer, way: Way): Promise<void> {
  if (way === 'frozen') server.freeze();
  else await server.stop(way === 'stopped' ? 'fast' : 'immediate');
}

async function back(server: PostgresServer, way: Way): Promise<void> {
  if (way === 'frozen') server.thaw();
  else await server.start();
}
