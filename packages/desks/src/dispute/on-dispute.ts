import type { Role } from '@dicepit/engine';
import { type DeskRefusal, refused } from '../ruling.ts';
import { type Dispute, phaseOfDispute } from './dispute.ts';
import type { Ladder } from './ladder.ts';

/** A dispute and who decides it. */
export type OnDispute = { readonly dispute: Dispute; readonly ladder: Ladder };

type Refused = { readonly ok: false; readonly refusal: DeskRefusal } | undefined;

/** Those who may write down for a player what the player says at the table. */
export const attendants: readonly Role[] = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

export const supervisors: readonly Role[] = attendants.filter((role) => role !== 'dealer');

/** What a dispute rests on before anybody has decided, and the last decision's clause afterwards. */
export const clauseNow = ({ dispute, ladder }: OnDispute): string =>
  dispute.ruledBy ?? dispute.decisions.at(-1)?.clause ?? ladder.steps[0]?.clause ?? 'policy/disputes';

/** Why nothing is decided here any more, if nothing is. */
export function ended(on: OnDispute): Refused {
  const { dispute } = on;
  if (phaseOfDispute(dispute) === 'closed')
    return refused('DISPUTE_IS_CLOSED', 'The dispute is closed, and stays as it is.', clauseNow(on));
  if (dispute.ruledBy !== undefined)
    return refused(
      'FACE_RULING_IS_FINAL',
      'The ruling on the face of the die was final. The player may complain to an inspector.',
      dispute.ruledBy,
    );
  if (dispute.rested !== undefined)
    return refused('DISPUTE_RESTS', `The player has ${dispute.rested} it. Close the dispute.`, clauseNow(on));
  return dispute.decisions.at(-1)?.final === true
    ? refused(
        'DECISION_IS_FINAL',
        'The last word has been spoken, and nobody in the house decides after it.',
        clauseNow(on),
      )
    : undefined;
}

/** Why it is not for this person to say, if it is not: the dispute is somebody else's. */
export const notTheirs = (on: OnDispute, person: string): Refused =>
  person === on.dispute.person
    ? undefined
    : refused('NOT_YOUR_DISPUTE', 'Only the player whose dispute it is can do this.', clauseNow(on));
