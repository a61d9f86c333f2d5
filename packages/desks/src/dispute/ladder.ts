import { citeBasis, type DisputeStep, type DisputesProcedure } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import type { DisputeGround } from './command.ts';

/** The ladder of a pack for one dispute, its clauses cited in full. */
export type Ladder = Omit<DisputesProcedure<string>, 'uncovered'>;

/** Who decides a dispute of this kind in this game; nothing where the game has no bank and no staff. */
export function findLadder(pack: string, ground: DisputeGround): Ladder | undefined {
  const rules = Object.hasOwn(tableRules, pack) ? tableRules[pack] : undefined;
  if (rules === undefined) return undefined;
  const cite = (basis: string): string => citeBasis(rules.pack, basis);
  const { steps, uncovered, faces, advice } = rules.procedure.disputes;
  const cited = steps.map((step): DisputeStep<string> => ({ ...step, clause: cite(step.clause) }));
  const last = cited.filter(({ final }) => final);
  return {
    steps:
      ground === 'uncovered' && uncovered !== undefined
        ? last.map((step) => ({ ...step, clause: cite(uncovered) }))
        : cited,
    faces: faces === undefined ? undefined : cite(faces),
    advice: advice === undefined ? undefined : { ...advice, clause: cite(advice.clause) },
  };
}
