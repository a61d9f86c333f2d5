import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  type Cloth,
  type Commentary,
  type Game,
  type Layout,
  type Pack,
  type RegisterRow,
  type TableProcedure,
  tableProcedureFor,
  type Wager,
} from '@dicepit/engine';
import { addPack, automaticRegister, type Manner, type PackFacts, type ScreenCloth } from '@dicepit/games';
import { type PackBundle, type PackData, type PackWords, toPack, writePack } from '@dicepit/games/data';
import { addText } from '@dicepit/games/texts';
import { automaticLayout } from '@dicepit/layout';
import {
  checkPack,
  MAX_PACK_LENGTH,
  type Parsed,
  type ParsedPack,
  type Problem,
  parsePack,
} from '@dicepit/wire';
import { BASE, everyLanguage } from '@dicepit/words';
import { rememberTyped } from '../choosing.ts';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { explainCause } from '../terminal.ts';
import { examine } from './check/examine.ts';
import { findModules, findPackFile, isPack, loadExports, PACK_EXPORT } from './pack-file.ts';
import { reasonOf, remarkLine } from './remark.ts';

/**
 * A pack of one's own, from a folder, a file that exports it, or a `.pack.json`. What a definition does not say itself is
 * filled in: the procedure of a table, a felt, a register, the players of the house. All three ways give the same pack with the
 * same hash, checked as what comes from anywhere else.
 */
export async function loadPack(path: string): Promise<ParsedPack> {
  const file = resolve(await findPackFile(path));
  if (file.endsWith('.json')) return accepted(await parseFile(file), path);
  return withLines(file, async () => accepted(await compileFile(file), path));
}

function accepted(parsed: Parsed<ParsedPack>, path: string): ParsedPack {
  if (parsed.ok) return parsed.value;
  const faults = parsed.problems.map(problemText);
  throw new Failure({ code: 'PACK_NOT_VALID', file: path, why: faults.join('\n  ') }, exit.invalid);
}

/** `wagers[3].wager.name: …`, where a fault has a place. */
export const problemText = ({ place, message }: Problem): string =>
  harmless(place === '' ? message : `${place}: ${message}`);

/** A definition that cannot be read is told of by its lines: all its faults, where `dicepit check` finds them. */
async function withLines<Value>(file: string, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== exit.invalid) throw cause;
    const { problems } = await examine(await realpath(file));
    if (problems.length === 0) throw cause;
    const why = problems.map((problem) => `\n  ${remarkLine(problem)}`).join('');
    throw new Failure({ code: 'PACK_NOT_VALID', file, why }, exit.invalid);
  }
}

/** The pack that a file exports. Loading it checks it: what is wrong with it is said in a sentence. */
export async function packFrom(file: string): Promise<Pack> {
  if (file.endsWith('.json')) return toPack((await loadPack(file)).data);
  return withLines(file, async () => {
    const found = (await loadExports(file)).find(isPack);
    if (found === undefined)
      throw new Failure({ code: 'PACK_MISSING', file, example: PACK_EXPORT }, exit.invalid);
    return found;
  });
}

/** The same, and known to this process from here on as packs of the house are. */
export async function knowPack(path: string): Promise<ParsedPack> {
  const parsed = await loadPack(path);
  addPack(parsed.bundle);
  addText(parsed.id, parsed.bundle.register, parsed.bundle.commentary);
  rememberTyped(parsed.id, path);
  return parsed;
}

/** The pack in a file of data, or what is wrong with it. */
export async function parseFile(file: string): Promise<Parsed<ParsedPack>> {
  try {
    // What is far too large is not even read.
    const { size } = await stat(file);
    if (size > MAX_PACK_LENGTH * 4) return parsePack(' '.repeat(MAX_PACK_LENGTH + 1));
    const text = await readFile(file, 'utf8');
    const [, form = '1'] = /^\s*\{\s*"dicepit":\s*"pack",\s*"version":\s*(\d{1,9})/.exec(text) ?? [];
    if (Number(form) > PACK_FORM)
      throw new Failure({ code: 'FORM_IS_LATER', file, form: Number(form), known: PACK_FORM }, exit.invalid);
    return parsePack(text);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure({ code: 'CANNOT_READ', path: file, why: explainCause(cause) }, exit.failed);
  }
}

/** The form of a pack as data that this version reads. */
const PACK_FORM = 1;

async function compileFile(file: string): Promise<Parsed<ParsedPack>> {
  const exported: unknown[] = [];
  for (const module of await findModules(file)) exported.push(...(await loadExports(module)));
  const pack = exported.find(isPack);
  if (pack === undefined)
    throw new Failure({ code: 'PACK_MISSING', file, example: PACK_EXPORT }, exit.invalid);
  try {
    return checkPack(await compilePack(pack, exported, dirname(file)));
  } catch (cause) {
    throw new Failure({ code: 'PACK_NOT_VALID', file, why: harmless(reasonOf(cause)) }, exit.invalid);
  }
}

/** A definition as data, to be checked like data from anywhere. */
export async function compilePack(
  pack: Pack,
  exported: readonly unknown[],
  folder: string,
): Promise<PackData> {
  const data: PackData = JSON.parse(JSON.stringify(writePack(await bundleFrom(pack, exported, folder))));
  return data;
}

/** What the modules of a pack export, each known by what is in it, and what the house has for the rest. */
async function bundleFrom(pack: Pack, exported: readonly unknown[], folder: string): Promise<PackBundle> {
  const { id, prefix, name, place, dice } = pack;
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${id} refuses its own defaults`);
  const layout = exported.find(isLayout) ?? automaticLayout(pack);
  const own = exported.find((value): value is Partial<PackFacts> =>
    hasAll(value, ['id', 'citedAs', 'prefix']),
  );
  const register = automaticRegister(pack, await registerIn(folder));
  return {
    facts: { citedAs: name, ...own, id, prefix, name, place, kind: 'banked', dice },
    pack,
    procedure:
      exported.find((value): value is TableProcedure<string> =>
        hasAll(value, ['betting', 'calling', 'custody']),
      ) ?? tableProcedureFor(opened.game),
    layout,
    cloth:
      exported.find((value): value is ScreenCloth =>
        hasAll(value, ['base', 'lit', 'raised', 'sunk', 'line', 'room']),
      ) ?? screenCloth(layout.cloth),
    announcing: {},
    manners: exported.find(areManners) ?? automaticManners(opened.game),
    terminal: { table: name },
    register,
    commentary: (await readingsIn(folder)) ?? {
      notices: [],
      sections: register.slice(0, 1).map(({ clause }) => ({ id: 'rules', title: name, from: clause })),
      terms: {},
      drawings: [],
      readings: [],
    },
    words: exported.find(areWords) ?? {},
  };
}

const hasAll = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** A pack is written in the base language; its words are those of the others. */
const areWords = (value: unknown): value is PackWords =>
  everyLanguage.some((language) => language !== BASE && hasAll(value, [language]));

const isLayout = (value: unknown): value is Layout => hasAll(value, ['felts', 'sign', 'cloth']);

const areManners = (value: unknown): value is readonly Manner[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => hasAll(each, ['says', 'keeps', 'picks']));

/** How the house plays a game that does not say so: one stays with its first bet and what leans on it, another plays anything. */
function automaticManners({ wagers }: Game): readonly Manner[] {
  const all = Object.values(wagers);
  const [first] = all;
  if (first === undefined) return [];
  const own = all.filter(({ leansOn }) => leansOn === undefined);
  const behind = all.filter(({ leansOn }) => leansOn?.wager === first.id);
  const some = (of: readonly Wager[]): readonly string[] => of.slice(0, MAX_PICKS).map(({ id }) => id);
  const dice = { declines: 0, givesUp: 0 };
  return [
    { name: 'first', says: `plays ${first.name}`, keeps: some([first, ...behind]), picks: [], ...dice },
    { name: 'anything', says: 'plays anything', keeps: [], picks: some(own), ...dice },
  ];
}

/** So many wagers a manner may name. */
const MAX_PICKS = 60;

/** The clauses in `clauses.json` beside a definition: by clause, or a list of rows. */
async function registerIn(folder: string): Promise<readonly RegisterRow[]> {
  const json = await readJson(join(folder, 'clauses.json'));
  if (!hasAll(json, [])) return [];
  const usual = {
    rule: '',
    kind: 'rule',
    treatment: 'enforced' as const,
    software: BY_DEFINITION,
    acceptance: '',
  };
  return Object.entries(Object(json)).map(([clause, row]) => ({
    ...usual,
    clause,
    ...(typeof row === 'string' ? { rule: row } : Object(row)),
  }));
}

/** How the software keeps a rule that an author has put in words and nothing more: as `automaticRegister` says of its own. */
const BY_DEFINITION = 'as the definition of the game says';

// The schema of a pack looks at it before anything else does.
const readingsIn = async (folder: string): Promise<Commentary | undefined> => {
  const json = await readJson(join(folder, 'readings.json'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return json as Commentary | undefined;
};

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** What is around a cloth on a screen, from the cloth itself. */
function screenCloth({ base, lit }: Cloth): ScreenCloth {
  return {
    base,
    lit,
    raised: mix(base, lit, 0.5),
    sunk: mix(base, '#000000', 0.3),
    line: mix(base, '#f4efe0', 0.5),
    room: mix(base, '#000000', 0.7),
  };
}

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
