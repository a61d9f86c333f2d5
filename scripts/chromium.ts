import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './tool.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium for browser tests: the one there is, or Debian's where this machine lets us install it. */
export function findChromium(): string | undefined {
  return installed() ?? (mayInstall() ? install() : undefined);
}

function installed(): string | undefined {
  const named = process.env['CHROMIUM'];
  return [...(named === undefined ? [] : [named]), ...places].find((place) => existsSync(place));
}

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install(): string | undefined {
  say('Installing Chromium for the browser tests by apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: 'ignore', env } as const;
  spawnSync('apt-get', ['update', '-q'], quiet);
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], quiet);
  return installed();
}
