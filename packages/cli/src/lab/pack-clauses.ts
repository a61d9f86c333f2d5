import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Game, listRules, presetClauses } from '@dicepit/engine';
import { harmless } from '../harmless.ts';
import { findPlace } from './check/fault-book.ts';
import { PACK, PROCEDURE, type Remark, reasonOf } from './remark.ts';

/** The clauses beside a definition, or why they cannot be read. */
export type Register = { readonly file: string; readonly clauses: ReadonlySet<string> | string };

export async function registerBeside(file: string): Promise<Register | undefined> {
  const path = join(dirname(file), 'clauses.json');
  if (!(await stat(path).catch(() => undefined))) return undefined;
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return { file: path, clauses: new Set(names) };
  } catch (cause) {
    return { file: path, clauses: reasonOf(cause) };
  }
}

/** Clauses that are cited and that the register does not have, each with all that cites it. */
export function clauseProblems(game: Game, register: Register | undefined): readonly Remark[] {
  if (register === undefined) return [];
  const { file, clauses } = register;
  if (typeof clauses === 'string')
    return [{ file, code: 'clausesUnreadable', figures: { why: harmless(clauses) } }];
  const isMade = hasPresetClauses(game) ? presetsOf(game) : new Set<string>();
  return [...Map.groupBy(citationsIn(game), ({ clause }) => clause)]
    .filter(([clause]) => !clauses.has(`${game.prefix}/${clause}`) && !isMade.has(clause))
    .map(([clause, citing]): Remark => {
      const by = [...new Set(citing.map((each) => harmless(each.by)))];
      // The line that cites it is where to look: the register has no line for what it does not hold.
      const place = citing.map(({ cited }) => findPlace(cited)).find((each) => each !== undefined);
      return {
        ...(place ?? { file }),
        code: 'clauseMissing',
        figures: { clause: harmless(`${game.prefix}/${clause}`), by },
      };
    });
}

/** Whether a game rests on the clauses of the presets: its register is made of its rules, and grows with what is written. */
export const hasPresetClauses = ({ cites }: Game): boolean =>
  cites.dice === presetClauses.dice && cites.wagers === presetClauses.bets;

/** The clauses that such a game has without writing them: those of the presets, and one to each wager by its id. */
const presetsOf = ({ wagers }: Game): ReadonlySet<string> =>
  new Set([...Object.values(presetClauses), ...Object.keys(wagers)]);

type Citation = { readonly clause: string; readonly by: string; readonly cited?: object };

function citationsIn(game: Game): readonly Citation[] {
  const { thrower, winningStake, voidRoll, rounding, noRolls, turn } = game.procedure;
  const procedure = [
    thrower,
    winningStake,
    voidRoll,
    rounding,
    ...noRolls,
    ...(turn === undefined ? [] : [turn]),
  ];
  const { wagers, options, takingDown, dice } = game.cites;
  return [
    ...Object.values(game.wagers).flatMap((wager): readonly Citation[] => [
      { clause: wager.clause, by: wager.id, cited: wager },
      ...listRules(wager).flatMap((rule) =>
        [rule.clause, ...(rule.pays === undefined ? [] : [rule.pays])].map((clause) => ({
          clause,
          by: wager.id,
          cited: rule,
        })),
      ),
    ]),
    ...procedure.map(({ clause }) => ({ clause, by: PROCEDURE })),
    ...[wagers, options, takingDown, dice].map((clause) => ({ clause, by: PACK })),
  ];
}
