import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL of its own in a temporary folder, for tests. */
export type PostgresServer = {
  readonly url: string;
  /** Starts it again after it was stopped. */
  start(): Promise<void>;
  /** Stops it: in good order, at once without writing anything more, or frozen so that it says nothing. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Stops it and takes its folder away. */
  end(): Promise<void>;
};

/** Where the programs of PostgreSQL are, if they are anywhere. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** What to say where there is none. */
export const HOW_TO_GET_POSTGRES =
  'PostgreSQL was not found, so nothing is tested against it: install it (apt-get install postgresql).';

/** In memory it syncs as on a disk, only quicker; for measurements it has to be on the disk. */
export async function startPostgres(on: 'memory' | 'disk' = 'memory'): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error(HOW_TO_GET_POSTGRES);

  const folder = mkdtempSync(join(on === 'disk' ? tmpdir() : memoryFolder(), 'dicepit-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const user = userFor(folder);
  const call = async (program: string, ...rest: readonly string[]): Promise<void> => {
    const path = join(programs, program);
    const [command, ...given] = user === undefined ? [path, ...rest] : ['setpriv', ...user, path, ...rest];
    await run(command ?? path, given, { cwd: folder });
  };
  const start = (): Promise<void> =>
    call(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=50`,
      'start',
    );
  const stop = (how: 'fast' | 'immediate'): Promise<void> =>
    call('pg_ctl', '-D', data, '-w', '-m', how, 'stop');

  await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale', 'C.UTF-8');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: () => signal(data, 'STOP'),
    thaw: () => signal(data, 'CONT'),
    async end() {
      await stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const DEBIAN = '/usr/lib/postgresql';
const SHARED_MEMORY = '/dev/shm';
const run = promisify(execFile);

function memoryFolder(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > 500_000_000 ? SHARED_MEMORY : tmpdir();
}

const pathFolders = (): readonly string[] => (process.env['PATH'] ?? '').split(':');

/** PostgreSQL refuses to run as root; then the folder is given to the user that its package made. */
function userFor(folder: string): readonly string[] | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): string => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim();
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, Number(uid), Number(gid));
  return ['--reuid', uid, '--regid', gid, '--clear-groups'];
}

/** Every process of the server: the first stands in its pid file, the others are its children. */
function signal(data: string, name: 'STOP' | 'CONT'): void {
  const first = execFileSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).trim();
  const children = execFileSync('ps', ['--ppid', first, '-o', 'pid='], { encoding: 'utf8' }).split(/\s+/);
  for (const pid of [first, ...children.filter(Boolean)]) process.kill(Number(pid), `SIG${name}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
