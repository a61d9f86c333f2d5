import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './tool.ts';

/** Something beyond npm that some tests cannot do without. */
type Need = {
  readonly name: string;
  /** Debian's package of it. */
  readonly from: string;
  readonly find: () => string | undefined;
  readonly without: string;
};

const needs: readonly Need[] = [
  {
    name: 'Chromium',
    from: 'chromium',
    find: findChromium,
    without: 'browser tests are skipped. Get it with "apt-get install chromium", or set CHROMIUM',
  },
  {
    name: 'PostgreSQL',
    from: 'postgresql',
    find: findPostgres,
    without: 'tests of the PostgreSQL store are skipped. Get it with "apt-get install postgresql"',
  },
  {
    name: 'strace',
    from: 'strace',
    find: () => onPath('strace'),
    without: 'the tests that fail the disk on purpose are skipped. Get it with "apt-get install strace"',
  },
  {
    name: 'Python',
    from: 'python3',
    find: () => onPath('python3'),
    without:
      'trails are not checked by the recipe of docs/inspecting.md. Get it with "apt-get install python3"',
  },
];

/** Installs what is missing where this machine lets us, and says in one line how to get what still is. */
export function fetchNeeds(): void {
  const missing = needs.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && mayInstall()) install(missing);
  for (const { name, find, without } of missing) if (find() === undefined) say(`No ${name}: ${without}.`);
}

export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...(named === undefined ? [] : [named]), ...places].find((place) => existsSync(place));
}

/** Debian keeps the server's own programs off the path, a folder to a version. */
function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const places = versions.map((version) => join(root, version, 'bin', 'initdb'));
  return places.find((place) => existsSync(place)) ?? onPath('initdb');
}

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((place) => existsSync(place));

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install(missing: readonly Need[]): void {
  say(`Installing by apt-get, for the tests: ${missing.map(({ name }) => name).join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: 'ignore', env } as const;
  spawnSync('apt-get', ['update', '-q'], quiet);
  for (const { from } of missing)
    spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', from], quiet);
}
