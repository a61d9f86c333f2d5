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

const neededPrograms: readonly Need[] = [
  {
    name: 'Chromium',
    from: 'chromium-headless-shell',
    find: findChromium,
    without:
      'browser tests are skipped. Get it with "apt-get install chromium-headless-shell", or set CHROMIUM',
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

/** How what is missing is looked for, announced and installed; tests have their own. */
type Installing = {
  readonly needs: readonly Need[];
  readonly mayInstall: boolean;
  readonly say: (line: string) => void;
  readonly aptGet: (args: readonly string[]) => void;
};

/** Installs what is missing where this machine lets us, and says in one line how to get what still is. */
export function fetchNeeds({ needs, mayInstall, say, aptGet }: Installing = onThisMachine()): void {
  const missing = needs.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && mayInstall) {
    const packages = missing.map(({ from }) => from);
    // Said before anything is done: a test command that changes the machine must not do so unseen.
    say(
      `About to install with apt-get, as root, what some tests need: ${packages.join(', ')}. ` +
        'It takes a few minutes. With DICEPIT_INSTALL=no nothing is installed and those tests are skipped.',
    );
    aptGet(['update', '-q']);
    for (const name of packages) aptGet(['install', '-qy', '--no-install-recommends', name]);
  }
  for (const { name, find, without } of missing) if (find() === undefined) say(`No ${name}: ${without}.`);
}

const onThisMachine = (): Installing => ({
  needs: neededPrograms,
  mayInstall:
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    process.env['DICEPIT_INSTALL'] !== 'no',
  say,
  aptGet: (args) =>
    void spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
});

export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  const places = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
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
