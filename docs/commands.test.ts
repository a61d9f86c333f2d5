import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KeptPit, keptPit } from '../packages/cli/src/trail/testing/kept-pit.ts';

/**
 * What the documentation tells people to type is typed here: every line of a block of shell, and whatever stands in a sentence
 * or a table beginning with `npx dicepit`. Each page begins in a folder with a pit after an evening, and its commands run
 * in the order of the page.
 */
const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What other tests run, or what runs this one. */
const elsewhere: readonly (readonly [command: RegExp, by: string])[] = [
  [/^npm (ci|test)$|^npm ci && npm start$/, '.ci/run, as a newcomer does'],
  [/^npm run dev$/, 'scripts/dev/dev.test.ts'],
  [/^npm install @dicepit\//, 'test/package, from the packed files'],
  [/^DICEPIT_URL=/, 'examples/bots.test.ts'],
  [/^curl -s /, 'docs/guide/writing-a-bot.test.ts'],
];

/** A page says so before a block that no test runs, and why, for its readers to see. */
const NOT_RUN = /^> Not run by a test: (.+(?:\n> .+)*)\n\n```sh\n([\s\S]*?)^```/gm;

type Line = { readonly page: string; readonly command: string };

// Decisions and the changelog tell of what was: they are not edited when a command changes.
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/^(docs\/decisions\/|CHANGELOG)/.test(path))
  .map((path) => ({ path, text: read(path) }));

const notRun = pages.flatMap(({ path, text }) =>
  [...text.matchAll(NOT_RUN)].map(([, reason = '', block = '']) => ({
    page: path,
    reason,
    commands: linesOf(block),
  })),
);

/** A page that builds something up, block by block, is walked whole by its own test. */
const walked = new Set(['docs/guide/your-own-game.md']);

const lines: readonly Line[] = pages
  .filter(({ path }) => !walked.has(path))
  .flatMap(({ path: page, text }) =>
    commandsIn(text.replaceAll(NOT_RUN, '')).map((command) => ({ page, command })),
  );

/** The commands of a page in their order; those with their output under them are run by the tests of that output. */
function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```|`(npx dicepit [^`<\n]+)`/gm)].flatMap(
    ([, language, block = '', inline]) => {
      if (inline !== undefined) return [inline];
      return language === 'sh' ? linesOf(block) : [];
    },
  );
}

function linesOf(block: string): readonly string[] {
  return block
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
}

const isElsewhere = ({ command }: Line): boolean => elsewhere.some(([pattern]) => pattern.test(command));
/** Once each, on the first page that has it; but a page makes for itself what its later commands read. */
const run = lines.filter(
  (line, index) =>
    !isElsewhere(line) &&
    (/ (backup|export) /.test(line.command) ||
      lines.findIndex(({ command }) => command === line.command) === index),
);

const scratch = mkdtempSync(join(tmpdir(), 'dicepit-commands-'));
const running = new Set<ReturnType<typeof spawn>>();
let evening: KeptPit;
let template: string;

beforeAll(async () => {
  evening = await keptPit();
  mkdirSync(join(scratch, 'bin'));
  // What a reader has after installing: `dicepit`, and `npx`, which finds it.
  const main = join(root, 'packages/cli/src/main.ts');
  for (const [name, text] of [
    ['dicepit', `exec '${process.execPath}' '${main}' "$@"`],
    ['npx', `shift\nexec '${process.execPath}' '${main}' "$@"`],
  ] as const) {
    writeFileSync(join(scratch, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(scratch, 'bin', name), 0o755);
  }
  // What a reader may have already when a page begins: a trail, and heads that were kept.
  template = join(scratch, 'template');
  cpSync(evening.folder.path, join(template, 'dicepit-data'), { recursive: true });
  cpSync(join(root, 'docs/examples'), join(template, 'docs/examples'), { recursive: true });
  assert.equal((await type('dicepit export -o night.jsonl', template, 7711)).code, 0);
  const trail = readFileSync(join(template, 'night.jsonl'), 'utf8');
  writeFileSync(join(template, 'tonight.ndjson'), trail);
  const signed = trail
    .split('\n')
    .filter((line) => line.startsWith('{"stream":"heads"'))
    .map((line) => JSON.stringify(JSON.parse(JSON.parse(line).text).event));
  writeFileSync(join(template, 'heads.json'), `${signed.join('\n')}\n`);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await evening.remove();
  rmSync(scratch, { recursive: true, force: true });
});

const READY = 'waiting for the first phone';

/** Runs a line as a shell does. A pit is closed as soon as it is open, or answered with when it is to stay open. */
async function type(command: string, cwd: string, port: number, stays = false) {
  const child = spawn('sh', ['-c', /[>|&]/.test(command) ? command : `exec ${command}`], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${join(scratch, 'bin')}:/usr/bin:/bin`,
      HOME: scratch,
      DICEPIT_PORT: `${port}`,
      DICEPIT_HOST: '127.0.0.1',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    },
  });
  running.add(child);
  let printed = '';
  const isOpen = new Promise<void>((open) => {
    const hear = (text: string): void => {
      printed += text;
      if (printed.includes(READY)) open();
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
  });
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    return code;
  });
  const close = async () => {
    child.kill('SIGTERM');
    return { code: await ended, printed };
  };
  const first = await Promise.race([isOpen.then(() => 'open' as const), ended]);
  if (first !== 'open') return { code: first, printed, close };
  return stays ? { code: 'open', printed, close } : { ...(await close()), close };
}

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const byPage = [...Map.groupBy(run, ({ page }) => page)].map(([page, commands]) => ({ page, commands }));

describe.each(byPage)('$page', ({ page, commands }) => {
  let cwd: string;
  let port: number;
  beforeAll(async () => {
    cwd = join(scratch, page.replaceAll(/\W+/g, '-'));
    cpSync(template, cwd, { recursive: true });
    port = await freePort();
    const written = /^packages\/cli\/game(-full)?\/README\.md$/.exec(page);
    if (written !== null) {
      const flags = written[1] === undefined ? '' : ' --full';
      assert.equal((await type(`dicepit new game mine${flags}`, cwd, port)).code, 0);
      cwd = join(cwd, 'mine');
    }
    // A README of an example speaks from its folder.
    if (page.startsWith('examples/')) cwd = join(root, dirname(page));
  });

  test.each(commands)('$command', async ({ command }) => {
    // It asks a pit, so there is one to ask.
    const pit = / ready\b/.test(command) ? await type('dicepit serve', cwd, port, true) : undefined;
    const { code, printed } = await type(command, cwd, port);
    await pit?.close();
    // A pit that was closed by a signal says so; everything else is done.
    const done = printed.includes(READY) ? 143 : 0;
    expect({ code, printed }).toEqual({ code: done, printed });
  });
});

describe('the commands of the documentation', () => {
  test('are found, on many pages', () => {
    expect(run.length).toBeGreaterThan(40);
    expect(new Set(run.map(({ page }) => page)).size).toBeGreaterThan(8);
  });

  test('are run by this or by another test, but for those that say why not', () => {
    expect(notRun.map(({ page, commands }) => `${page}: ${commands.join('; ')}`)).toEqual([
      'docs/operating/first-evening.md: npm ci; npm start',
    ]);
    for (const { reason } of notRun) expect(reason.length).toBeGreaterThan(20);
  });

  test.each(elsewhere)('%s is run by %s', (pattern) => {
    expect(lines.some(({ command }) => pattern.test(command))).toBe(true);
  });
});

/** What a sentence, a comment of deploy/ or a workflow tells somebody to run, and who runs it, or why nobody does. */
const spoken: Readonly<Record<string, string>> = {
  'npm run api': 'scripts/api/write-api.test.ts compares what it writes',
  'npm run arrows': 'npm test, as a step',
  'npm run bench': 'measures; by hand, for docs/measured.md',
  'npm run clauses': 'npm test, as a step',
  'npm run dev': 'scripts/dev/dev.test.ts',
  'npm run disasters': 'hours of nights; by hand, and npm test runs a few of them',
  'npm run elements': 'npm test, as a step',
  'npm run executable': 'test/package builds and starts it',
  'npm run format': 'npm test checks what it writes',
  'npm run lighthouse': 'measures in a browser; by hand',
  'npm run lint': 'npm test, as a step',
  'npm run man': 'scripts/man/manual.test.ts compares what it writes',
  'npm run mutants': 'takes hours; by hand, and npm test runs a sample',
  'npm run package': 'test/package packs, installs and starts it',
  'npm run packs': 'scripts/packs.test.ts compares what it writes',
  'npm run pictures': 'takes photographs; by hand',
  'npm run roles': 'scripts/roles/write-roles.test.ts compares what it writes',
  'npm run visibility': 'scripts/visibility/write-visibility.test.ts compares what it writes',
  'npm run site': 'test/package builds it and reads every page',
  'npm run test:watch': 'never ends; npm test runs the same tests',
  'npm run types': 'npm test, as steps',
  'npm run web': 'npm ci, and packages/cli/src/serve/screens-missing.test.ts names it',
  'npm run words': 'scripts/words.test.ts compares what it writes',
  'node bench/dice.ts': 'measures; by hand',
  'node bench/idle-tables.ts': 'measures; by hand',
  'node bench/lit.ts': 'measures; by hand',
  'node bench/load.ts': 'measures; by hand',
  'node bench/nodes.ts': 'measures; by hand, with a PostgreSQL',
  'node bench/reports.ts': 'measures; by hand',
  'node bench/simulator-stream.ts': 'a stream without an end for a battery of tests; by hand',
  'node bench/start.ts': 'measures; by hand',
  'node bench/table-opens.ts': 'measures; by hand, beside another checkout',
  'node bench/trail.ts': 'measures; by hand',
  'node scripts/release-notes.ts': 'scripts/package/contents.test.ts',
  'node scripts/tap-to-tv.ts': 'measures; by hand',
  'node test/compatibility/write.ts': 'at a release; test/compatibility opens what it wrote',
  'node test/faults/database-gone.ts': 'takes minutes and a PostgreSQL; by hand',
  'node test/faults/disk-full.ts': 'test/faults/disk-full.test.ts runs a round of it',
  'node test/faults/failover.ts': 'test/faults/failover.test.ts runs a round of it',
  'node test/faults/hostile.ts': 'takes minutes; npm run faults, by hand',
  'node test/faults/server-kill.ts': 'takes minutes; npm run faults, by hand',
  'node test/faults/store-away.ts': 'takes minutes and a PostgreSQL; by hand',
  'node test/faults/store-kill.ts': 'takes minutes; npm run faults, by hand',
  'node test/faults/streams.ts': 'takes minutes; npm run faults, by hand',
  'node test/faults/walks.ts': 'takes hours; by hand',
};

describe('what the sentences of the documentation, deploy/ and the workflows tell somebody to run', () => {
  const others = execFileSync('git', ['ls-files', 'deploy', '.github/workflows'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => read(path));
  const found = [...pages.map(({ text }) => text), ...others].flatMap((text) =>
    [...text.matchAll(/\b(npm run [\w:-]+|node (?:bench|scripts|test)\/[\w/-]+\.ts)/g)].map(
      ([command]) => command,
    ),
  );
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    read('package.json'),
  );

  test('is run by a test, or says why not, and nothing else is listed', () => {
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(spoken).toSorted());
  });

  test('is there: the script, its file, and the test that is named', () => {
    const scriptNamed = (command: string): string | undefined => /^npm run (.+)$/.exec(command)?.[1];
    const named = Object.keys(spoken).flatMap((command) => scriptNamed(command) ?? []);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const files = Object.entries(spoken).flatMap(([command, by]) => [
      ...((scripts[scriptNamed(command) ?? ''] ?? command).match(/[\w/-]+\.ts\b/)?.slice(0, 1) ?? []),
      ...[...by.matchAll(/[\w/-]+\.test\.ts/g)].map(([file]) => file),
    ]);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('what npx vitest is given for --update is a test', () => {
    const updated = pages.flatMap(({ text }) =>
      [...text.matchAll(/npx vitest run ([\w./-]+)/g)].map(([, name = '']) => name),
    );
    const files = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
    expect(updated.length).toBeGreaterThan(3);
    for (const name of updated) expect(files.filter((file) => file.includes(name))).not.toEqual([]);
  });
});
