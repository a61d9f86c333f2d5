import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Pack } from '@dicepit/engine';
import { automaticLayout } from '@dicepit/layout';
import { findOwnPackages } from '@dicepit/simulator/own-packages';
import { harmless } from '../../harmless.ts';
import { clauseProblems, hasPresetClauses, registerBeside } from '../pack-clauses.ts';
import { feltProblems, layoutsIn } from '../pack-felts.ts';
import { findModules, isPack, PACK_EXPORT } from '../pack-file.ts';
import { oddsProblems, optionProblems, stakesInSteps, steepEdges } from '../pack-odds.ts';
import { type Remark, reasonOf } from '../remark.ts';
import { foundFaults, isFaulty, isSameRemark } from './fault-book.ts';
import { placeIn } from './place.ts';

/** What was found of a definition: it is valid when there are no problems. Warnings are for thinking about. */
export type Remarks = { readonly problems: readonly Remark[]; readonly warnings: readonly Remark[] };

/** Loads a definition and looks at everything that can be wrong with it, not stopping at the first. */
export async function checkDefinition(file: string): Promise<Remarks> {
  const { exported, failures } = await loaded(file);
  const pack = exported.get(file)?.find(isPack);
  const game = pack === undefined ? undefined : openDefault(pack);
  const more =
    pack === undefined || game === undefined ? nothing : await further(file, { pack, game, exported });
  const problems = [...foundFaults(), ...failures, ...more.problems];
  return {
    problems: problems.length === 0 && game === undefined ? [noPack(file)] : problems,
    warnings: more.warnings,
  };
}

const nothing: Remarks = { problems: [], warnings: [] };

const noPack = (file: string): Remark => ({
  file,
  code: 'noPack',
  figures: { code: PACK_EXPORT },
});

function openDefault({ open }: Pack): Game | undefined {
  const opened = open();
  return opened.ok ? opened.game : undefined;
}

type Loaded = {
  readonly pack: Pack;
  readonly game: Game;
  readonly exported: ReadonlyMap<string, readonly unknown[]>;
};

/** What can be wrong with a definition that loads. */
async function further(file: string, { pack, game, exported }: Loaded): Promise<Remarks> {
  const register = await registerBeside(file);
  const drawn = layoutsIn(exported);
  // What a table shows where nobody has drawn a felt.
  const layouts = drawn.length > 0 ? drawn : [{ file, layout: automaticLayout(pack) }];
  // What a felt says of a wager that is not right follows from that.
  const isSound = !Object.values(game.wagers).some(isFaulty);
  return {
    problems: [
      ...optionProblems(pack, file),
      ...oddsProblems(game, file),
      ...clauseProblems(game, register),
      ...(isSound ? feltProblems(game, layouts) : []),
    ],
    warnings: [
      ...(register === undefined && !hasPresetClauses(game) ? [{ file, code: 'noClauses' as const }] : []),
      ...(isSound ? [] : [{ file, code: 'feltsUnseen' as const }]),
      ...steepEdges(game, file),
      ...stakesInSteps(game, file),
    ],
  };
}

/** Every module of the folder by itself, so that a fault in one does not hide those of another. */
async function loaded(file: string) {
  findOwnPackages();
  const exported = new Map<string, readonly unknown[]>();
  const failures: Remark[] = [];
  for (const each of await findModules(file)) {
    try {
      const all: unknown = await import(pathToFileURL(each).href);
      exported.set(each, typeof all === 'object' && all !== null ? Object.values(all) : []);
    } catch (cause) {
      const failure = toRemark(cause, each, `${dirname(file)}${sep}`);
      // A module fails again in each that imports it: the first is the one that has the fault.
      if (!failures.some((each) => isSameRemark(each, failure))) failures.push(failure);
    }
  }
  return { exported, failures };
}

/** Why a module did not load at all, with the line that stopped it. */
function toRemark(cause: unknown, module: string, folder: string): Remark {
  const place = placeIn(folder, cause instanceof Error ? (cause.stack ?? '') : '');
  return {
    file: place?.file ?? module,
    line: place?.line,
    code: 'notLoaded',
    figures: { why: harmless(reasonOf(cause)) },
  };
}
