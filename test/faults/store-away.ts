import { argv, exit, stdout } from 'node:process';
import { hashLink, NOTHING, type Store, StoreFailure } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import {
  HOW_TO_GET_POSTGRES,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '@dicepit/store/testing';

// `node test/faults/store-away.ts [cycles]`: two nodes with six writers on one PostgreSQL, which is stopped, killed or
// frozen again and again. Every writer asks again with the same key until it has an answer.
if (postgresPrograms() === undefined) {
  stdout.write(`Skipped. ${HOW_TO_GET_POSTGRES}\n`);
  exit(0);
}

const ways = ['stopped', 'killed', 'frozen'] as const;
const cycles = Number(argv[2] ?? 12);
const server = await startPostgres();
const nodes = await Promise.all([1, 2].map(() => openPostgres({ url: server.url, patience: 1000 })));
const figures = { acknowledged: 0, failures: 0, longestAnswer: 0, longestReturn: 0 };
const faults: string[] = [];

let isOver = false;
const writing = [0, 1, 2, 3, 4, 5].map((writer) => write(nodes[writer % nodes.length], writer));
for (let cycle = 0; cycle < cycles; cycle++) {
  await pause(300);
  const way = ways[cycle % ways.length] ?? 'stopped';
  await away(server, way);
  await pause(1500);
  await back(server, way);
  const from = performance.now();
  const before = figures.acknowledged;
  while (figures.acknowledged < before + 20) await pause(5);
  figures.longestReturn = Math.max(figures.longestReturn, performance.now() - from);
}
isOver = true;
const counts = await Promise.all(writing);
for (const [writer, count] of counts.entries()) faults.push(...(await faultsIn(nodes[0], writer, count)));
await Promise.all(nodes.map((node) => node.close()));
await server.end();

stdout.write(
  `${cycles} times away: ${figures.acknowledged} acknowledged, ${figures.failures} failures, ` +
    `an answer within ${figures.longestAnswer.toFixed(0)} ms, normal again within ` +
    `${figures.longestReturn.toFixed(0)} ms, ${faults.length} faults\n`,
);
for (const fault of faults.slice(0, 10)) stdout.write(`  ${fault}\n`);
exit(faults.length > 0 ? 1 : 0);

async function write(store: Store | undefined, writer: number): Promise<number> {
  for (let step = 0; ; step++) {
    if (isOver || store === undefined) return step;
    while (!(await isMade(store, writer, step))) await pause(20);
    figures.acknowledged += 1;
  }
}

async function isMade(store: Store, writer: number, step: number): Promise<boolean> {
  const from = performance.now();
  try {
    const answer = await store.append({
      writes: [{ stream: `writer/${writer}`, expected: step, texts: [`${step}`] }],
      receipt: { scope: `${writer}`, key: `step-${step}`, fingerprint: 'f', answer: '' },
    });
    if (answer.is === 'conflict') faults.push(`writer ${writer}, step ${step}: lost or made twice`);
    return true;
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.fatal) throw error;
    figures.failures += 1;
    return false;
  } finally {
    figures.longestAnswer = Math.max(figures.longestAnswer, performance.now() - from);
  }
}

async function faultsIn(store: Store | undefined, writer: number, count: number): Promise<readonly string[]> {
  const stream = `writer/${writer}`;
  const found: string[] = [];
  let [version, hash] = [0, NOTHING];
  for (;;) {
    const page = (await store?.read(stream, version)) ?? [];
    if (page.length === 0) break;
    for (const entry of page) {
      if (entry.version !== version + 1 || entry.text !== `${version}`)
        found.push(`${stream} ${version} is wrong`);
      version += 1;
      hash = hashLink(hash, stream, version, entry.text);
      if (entry.hash !== hash) found.push(`${stream} ${version} is not linked`);
    }
  }
  return version === count ? found : [...found, `${stream} has ${version} entries of ${count} acknowledged`];
}

async function away(server: PostgresServer, way: (typeof ways)[number]): Promise<void> {
  if (way === 'frozen') server.freeze();
  else await server.stop(way === 'killed' ? 'immediate' : 'fast');
}

async function back(server: PostgresServer, way: (typeof ways)[number]): Promise<void> {
  if (way === 'frozen') server.thaw();
  else await server.start();
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
