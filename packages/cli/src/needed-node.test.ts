import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNewEnough, nodePackages } from '../bin/needed-node.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type HousePackage = {
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

const installedNode = join(root, 'node_modules', '.bin', 'node');
const house: HousePackage = JSON.parse(read('package.json'));

describe('the Node that the house needs', () => {
  test.each([
    ['20.20.2', false],
    ['24.0.0', false],
    ['24.14.1', false],
    ['24.15.0', true],
    ['24.21.0', true],
    ['25.9.0', false],
    ['26.0.0', true],
    ['26.10.0', true],
    ['27.1.0', true],
  ])('%s is new enough: %s', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });

  test('is what engines says', () => {
    expect(house.engines.node).toBe('^24.15.0 || >=26.0.0');
  });

  test('comes from npm in one version for every system, and that is new enough', () => {
    expect(Object.keys(house.optionalDependencies).sort()).toEqual(Object.values(nodePackages).sort());
    const [version = '', ...others] = new Set(Object.values(house.optionalDependencies));
    expect(others).toEqual([]);
    expect(isNewEnough(version)).toBe(true);
  });

  test.runIf(existsSync(installedNode))('is installed here in the version that is pinned', () => {
    const [version] = Object.values(house.optionalDependencies);
    expect(execFileSync(installedNode, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`);
  });

  test('has all that the code asks of it: argon2, and a SQLite that does not damage its log', () => {
    const asked = 'typeof require("node:crypto").argon2 + " " + process.versions.sqlite';
    const [argon2, sqlite = ''] = execFileSync(process.execPath, ['-p', asked], { encoding: 'utf8' })
      .trim()
      .split(' ');
    const [major = 0, minor = 0, patch = 0] = sqlite.split('.').map(Number);
    expect(argon2).toBe('function');
    expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });
});

describe('the launcher', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dicepit-launcher-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const printed = (env: Readonly<Record<string, string>>, asked = '--version'): string =>
    execFileSync(process.execPath, [join(root, 'packages/cli/bin/dicepit.js'), asked], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, ...env },
    });

  test('keeps the compiled code of a start for the next in the cache folder of the user', () => {
    const cache = join(folder, 'cache');
    const first = printed({ XDG_CACHE_HOME: cache }, 'games');
    const [kept = ''] = readdirSync(join(cache, 'dicepit'));
    expect(readdirSync(join(cache, 'dicepit', kept)).length).toBeGreaterThan(5);
    expect(printed({ XDG_CACHE_HOME: cache }, 'games')).toBe(first);
  });

  test.each([
    ['the folder of a cache is empty', { XDG_CACHE_HOME: '', HOME: '' }],
    ['the folder of a cache is relative', { XDG_CACHE_HOME: 'here', HOME: 'there' }],
    ['Node is told to keep nothing', { NODE_COMPILE_CACHE: '' }],
  ])('keeps nothing, and leaves nothing in the folder of the caller, where %s', (_, env) => {
    const before = readdirSync(folder);
    expect(printed(env)).toMatch(/\d+\.\d+/);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('runs for a user who has no home, as in a container', () => {
    const bin = join(root, 'packages/cli/bin/dicepit.js');
    const homeless = 'require("node:os").homedir = () => { throw new Error("ENOENT") };';
    const preload = join(folder, 'homeless.cjs');
    writeFileSync(preload, `${homeless}\nrequire("node:module").syncBuiltinESMExports();`);
    const printed = execFileSync(process.execPath, ['--require', preload, bin, '--version'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(printed).toMatch(/\d+\.\d+/);
  });

  test('runs without where nothing can be kept', () => {
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'a file, no folder');
    expect(printed({ XDG_CACHE_HOME: taken })).toMatch(/\d+\.\d+/);
  });
});

describe('the launcher under an older Node', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  /** A copy of the launcher that takes the Node of this test for an old one, with or without a newer one beside it. */
  const launcher = (name: string, hasNewer: boolean): string => {
    const bin = join(folder, name, 'bin');
    mkdirSync(bin, { recursive: true });
    cpSync(join(root, 'packages', 'cli', 'bin', 'needed-node.js'), join(bin, 'launcher.js'));
    const text = readFileSync(join(bin, 'launcher.js'), 'utf8');
    writeFileSync(join(bin, 'launcher.js'), text.replace('isNewEnough(process.versions.node)', 'false'));
    writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
    if (hasNewer) {
      const installed = join(folder, name, 'node_modules', nodePackages[systemOf()]);
      mkdirSync(join(installed, 'bin'), { recursive: true });
      writeFileSync(join(installed, 'package.json'), '{}');
      symlinkSync(
        process.execPath,
        join(installed, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
      );
    }
    return join(bin, 'launcher.js');
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dicepit-launcher-'));
    // Says its own number, and how it is ended; a signal that does not reach it leaves it running.
    writeFileSync(
      join(folder, 'server.mjs'),
      `for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
        process.on(signal, () => { console.log('ended by ' + signal); process.exit(43); });
      setInterval(() => {}, 1000);
      console.log('ready ' + process.pid + ' ' + process.argv.slice(2).join(' '));`,
    );
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('says in one sentence what is needed where no newer one is installed', () => {
    const asked = [launcher('alone', false), join(folder, 'server.mjs')];
    const { status, stderr } = outcomeOf(asked);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      `Dicepit needs Node 24.15 or newer of 24, or Node 26, and this is ${process.version}. Install again with optional dependencies, which bring it along, or install Node 26.`,
    ]);
  });

  test.runIf(process.platform !== 'win32').each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'hands %s on to the pit, waits for its end and ends with its code',
    async (signal) => {
      const script = join(folder, 'server.mjs');
      const child = spawn(process.execPath, [launcher(signal, true), script, 'serve', '--port', '0'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      let printed = '';
      const ready = new Promise<void>((resolve) => {
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          if (printed.includes('ready')) resolve();
        });
      });
      const closed = once(child, 'close');
      await ready;
      child.kill(signal);
      expect(await closed).toEqual([43, null]);
      expect(printed).toMatch(/^ready \d+ serve --port 0\nended by/);
      expect(printed).toContain(`ended by ${signal}`);
      const [, server = ''] = /ready (\d+)/.exec(printed) ?? [];
      expect(() => process.kill(Number(server), 0)).toThrow(/ESRCH/);
    },
  );
});

const systemOf = (): keyof typeof nodePackages => {
  const system = `${process.platform}-${process.arch}`;
  if (!Object.hasOwn(nodePackages, system)) throw new Error(`no Node is installed by npm on ${system}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return system as keyof typeof nodePackages;
};

function outcomeOf(args: readonly string[]): { readonly status: number | null; readonly stderr: string } {
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return { status: 0, stderr: '' };
  } catch (cause) {
    const { status, stderr } = Object(cause);
    return { status, stderr };
  }
}
