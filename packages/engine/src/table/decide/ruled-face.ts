import type { Pips } from '../../roll.ts';
import { type Context, type Decided, refuse } from '../concern.ts';
import type { CurrentRoll } from '../table.ts';

/** Whether somebody has ruled which face of that die is uppermost. */
export const isRuled = (
  { dispute, ruled = [] }: Pick<CurrentRoll, 'dispute' | 'ruled'>,
  die: number,
): boolean => ruled.some((each) => each.die === die) || (dispute?.ruled === true && dispute.die === die);

/** An outcome that would put another face in the place of one that was ruled on, where rulings are final. */
export function againstRuling(
  { procedure, cite }: Context,
  { ruled = [] }: Pick<CurrentRoll, 'ruled'>,
  faces: readonly Pips[] | 'void',
): Decided<never> | undefined {
  const { final, clause } = procedure.calling.dispute;
  if (!final) return undefined;
  return ruled.some(({ die, face }) => faces === 'void' || faces[die] !== face)
    ? faceIsRuled(cite(clause))
    : undefined;
}

export const faceIsRuled = (clause: string): Decided<never> =>
  refuse('FACE_IS_RULED', clause, 'The face has been ruled on, and that ruling stands.');
