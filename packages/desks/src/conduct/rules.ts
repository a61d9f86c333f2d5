import { type ConductProcedure, citeBasis } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';

/** The rules of conduct of a pack, and how its clauses are cited; nothing where it has none. */
export type ConductRules = {
  readonly rules: ConductProcedure<string>;
  readonly cite: (basis: string) => string;
};

export function findConductRules(pack: string): ConductRules | undefined {
  const found = Object.hasOwn(tableRules, pack) ? tableRules[pack] : undefined;
  const rules = found?.procedure.conduct;
  if (found === undefined || rules === undefined) return undefined;
  return { rules, cite: (basis) => citeBasis(found.pack, basis) };
}
