import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packs } from '@dicepit/games';
import { checkPack, type ParsedPack } from '@dicepit/wire';
import { harmless } from '../harmless.ts';
import { examine } from '../lab/check/examine.ts';
import { findPackFile } from '../lab/pack-file.ts';
import { type Remark, reasonOf, tellRemark } from '../lab/remark.ts';
import { sharedNames } from '../lab/shared-names.ts';
import { languageSpoken, said } from '../language.ts';

/** Something that was found, told, with the lines of the file around it. */
export type Finding = {
  readonly place: string;
  readonly reason: string;
  readonly wayOut: string;
  readonly lines: readonly { readonly number: number; readonly text: string; readonly isMeant: boolean }[];
};

/** A definition as it was saved: what is wrong with it, and the pack where nothing is. */
export type PackVersion = {
  readonly problems: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly pack: ParsedPack | undefined;
};

/** A definition is given up when it has not loaded by then: a loop in it may never end. */
const READ_TIMEOUT_MS = 20_000;

/** Reads a pack as it stands on the disk now, in threads that know nothing of what it was before. */
export async function readVersion(path: string, signal: AbortSignal): Promise<PackVersion> {
  const root = (await stat(path).catch(() => undefined))?.isDirectory() === true ? path : dirname(path);
  const slow = AbortSignal.timeout(READ_TIMEOUT_MS);
  const until = AbortSignal.any([signal, slow]);
  const found = async (remark: Remark): Promise<Finding> => ({
    place: placeOf(remark, resolve(root)),
    ...tellRemark(remark),
    lines: await linesAround(remark),
  });
  const broken = async (file: string, why: string): Promise<PackVersion> => ({
    problems: [await found({ file, code: 'notLoaded', figures: { why: harmless(why) } })],
    warnings: [],
    pack: undefined,
  });
  try {
    const file = await realpath(resolve(await findPackFile(path)));
    const isData = file.endsWith('.json');
    const remarks = isData ? { problems: [], warnings: [] } : await examine(file, until);
    const problems = await Promise.all(remarks.problems.map(found));
    // What is only worth a thought waits until nothing is wrong.
    if (problems.length > 0) return { problems, warnings: [], pack: undefined };
    const loaded = await loadInThread(file, until);
    if ('why' in loaded) return await broken(file, loaded.why);
    const parsed = checkPack(loaded.data);
    if (!parsed.ok)
      return await broken(
        file,
        parsed.problems.map(({ place, message }) => `${place}: ${message}`).join('; '),
      );
    // A definition was examined, and what was built was not.
    const told = isData ? sharedNames(parsed.value.data, { file, others: packs }) : remarks.warnings;
    return { problems, warnings: await Promise.all(told.map(found)), pack: parsed.value };
  } catch (cause) {
    const why = slow.aborted ? said().lab.dev.slow({ seconds: READ_TIMEOUT_MS / 1_000 }) : reasonOf(cause);
    return broken(path, why);
  }
}

type Loaded = { readonly data: unknown } | { readonly why: string };

function loadInThread(path: string, signal: AbortSignal): Promise<Loaded> {
  const worker = new Worker(new URL('./pack-loader.ts', import.meta.url), {
    workerData: { path, language: languageSpoken() },
  });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<Loaded>((settle, reject) => {
    worker.once('message', settle);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('it ended')));
  }).finally(() => {
    signal.removeEventListener('abort', stop);
    stop();
  });
}

const placeOf = ({ file, line }: Remark, root: string): string => {
  const within = relative(root, resolve(file)).replaceAll('\\', '/');
  const name = within === '' || within.startsWith('..') ? basename(file) : within;
  return line === undefined ? name : `${name}:${line}`;
};

/** So many lines are shown before and after the one that is meant. */
const AROUND = 2;

async function linesAround({ file, line }: Remark): Promise<Finding['lines']> {
  if (line === undefined) return [];
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split(/\r?\n/)
    .map((each, index) => ({ number: index + 1, text: each, isMeant: index + 1 === line }))
    .filter(({ number }) => Math.abs(number - line) <= AROUND);
}

/** What a folder looks like from outside; it changes with every save. */
export async function stampOf(path: string): Promise<string> {
  const about = await stat(path).catch(() => undefined);
  if (about === undefined) return 'gone';
  if (!about.isDirectory()) {
    // A definition of another name stands alone; one in pack.ts comes with the modules beside it.
    return basename(path) === 'pack.ts' ? stampOf(dirname(path)) : `${about.mtimeMs} ${about.size}`;
  }
  const stamps: string[] = [];
  const look = async (folder: string, depth: number): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (stamps.length >= MAX_FILES || UNWATCHED.test(entry.name)) continue;
      const file = join(folder, entry.name);
      if (entry.isDirectory() && depth < MAX_DEPTH) await look(file, depth + 1);
      const { mtimeMs = 0, size = 0 } = entry.isFile()
        ? ((await stat(file).catch(() => undefined)) ?? {})
        : {};
      if (entry.isFile()) stamps.push(`${file} ${mtimeMs} ${size}`);
    }
  };
  await look(path, 0);
  return stamps.join('\n');
}

const UNWATCHED = /^(\..*|node_modules|dicepit|dicepit-data)$/;
const MAX_FILES = 500;
const MAX_DEPTH = 4;
