import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Game } from '@dicepit/engine';
import { clauseProblems, registerBeside } from './pack-clauses.ts';
import { feltProblems, layoutsIn } from './pack-felts.ts';
import { exportsOf, fileOf, isPack } from './pack-file.ts';
import { oddsProblems, optionProblems, steepEdges } from './pack-odds.ts';
import type { Remark } from './remark.ts';

/** What was found of a definition: it is valid when there are no problems. Warnings are for thinking about. */
export type PackCheck = {
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
  readonly game: Game | undefined;
};

/** Loads a definition and looks at everything that can be wrong with it, not stopping at the first. */
export async function checkPack(path: string): Promise<PackCheck> {
  const file = resolve(await fileOf(path));
  const { exported, problems } = await loaded(file);
  const pack = exported.get(file)?.find(isPack);
  if (pack === undefined) {
    const none = { file, reason: 'it exports no pack; end it with: export const mine = pack({ … })' };
    return { problems: problems.length > 0 ? problems : [none], warnings: [], game: undefined };
  }
  const opened = pack.open();
  if (!opened.ok) return { problems, warnings: [], game: undefined };
  const { game } = opened;
  const register = await registerBeside(file);
  const layouts = layoutsIn(exported);
  return {
    problems: [
      ...problems,
      ...optionProblems(pack, file),
      ...oddsProblems(game, file),
      ...clauseProblems(game, register),
      ...feltProblems(game, layouts),
    ],
    warnings: [
      ...(register === undefined
        ? [{ file, reason: 'no clauses.json beside it: clauses are not checked' }]
        : []),
      ...(layouts.length === 0 ? [{ file, reason: 'no layout beside it: no felt can be drawn' }] : []),
      ...steepEdges(game, file),
    ],
    game,
  };
}

/** Every module of the folder by itself, so that a fault in one does not hide those of another. */
async function loaded(file: string) {
  const exported = new Map<string, readonly unknown[]>();
  const problems: Remark[] = [];
  for (const each of await modulesOf(file)) {
    try {
      exported.set(each, await exportsOf(each));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const reason = message.replace(`'${each}' is not valid: `, '');
      // A module fails again in each that imports it: the first is the one that has the fault.
      if (!problems.some((known) => known.reason === reason)) problems.push({ file: each, reason });
    }
  }
  return { exported, problems };
}

/** A definition in `pack.ts` comes with all modules beside it; one of another name stands alone. */
async function modulesOf(file: string): Promise<readonly string[]> {
  if (basename(file) !== 'pack.ts') return [file];
  const names = await readdir(dirname(file));
  const beside = names
    .filter((name) => /\.m?[tj]s$/.test(name) && !/\.(test|d)\.m?[tj]s$/.test(name))
    .map((name) => join(dirname(file), name))
    .filter((each) => each !== file);
  return [...beside.sort(), file];
}
