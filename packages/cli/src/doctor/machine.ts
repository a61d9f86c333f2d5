import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { damageIn, damageInStreams, openSqlite, type Progress } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { decimal, said } from '../language.ts';
import { runningPit } from '../serve/control-client.ts';
import { dataFolder, exists } from '../serve/data-folder.ts';
import { explainCause } from '../terminal.ts';
import { type Check, fail, ok, warn } from './check.ts';

export function nodeCheck(version: string): Check {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= 24) return ok('node', version);
  const { says, ways } = said().doctor;
  return fail('node', says.nodeTooOld({ version }), ways.nodeTooOld);
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
  const { says, ways } = said().doctor;
  const room = says.room({ free: decimal(free / GIB), folder });
  if (free < GIB / 20) return fail('disk', room, ways.roomNone);
  return free < GIB ? warn('disk', room, ways.roomLittle) : ok('disk', room);
}

async function storeCheck(folder: string, data: string): Promise<Check> {
  const { says, ways } = said().doctor;
  let trial: string | undefined;
  try {
    trial = await mkdtemp(join(folder, '.dicepit-doctor-'));
    const store = await openSqlite({ file: join(trial, 'trial.sqlite') });
    await store.check();
    await store.close();
    return ok('store', says.storeWrites({ release: process.versions['sqlite'] ?? 'none', data }));
  } catch (cause) {
    return fail('store', says.nothingKept({ data, why: explainCause(cause) }), ways.nothingKept);
  } finally {
    if (trial !== undefined) await rm(trial, { recursive: true, force: true });
  }
}

/** The pit in the folder, where there is one: a damaged file is known before the guests come. */
export async function pitCheck(data: string, progress?: Progress): Promise<readonly Check[]> {
  const folder = dataFolder(data);
  if (!(await exists(folder.file))) return [];
  const running = await runningPit(folder);
  const { says, ways } = said().doctor;
  const { file } = folder;
  try {
    const damage =
      running === undefined ? await damageIn(folder.file, progress) : await running.damage(progress);
    if (damage === undefined) return [ok('pit', says.pitSound({ file }))];
    return [fail('pit', says.pitDamaged({ file, damage }), ways.pitDamaged)];
  } catch (cause) {
    return [warn('pit', says.pitNotSeen({ file, why: explainCause(cause) }), ways.pitNotSeen)];
  }
}

/** The database, and every entry in it. */
export async function databaseCheck(url: string | undefined, progress?: Progress): Promise<readonly Check[]> {
  if (url === undefined) return [];
  const { says, ways } = said().doctor;
  try {
    const store = await openPostgres({ url });
    try {
      await store.check();
      const damage = await damageInStreams(store, progress);
      if (damage !== undefined)
        return [fail('PostgreSQL', says.databaseDamaged({ damage }), ways.databaseDamaged)];
    } finally {
      await store.close();
    }
    return [ok('PostgreSQL', says.databaseSound)];
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const found = fail('PostgreSQL', says.databaseFails({ why }), ways.databaseFails);
    return [{ ...found, network: true }];
  }
}

export function entropyCheck(entropy: (bytes: number) => Uint8Array = randomBytes): Check {
  const { says, ways } = said().doctor;
  try {
    const [one, other] = [entropy(32), entropy(32)];
    if (Buffer.compare(one, other) !== 0 && one.some((byte) => byte !== 0))
      return ok('entropy', says.entropy);
  } catch {
    // Said below.
  }
  return fail('entropy', says.noEntropy, ways.noEntropy);
}

export function clockCheck(now: number): Check {
  const { says, ways } = said().doctor;
  const moment = new Date(now).toISOString();
  return now > Date.UTC(2026, 0, 1) && now < Date.UTC(2100, 0, 1)
    ? ok('clock', moment)
    : warn('clock', says.clockWrong({ now: moment }), ways.clockWrong);
}

async function nearestFolder(path: string): Promise<string> {
  return (await exists(path)) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
