import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { exit, Failure } from '../exit.ts';
import { explainCause } from '../terminal.ts';

/** Where a pit keeps what it has: its streams, its secret, and how to reach it while it runs. */
export type DataFolder = {
  readonly path: string;
  /** The SQLite file with all streams. */
  readonly file: string;
  readonly secretFile: string;
  /** The certificate that the pit made for itself, and its key. */
  readonly certificateFile: string;
  readonly certificateKeyFile: string;
  /** How far the pit has come, apart from its store. */
  readonly reachedFile: string;
  /** Where a running pit says how its owner can reach it. */
  readonly controlFile: string;
};

export const DEFAULT_FOLDER = './dicepit-data';

export const dataFolder = (path: string): DataFolder => ({
  path,
  file: join(path, 'pit.sqlite'),
  secretFile: join(path, 'secret'),
  certificateFile: join(path, 'https.pem'),
  certificateKeyFile: join(path, 'https-key.pem'),
  reachedFile: join(path, 'reached.json'),
  controlFile: join(path, 'office.json'),
});

/** The folder made where it is missing, for its owner alone. */
export async function makeFolder({ path }: DataFolder): Promise<void> {
  try {
    await makePath(path);
  } catch (cause) {
    throw new Failure({ code: 'CANNOT_MAKE_DATA', path, why: explainCause(cause) }, exit.failed);
  }
}

/**
 * Makes a folder and those above it that are missing, for their owner alone. By hand, since `mkdir` with `recursive`
 * tries for ever where a folder can be looked at and nothing be made in it, such as `/proc`.
 */
export async function makePath(path: string): Promise<void> {
  const full = resolve(path);
  if ((await exists(full)) && (await stat(full)).isDirectory()) return;
  if (dirname(full) !== full) await makePath(dirname(full));
  try {
    await mkdir(full, { mode: 0o700 });
  } catch (cause) {
    // Somebody else may just have made it.
    if (!(await exists(full)) || !(await stat(full)).isDirectory()) throw cause;
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The pit's secret, from the environment or the folder; undefined where there is none. */
export async function readSecret(folder: DataFolder, env: Environment): Promise<Uint8Array | undefined> {
  const given = env['DICEPIT_SECRET'];
  if (given !== undefined && given !== '') return bytesIn(given, 'DICEPIT_SECRET');
  if (!(await exists(folder.secretFile))) return undefined;
  try {
    return bytesIn((await readFile(folder.secretFile, 'utf8')).trim(), folder.secretFile);
  } catch (cause) {
    throw cause instanceof Failure
      ? cause
      : new Failure(
          { code: 'CANNOT_READ_SECRET', path: folder.secretFile, why: explainCause(cause) },
          exit.failed,
        );
  }
}

/** The pit's secret, made on the first start. It is on the disk before anything is signed or sealed by it. */
export async function keepSecret(folder: DataFolder, env: Environment): Promise<Uint8Array> {
  const kept = await readSecret(folder, env);
  if (kept !== undefined) return kept;
  if (await exists(folder.file))
    throw new Failure({ code: 'SECRET_GONE', path: folder.secretFile }, exit.failed);
  const secret = randomBytes(32);
  await writeSecret(folder, secret);
  return secret;
}

/** Writes the secret for its owner alone, never over another. */
export async function writeSecret({ secretFile }: DataFolder, secret: Uint8Array): Promise<void> {
  try {
    const handle = await open(secretFile, 'wx', 0o600);
    try {
      await handle.writeFile(`${Buffer.from(secret).toString('hex')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw new Failure(
      { code: 'CANNOT_WRITE_SECRET', path: secretFile, why: explainCause(cause) },
      exit.failed,
    );
  }
}

/** Copies the secret beside a copy of the pit; one that comes by the environment is in no folder. */
export async function copySecret(from: DataFolder, to: DataFolder): Promise<void> {
  if (!(await exists(from.secretFile))) return;
  const secret = await readSecret(from, {});
  if (secret !== undefined) await writeSecret(to, secret);
}

function bytesIn(hex: string, from: string): Uint8Array {
  // What stands there is never repeated in a message: it may be nearly right.
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Failure({ code: 'NO_SECRET_THERE', from });
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}
