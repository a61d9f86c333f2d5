import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { damageIn, damageInStreams, openSqlite, type Progress } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { dataFolder, exists } from '../serve/data-folder.ts';
import { runningPit } from '../serve/office-door.ts';
import { explainCause } from '../terminal.ts';
import { type Check, fail, ok, warn } from './check.ts';

export function nodeCheck(version: string): Check {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= 24) return ok('node', version);
  return fail('node', `${version} is too old`, "Run 'npm ci', which brings Node 24, then 'npx dicepit'.");
}

const GIB = 1024 ** 3;

/** Room on the disk, and a real store in the folder: opened, written to durably, and thrown away. */
export async function diskChecks(data: string): Promise<readonly Check[]> {
  const folder = await nearestFolder(resolve(data));
  return [await roomCheck(folder), await storeCheck(folder, data)];
}

async function roomCheck(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const said = `${(free / GIB).toFixed(1)} GiB free in ${folder}`;
  if (free < GIB / 20) return fail('disk', said, 'Make room: a pit that cannot write stops.');
  return free < GIB
    ? warn('disk', said, 'An evening takes about 100 MiB; make room in time.')
    : ok('disk', said);
}

async function storeCheck(folder: string, data: string): Promise<Check> {
  let trial: string | undefined;
  try {
    trial = await mkdtemp(join(folder, '.dicepit-doctor-'));
    const store = await openSqlite({ file: join(trial, 'trial.sqlite') });
    await store.check();
    await store.close();
    const release = process.versions['sqlite'] ?? 'of this Node';
    return ok('store', `SQLite ${release} writes in ${data}, every commit synced to the disk`);
  } catch (cause) {
    return fail(
      'store',
      `nothing can be kept in ${data}: ${explainCause(cause)}`,
      'Name another folder with --data.',
    );
  } finally {
    if (trial !== undefined) await rm(trial, { recursive: true, force: true });
  }
}

/** The pit in the folder, where there is one: a damaged file is known before the guests come. */
export async function pitCheck(data: string, progress?: Progress): Promise<readonly Check[]> {
  const folder = dataFolder(data);
  if (!(await exists(folder.file))) return [];
  const running = await runningPit(folder);
  try {
    const damage =
      running === undefined ? await damageIn(folder.file, progress) : await running.damage(progress);
    if (damage === undefined) return [ok('pit', `every page and every entry of ${folder.file} is sound`)];
    return [
      fail(
        'pit',
        `${folder.file} is damaged: ${damage}`,
        "Keep the file, look at the disk, and bring a backup back with 'dicepit restore'.",
      ),
    ];
  } catch (cause) {
    return [
      warn(
        'pit',
        `${folder.file} could not be looked at: ${explainCause(cause)}`,
        'Stop the pit and look again.',
      ),
    ];
  }
}

/** The database, and every entry in it. */
export async function databaseCheck(url: string | undefined, progress?: Progress): Promise<readonly Check[]> {
  if (url === undefined) return [];
  try {
    const store = await openPostgres({ url });
    try {
      await store.check();
      const damage = await damageInStreams(store, progress);
      if (damage !== undefined)
        return [
          fail(
            'PostgreSQL',
            `the pit of DATABASE_URL is damaged: ${damage}`,
            'Keep the database as it is, and bring a dump of before back.',
          ),
        ];
    } finally {
      await store.close();
    }
    return [ok('PostgreSQL', 'the database of DATABASE_URL answers, writes and keeps; every entry is sound')];
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const found = fail(
      'PostgreSQL',
      `the database of DATABASE_URL: ${why}`,
      'Start it, or unset DATABASE_URL.',
    );
    return [{ ...found, network: true }];
  }
}

export function entropyCheck(entropy: (bytes: number) => Uint8Array = randomBytes): Check {
  try {
    const [one, other] = [entropy(32), entropy(32)];
    if (Buffer.compare(one, other) !== 0 && one.some((byte) => byte !== 0))
      return ok('entropy', 'the system gives fresh random bytes');
  } catch {
    // Said below.
  }
  return fail(
    'entropy',
    'the system gives no random bytes',
    'Virtual dice cannot be thrown here: use real ones.',
  );
}

export function clockCheck(now: number): Check {
  const said = new Date(now).toISOString();
  return now > Date.UTC(2026, 0, 1) && now < Date.UTC(2100, 0, 1)
    ? ok('clock', said)
    : warn('clock', `it says ${said}`, 'Set the clock: times in the trail are taken from it.');
}

async function nearestFolder(path: string): Promise<string> {
  return (await exists(path)) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
