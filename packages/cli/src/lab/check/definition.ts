import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Pack } from '@dicepit/engine';
import { packs } from '@dicepit/games';
import { type PackData, toPack } from '@dicepit/games/data';
import { findOwnPackages } from '@dicepit/simulator/own-packages';
import { checkPack, type ParsedPack, type Problem } from '@dicepit/wire';
import { harmless } from '../../harmless.ts';
import { compilePack, parseFile, problemText } from '../load-pack.ts';
import { clauseProblems, hasPresetClauses, registerBeside } from '../pack-clauses.ts';
import { feltProblems, laidOut, layoutsIn, type PlacedLayout } from '../pack-felts.ts';
import { findModules, isPack, PACK_EXPORT } from '../pack-file.ts';
import { oddsProblems, optionProblems, stakeProblems, stakesInSteps, steepEdges } from '../pack-odds.ts';
import { type Remark, type Remarks, reasonOf } from '../remark.ts';
import { sharedNames } from '../shared-names.ts';
import { findPlace, foundFaults, isFaulty, isSameRemark } from './fault-book.ts';
import { placeIn } from './place.ts';

/** Loads a definition and looks at everything that can be wrong with it, not stopping at the first. */
export async function checkDefinition(file: string): Promise<Remarks> {
  if (file.endsWith('.json')) return checkData(file);
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

/** The same of a pack that was built: its faults have a place in the data, and no line. */
async function checkData(file: string): Promise<Remarks> {
  const parsed = await parseFile(file);
  if (!parsed.ok) return { problems: parsed.problems.map((each) => dataFault(file, each)), warnings: [] };
  const { data, bundle }: ParsedPack = parsed.value;
  const pack = toPack(data);
  const game = openDefault(pack);
  if (game === undefined) return nothing;
  const layout = { ...bundle.layout, pack: pack.id };
  return {
    problems: gameProblems({ pack, game }, { file, layouts: [{ file, layout }] }),
    warnings: [
      ...sharedNames(pack, { file, others: packs }),
      ...steepEdges(game, file),
      ...stakesInSteps(game, file),
    ],
  };
}

const dataFault = (file: string, problem: Problem): Remark => ({
  file,
  code: 'dataFault',
  figures: { why: problemText(problem) },
});

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
  const isSound = areSound(game);
  const layouts = drawn.length > 0 || !isSound ? drawn : [laidOut(pack, file)];
  const problems = [...gameProblems({ pack, game }, { file, layouts }), ...clauseProblems(game, register)];
  const isWhole = isSound && problems.length === 0 && foundFaults().length === 0;
  return {
    problems: isWhole ? await compiledProblems(file, { pack, game, exported }) : problems,
    warnings: [
      ...(register === undefined && !hasPresetClauses(game) ? [{ file, code: 'noClauses' as const }] : []),
      ...(isSound ? [] : [{ file, code: 'feltsUnseen' as const }]),
      ...sharedNames(pack, { file, others: packs }),
      ...steepEdges(game, file),
      ...stakesInSteps(game, file),
    ],
  };
}

/** What can be wrong with a game, wherever it came from. */
function gameProblems(
  { pack, game }: Pick<Loaded, 'pack' | 'game'>,
  { file, layouts }: { readonly file: string; readonly layouts: readonly PlacedLayout[] },
): readonly Remark[] {
  return [
    ...optionProblems(pack, file),
    ...oddsProblems(game, file),
    ...stakeProblems(pack, file),
    // What a felt says of a wager that is not right follows from that.
    ...(areSound(game) ? feltProblems(game, layouts) : []),
  ];
}

const areSound = ({ wagers }: Game): boolean => !Object.values(wagers).some(isFaulty);

/** What a pit would refuse of a definition that is right as far as it goes: what cannot be written as data, or is too much. */
async function compiledProblems(file: string, { pack, game, exported }: Loaded): Promise<readonly Remark[]> {
  const modules = [...exported];
  const layout = layoutsIn(exported)[0];
  try {
    const data = await compilePack(
      pack,
      modules.flatMap(([, values]) => values),
      dirname(file),
    );
    const checked = checkPack(data);
    return checked.ok ? [] : checked.problems.map((problem) => toLine(data, problem));
  } catch (cause) {
    return [{ file, code: 'dataFault', figures: { why: harmless(reasonOf(cause)) } }];
  }

  function toLine({ wagers }: PackData, problem: Problem): Remark {
    const [part = '', index = ''] = problem.place.split(/[[\].]+/);
    if (part === 'register') return dataFault(join(dirname(file), 'clauses.json'), problem);
    if (part === 'commentary') return dataFault(join(dirname(file), 'readings.json'), problem);
    if (part === 'layout') return dataFault(layout?.file ?? file, problem);
    const written = part === 'wagers' ? wagers[Number(index)]?.wager : undefined;
    const wager = Object.values(game.wagers).find(
      ({ id }) => typeof written === 'object' && written !== null && 'id' in written && written['id'] === id,
    );
    return { ...dataFault(file, problem), ...findPlace(wager) };
  }
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
