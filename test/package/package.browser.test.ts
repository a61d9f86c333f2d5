import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { pitPages } from '@dicepit/wire/pages';
import { type Browser, chromium } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandNames } from '../../packages/cli/src/program.ts';
import { findChromium } from '../../scripts/needs.ts';
import { buildExecutable } from '../../scripts/package/executable.ts';
import { packedLibraries } from '../../scripts/package/libraries.ts';
import { BILL, packEverything } from '../../scripts/package/pack.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'dicepit-package-'));
const at = (...names: readonly string[]): string => join(folder, ...names);
const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

beforeAll(async () => {
  await packEverything(at('release'));
  mkdirSync(at('empty'));
  // Offline and with a cache of its own: whatever the package asks a registry for would fail here. Only Node is left out.
  const flags = ['--omit=optional', '--offline', '--cache', at('cache'), '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, at('release', `dicepit-${version}.tgz`)], { cwd: at('empty') });
  buildExecutable(at('empty/node_modules/dicepit'), at('dicepit'));
  // A compiler, a bundler, npm and 180 MB to write: a machine that is busy with other tests takes minutes.
}, 900_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A way to start the command: a program with what is typed before the arguments, and its environment. */
type Form = {
  readonly program: string;
  readonly before: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const forms: Readonly<Record<string, Form>> = {
  'the package, installed in an empty folder': {
    program: at('empty/node_modules/.bin/dicepit'),
    before: [],
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: at('home') },
  },
  // Without a path, nothing but the file itself can be found: no Node, no shell.
  'the executable, on a machine without Node': { program: at('dicepit'), before: [], env: { PATH: '' } },
};

const running = new Set<ReturnType<typeof spawn>>();

/** Opens a pit and says where it is. */
async function openPit({ program, before, env }: Form, cwd: string) {
  const args = [...before, 'serve', '--port', '0', '--host', '127.0.0.1', '--no-qr', '--data', 'data'];
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (printed += text));
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('waiting for the first phone')) ready();
    });
    child.once('close', () => failed(new Error(`the pit did not open: ${printed}`)));
  });
  const url = /Guests +(\S+)/.exec(printed)?.[1] ?? '';
  return {
    url,
    close: () =>
      new Promise<number | null>((closed) => {
        child.once('close', closed);
        child.kill('SIGTERM');
      }),
  };
}

/** An evening with every command, in an order in which each finds what it needs; what the answer has to begin with. */
const typed: readonly (readonly [args: string, answer: RegExp, input?: string])[] = [
  ['--version', new RegExp(`^${version}\n$`)],
  ['games', /snake-eyes-nz/],
  ['odds double-dice', /Shooter's Bet +shooters-bet .* 23\/648/],
  ['ruin wonder-dice --bet field=5 --bank 100 --rolls 50', /Wonder Dice/],
  [
    'simulate wonder-dice --bet field=5 --bank 100 --sessions 2000 --seed 1 --json',
    /"schema": "dicepit\/simulate@/,
  ],
  [
    'compare double-dice --bet shooters-bet=5 --bank 100 --sessions 500 --seed 1 --strategy flat --strategy martingale',
    /martingale/,
  ],
  ['plot simulated.json', /^<svg /],
  ['watch snake-eyes-nz --seed 7 --rolls 3 --record watched.jsonl', /./],
  ['replay watched.jsonl', /./],
  ['play snake-eyes-nz --seed 7 --no-input', /./, 'quit\n'],
  ['settle night.json', /nsw\/6\.1\.1/],
  ['party party.json', /./],
  ['rules nz/6.3(b)', /6\.3\(b\)/],
  ['rules wonder-dice --html', /^<!doctype html>/],
  ['paper snake-eyes-nsw sign --minimum 5 --maximum 500 --pdf sign.pdf', /^$/],
  ['drill pay snake-eyes-nz --sheet drill.html', /^$/],
  ['layout wonder-dice', /^<svg /],
  ['new game lucky --dir lucky', /lucky\/pack\.ts/],
  ['new game mine --dir mine --from wonder-dice', /mine\/src\/pack\.ts/],
  ['check lucky', /hard-eight/],
  ['build lucky', /lucky.*\.pack\.json/],
  ['simulate ./mine --bet field=5 --sessions 200 --seed 1', /Field/],
  ['spec', /"openapi": "3\.1/],
  ['completion bash', /complete -o default -F _dicepit dicepit/],
  ['doctor --data data --port 7712', /store/],
  ['ready --port PORT', /^ready\n$/],
  ['export --data data -o trail.ndjson', /^$/],
  ['backup copy --data data', /./],
  ['verify trail.ndjson', /./],
  ['night earlier.ndjson', /./],
  ['report daily earlier.ndjson --pdf daily.pdf', /^$/],
  ['restore copy --data again', /./],
];
const evening = typed.map(([args, answer, input = '']) => ({ args, answer, input }));

describe.each(Object.entries(forms))('%s', (_, form) => {
  const cwd = mkdtempSync(join(folder, 'evening-'));
  let pit: Awaited<ReturnType<typeof openPit>>;
  beforeAll(async () => {
    for (const name of ['night.json', 'party.json'])
      copyFileSync(join(root, 'docs/examples', name), join(cwd, name));
    const earlier = 'packages/server/src/audit/testing/edition-1/snake-eyes-nz-home.ndjson.gz';
    writeFileSync(join(cwd, 'earlier.ndjson'), gunzipSync(readFileSync(join(root, earlier))));
    pit = await openPit(form, cwd);
  });

  test('has every page of the pit, with every file that it names', async () => {
    const rulebooks = ['/rules', ...['snake-eyes-nz', 'wonder-dice'].map((pack) => `/rules/${pack}`)];
    const docs = [
      '',
      'operating/first-evening',
      'rulebooks/wonder-dice',
      'libraries/engine',
      'api',
      'embedding',
    ];
    const pages = [
      ...pitPages.flatMap(({ at: places }) => places),
      ...rulebooks,
      '/plain',
      ...docs.map((name) => `/docs/${name}`),
    ].map((place) =>
      place.replace('/t/party-:table', '/t/party-1').replace(':table', 'nz-1').replace(/:\w+/g, 'x'),
    );
    expect(pages.length).toBeGreaterThan(25);
    const named = new Set<string>();
    for (const page of pages) {
      const answer = await fetch(pit.url + page);
      const text = await answer.text();
      expect({ page, status: answer.status, text }).toMatchObject({ status: 200, text: /^<!doctype html>/i });
      const base = new URL(/<base href="([^"]+)">/.exec(text)?.[1] ?? './', pit.url + page);
      for (const [, link = ''] of text.matchAll(
        /(?:src|href)="([^"#:]+\.(?:js|css|svg|woff2|webmanifest))"/g,
      ))
        named.add(new URL(link, base).href);
    }
    expect(named.size).toBeGreaterThan(20);
    for (const file of named)
      expect({ file, status: (await fetch(file)).status }).toEqual({ file, status: 200 });
    // Felts, dice and results stand in the documentation as elements, and their script is a file of the pit.
    expect(await (await fetch(`${pit.url}/docs/embedding`)).text()).toContain(
      '<dice-felt pack="snake-eyes-nz"',
    );
    const elements = await fetch(`${pit.url}/docs/dicepit-elements.js`);
    expect(elements.status).toBe(200);
    expect(elements.headers.get('content-type')).toMatch(/javascript/);
  });

  test('has every command', () => {
    const run = new Set(evening.map(({ args }) => args.split(' ')[0]));
    const isOpened = (name: string): boolean => name === 'serve' || name === 'dev';
    expect([...commandNames, '--version'].filter((name) => !isOpened(name) && !run.has(name))).toEqual([]);
  });

  test.each(evening)('dicepit $args', ({ args, answer, input }) => {
    const { program, before, env } = form;
    const done = spawnSync(program, [...before, ...args.replace('PORT', new URL(pit.url).port).split(' ')], {
      cwd,
      env,
      input,
      encoding: 'utf8',
    });
    const { status, stdout, stderr } = done;
    expect({ status, stdout, stderr }).toMatchObject({ status: 0, stdout: answer });
    expect(stderr).not.toMatch(/warning|fault of dicepit/i);
    if (args.includes('--json')) writeFileSync(join(cwd, 'simulated.json'), stdout);
    const pdf = /--pdf (\S+)/.exec(args)?.[1];
    expect(pdf === undefined ? '%PDF-' : readFileSync(join(cwd, pdf), 'latin1')).toMatch(/^%PDF-/);
  });

  test('shows a game that is being written, and finds its engine with nothing installed beside it', async () => {
    rmSync(join(cwd, 'lucky/node_modules'), { recursive: true });
    const child = spawn(form.program, [...form.before, 'dev', 'lucky', '--port', '0'], {
      cwd,
      env: form.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (printed += text));
    await expect.poll(() => printed).toMatch(/^Lucky: http:\S+$/m);
    const [url = ''] = /http:\S+/.exec(printed) ?? [];
    expect(await (await fetch(`${url}/look.css`)).text()).toContain('--winlight');
    const { body } = await fetch(`${url}/events`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('Hard Eight');
    await reader?.cancel();
    const closed = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    expect(await closed).toBe(143);
  });

  test('closes its pit in order', async () => {
    expect(await pit.close()).toBe(143);
  });
});

const executablePath = findChromium();
describe.skipIf(executablePath === undefined)('the pages of the package in a browser', () => {
  let browser: Browser;
  let pit: Awaited<ReturnType<typeof openPit>>;
  beforeAll(async () => {
    pit = await openPit(Object.values(forms)[0] ?? { program: '', before: [], env: {} }, at('empty'));
    const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-component-update', '--disable-sync', ...quiet],
    });
  });
  afterAll(async () => {
    await browser.close();
    await pit.close();
  });

  test.each(pitPages.map(({ at: [place = '/'] }) => place.replace(':table', 'nz-1')))(
    '%s shows something, and nothing fails',
    async (place) => {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('response', (answer) => {
        if (answer.status() >= 500 || (answer.status() === 404 && !answer.url().includes('/api/')))
          faults.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(pit.url + place);
      await expect.poll(() => page.locator('h1').first().innerText()).toMatch(/\S/);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test('the lab simulates in workers, with the module that the simulator writes for the browser', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('worker', (worker) => asked.push(new URL(worker.url()).pathname));
    await page.goto(`${pit.url}/lab`);
    await page.getByLabel('Sessions').fill('6e4');
    await page.getByLabel('Seed').fill('browser');
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.getByText('Estimated from 60,000 sessions, seed browser.').first().waitFor();
    const estimates = page
      .getByRole('region', { name: 'Estimates beside exact figures', exact: true })
      .first();
    // The exact chance to be out of chips, in the row of the estimate.
    const row = estimates.getByRole('row').filter({ hasText: 'Out of chips' }).first();
    expect(await row.textContent()).toContain('2.745');
    expect(asked.length).toBeGreaterThan(0);
    await page.close();
  });

  test('the documentation is searched in the browser alone, under the policy of the pit', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(pit.url).host) faults.push(request.url());
    });
    await page.goto(`${pit.url}/docs`);
    await page.getByRole('link', { name: 'Dealing' }).first().click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Dealing/);
    await page.locator('#local-search button').click();
    await page.locator('#localsearch-input').fill('hardway combo');
    await page.locator('.result', { hasText: 'Hardway Combo' }).first().click();
    await expect.poll(() => page.locator('h1').first().innerText()).toMatch(/^Snake Eyes, /);
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe('the libraries', () => {
  const tarball = (name: string): string => at('release', `dicepit-${name}-${version}.tgz`);
  const modules = at('reader/node_modules');

  beforeAll(() => {
    // What npm would do with a registry: ours beside each other, and what they need of others.
    for (const name of packedLibraries) {
      mkdirSync(join(modules, '@dicepit', name), { recursive: true });
      execFileSync('tar', [
        'xzf',
        tarball(name),
        '--strip-components=1',
        '-C',
        join(modules, '@dicepit', name),
      ]);
    }
    for (const other of [
      'zod',
      '@noble/curves',
      '@noble/hashes',
      'eventsource-parser',
      '@types/node',
      'undici-types',
    ]) {
      mkdirSync(dirname(join(modules, other)), { recursive: true });
      if (existsSync(join(root, 'node_modules', other)))
        symlinkSync(join(root, 'node_modules', other), join(modules, other));
    }
    writeFileSync(at('reader/package.json'), '{ "type": "module" }');
  });

  test.each(packedLibraries)('%s is packed as publint asks', async (name) => {
    const { messages } = await publint({
      pkgDir: join(modules, '@dicepit', name),
      strict: true,
      pack: false,
    });
    expect(messages).toEqual([]);
  });

  // They are modules alone; a reader by `require` gets them from Node all the same, without types of its own.
  test.each(packedLibraries)('%s has the right types for modules', async (name) => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball(name))));
    const problems = checked.types === false ? ['no types'] : checked.problems;
    const asked = new Set(['node16-esm', 'bundler']);
    expect(
      problems.filter(
        (each) => typeof each === 'string' || !('resolutionKind' in each) || asked.has(each.resolutionKind),
      ),
    ).toEqual([]);
  });

  const examples = packedLibraries.flatMap((name) =>
    [...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(
      ([, code = ''], index) => ({
        name,
        index,
        code,
        says: [...code.matchAll(/^\/\/ prints (.*)$/gm)].map(([, line]) => line),
      }),
    ),
  );

  test('show what they do in their READMEs, with types that hold', () => {
    expect(new Set(examples.map(({ name }) => name)).size).toBeGreaterThanOrEqual(7);
    for (const { name, index, code } of examples) writeFileSync(at('reader', `${name}-${index}.ts`), code);
    const options = {
      target: 'es2024',
      module: 'nodenext',
      strict: true,
      noEmit: true,
      types: ['node'],
      erasableSyntaxOnly: true,
    };
    writeFileSync(
      at('reader/tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    );
    const { stdout } = spawnSync('tsc', ['-p', at('reader')], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test.each(examples)('the example $index of $name prints what it says', async ({ name, index, says }) => {
    const pit =
      name === 'client'
        ? await openPit(Object.values(forms)[0] ?? { program: '', before: [], env: {} }, at('reader'))
        : undefined;
    const { stdout, stderr } = spawnSync(process.execPath, [`${name}-${index}.ts`], {
      cwd: at('reader'),
      encoding: 'utf8',
      env: pit === undefined ? {} : { PIT: pit.url },
    });
    await pit?.close();
    expect({ stdout: stdout.trimEnd().split('\n'), stderr }).toEqual({ stdout: says, stderr: '' });
  });

  test('the command has its manual page, where npm tells `man` to look for it', () => {
    const packed = at('empty/node_modules/dicepit');
    const { man }: { readonly man: string } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
    expect(readFileSync(join(packed, man), 'utf8')).toMatch(/^\.TH DICEPIT 1/m);
    const listed = execFileSync('tar', ['tzf', at('release', `dicepit-${version}.tgz`)], {
      encoding: 'utf8',
    });
    expect(listed.split('\n')).toContain('package/man/dicepit.1');
  });

  test('the bill of materials has what the command, the screens and the documentation are made of', () => {
    const bill: { readonly components: readonly { readonly name: string }[] } = JSON.parse(
      readFileSync(at('release', BILL), 'utf8'),
    );
    const names = bill.components.map(({ name }) => name);
    for (const name of ['fastify', 'zod', 'pino', 'commander', 'preact', 'vue', 'node'])
      expect(names).toContain(name);
    // What only builds or tests is in no release.
    for (const name of ['vitest', 'typescript', 'vite', 'rolldown', '@biomejs/biome'])
      expect(names).not.toContain(name);
    expect(readFileSync(at('empty/node_modules/dicepit/THIRD-PARTY.txt'), 'utf8')).toContain('fastify');
  });

  test('are all that the release has beside the command', () => {
    expect(readdirSync(at('release')).sort()).toEqual(
      [
        BILL,
        `dicepit-${version}.tgz`,
        ...packedLibraries.map((name) => `dicepit-${name}-${version}.tgz`),
      ].sort(),
    );
  });
});
