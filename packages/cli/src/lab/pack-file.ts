import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pack } from '@dicepit/engine';
import { packIds } from '@dicepit/games';
import { findOwnPackages } from '@dicepit/simulator/own-packages';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { explainCause } from '../terminal.ts';
import { reasonOf } from './remark.ts';

/** Whether an argument names a file or a folder rather than a pack of the house, which goes first. */
export async function isPackFile(text: string): Promise<boolean> {
  if (packIds.includes(text)) return false;
  return (
    /[\\/]|\.(ts|mts|js|mjs|json)$/.test(text) || (await stat(text).catch(() => undefined)) !== undefined
  );
}

/** Everything that a module exports. A module that does not load fails with its reason. */
export async function loadExports(file: string): Promise<readonly unknown[]> {
  findOwnPackages();
  try {
    const exported: unknown = await import(pathToFileURL(file).href);
    return typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
  } catch (cause) {
    throw new Failure({ code: 'PACK_NOT_VALID', file, why: harmless(reasonOf(cause)) }, exit.invalid);
  }
}

/** A folder is read through its `src/pack.ts` or `pack.ts`. */
export async function findPackFile(path: string): Promise<string> {
  try {
    if (!(await stat(path)).isDirectory()) return path;
  } catch (cause) {
    throw new Failure({ code: 'CANNOT_READ', path, why: explainCause(cause) }, exit.failed);
  }
  for (const name of ['src/pack.ts', 'pack.ts']) {
    const file = join(path, name);
    if (await stat(file).catch(() => undefined)) return file;
  }
  throw new Failure({ code: 'NO_PACK_FILE', folder: path }, exit.invalid);
}

/** A definition in `pack.ts` comes with all modules beside it; one of another name stands alone. */
export async function findModules(file: string): Promise<readonly string[]> {
  if (basename(file) !== 'pack.ts') return [file];
  const names = await readdir(dirname(file));
  const beside = names
    .filter((name) => /\.m?[tj]s$/.test(name) && !/\.(test|d)\.m?[tj]s$/.test(name))
    .map((name) => join(dirname(file), name))
    .filter((each) => each !== file);
  return [...beside.sort(), file];
}

/** How a module exports a pack. */
export const PACK_EXPORT = 'export const mine = pack({ … })';

export const isPack = (value: unknown): value is Pack =>
  typeof value === 'object' &&
  value !== null &&
  'open' in value &&
  typeof value.open === 'function' &&
  'wagerIds' in value &&
  'prefix' in value;
