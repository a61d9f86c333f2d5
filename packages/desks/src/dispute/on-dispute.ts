import { ladder, type Role, supervising } from '@dicepit/engine';
import { type Dispute, phaseOfDispute } from './dispute.ts';
import type { Ladder } from './ladder.ts';
import { refuse } from './refusals.ts';

/** A dispute and who decides it. */
export type OnDispute = { readonly dispute: Dispute; readonly ladder: Ladder };

type Refused = ReturnType<typeof refuse> | undefined;

/** Those who may write down for a player what the player says at the table. */
export const attendants: readonly Role[] = ladder;

export const supervisors: readonly Role[] = supervising;

/** What a dispute rests on before anybody has decided, and the last decision's clause afterwards. */
export const clauseNow = ({ dispute, ladder }: OnDispute): string =>
  dispute.ruledBy ?? dispute.decisions.at(-1)?.clause ?? ladder.steps[0]?.clause ?? 'policy/disputes';

/** Why nothing is decided here any more, if nothing is. */
export function ended(on: OnDispute): Refused {
  const { dispute } = on;
  if (phaseOfDispute(dispute) === 'closed')
    return refuse({ code: 'DISPUTE_IS_CLOSED', case: 'stays', clause: clauseNow(on) });
  if (dispute.ruledBy !== undefined) return refuse({ code: 'FACE_RULING_IS_FINAL', clause: dispute.ruledBy });
  if (dispute.rested !== undefined)
    return refuse({ code: 'DISPUTE_RESTS', clause: clauseNow(on), rested: dispute.rested });
  return dispute.decisions.at(-1)?.final === true
    ? refuse({ code: 'DECISION_IS_FINAL', case: 'dispute', clause: clauseNow(on) })
    : undefined;
}

/** Why it is not for this person to say, if it is not: the dispute is somebody else's. */
export const notTheirs = (on: OnDispute, person: string): Refused =>
  person === on.dispute.person
    ? undefined
    : refuse({ code: 'NOT_YOUR_DISPUTE', case: 'player', clause: clauseNow(on) });
