import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A PostgreSQL of its own in a temporary folder, for tests. */
export type PostgresServer = {
  readonly url: string;
  readonly port: number;
  /** What a statement answers, a line to a row. */
  ask(sql: string): Promise<string>;
  /** All its processes, the first before its children. */
  processes(): readonly string[];
  /** Starts it again after it was stopped. */
  start(): Promise<void>;
  /** Stops it: in good order, at once without writing anything more, or frozen so that it says nothing. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Ends all its processes where they stand, as a power cut does. */
  kill(): Promise<void>;
  /**
   * A second server with a copy of this one, which follows it and can only be read until it is promoted. Synchronous, no
   * commit of this one is acknowledged before the copy has it on its disk. It may take the port of a server that has
   * ended.
   */
  standby(options: { readonly synchronous: boolean; readonly port?: number }): Promise<PostgresServer>;
  /** Makes a standby the server that is written to. */
  promote(): Promise<void>;
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
  const server = await newServer(on === 'disk' ? tmpdir() : memoryFolder());
  const flags = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale', 'C.UTF-8'];
  await server.call('initdb', '-D', server.data, ...flags);
  return started(server);
}

/** A place for a server: its folder, its port, and how its programs are called. */
type Place = {
  readonly within: string;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly call: (program: string, ...rest: readonly string[]) => Promise<string>;
};

async function newServer(within: string, at?: number): Promise<Place> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error(HOW_TO_GET_POSTGRES);
  const folder = mkdtempSync(join(within, 'dicepit-postgres-'));
  const user = userFor(folder);
  return {
    within,
    folder,
    data: join(folder, 'data'),
    port: at ?? (await freePort()),
    call: async (program, ...rest) => {
      const path = join(programs, program);
      const [command, ...given] = user === undefined ? [path, ...rest] : ['setpriv', ...user, path, ...rest];
      const { stdout } = await run(command ?? path, given, { cwd: folder });
      return stdout;
    },
  };
}

async function started({ within, folder, data, port, call }: Place): Promise<PostgresServer> {
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=50`;
  const start = async (): Promise<void> => {
    await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const stop = async (how: 'fast' | 'immediate'): Promise<void> => {
    await call('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  };
  const ask = (sql: string): Promise<string> =>
    call('psql', '-X', '-A', '-t', '-h', '127.0.0.1', '-p', `${port}`, '-U', USER, '-d', USER, '-c', sql);

  await start();
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/${USER}`,
    port,
    ask,
    processes: () => processesOf(data),
    start,
    stop,
    freeze: () => void signal(data, 'STOP'),
    thaw: () => void signal(data, 'CONT'),
    async kill() {
      const killed = signal(data, 'KILL');
      // Until the last is gone its memory is taken, and a new start is refused.
      while (killed.some((pid) => existsSync(`/proc/${pid}`))) await setTimeout(20);
    },
    async standby({ synchronous, port: at }) {
      const copy = await newServer(within, at);
      const from = `host=127.0.0.1 port=${port} user=${USER} application_name=${STANDBY}`;
      await copy.call('pg_basebackup', '-D', copy.data, '-R', '-X', 'stream', '-c', 'fast', '-d', from);
      const standby = await started(copy);
      // After the copy was made: a copy that has this setting would itself wait for a standby once it is promoted.
      if (synchronous) {
        await ask(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
        await ask('SELECT pg_reload_conf()');
      }
      const wanted = synchronous ? 'sync' : 'async';
      const deadline = Date.now() + FOLLOWING_TIMEOUT_MS;
      while ((await ask('SELECT sync_state FROM pg_stat_replication')).trim() !== wanted) {
        if (Date.now() > deadline) throw new Error(`The standby does not follow as ${wanted}.`);
        await setTimeout(50);
      }
      return standby;
    },
    async promote() {
      await call('pg_ctl', '-D', data, '-w', 'promote');
    },
    async end() {
      await stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const USER = 'postgres';
/** What a standby calls itself, and its primary calls it in `synchronous_standby_names`. */
const STANDBY = 'standby';
const FOLLOWING_TIMEOUT_MS = 30_000;
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
function processesOf(data: string): readonly string[] {
  const first = execFileSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).trim();
  const children = execFileSync('ps', ['--ppid', first, '-o', 'pid='], { encoding: 'utf8' }).split(/\s+/);
  return [first, ...children.filter(Boolean)];
}

function signal(data: string, name: 'STOP' | 'CONT' | 'KILL'): readonly string[] {
  const all = processesOf(data);
  for (const pid of all) process.kill(Number(pid), `SIG${name}`);
  return all;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
