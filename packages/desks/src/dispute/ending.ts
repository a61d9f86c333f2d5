import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import { hasEnded, phaseOfDispute } from './dispute.ts';
import type { DisputeEvent } from './event.ts';
import { attendants, clauseNow, ended, notTheirs, type OnDispute, supervisors } from './on-dispute.ts';

export function acceptDecision(on: OnDispute, { by, at }: OfType<'AcceptDecision'>): Ruling<DisputeEvent> {
  const phase = phaseOfDispute(on.dispute);
  const barred = notTheirs(on, by.person) ?? ended(on);
  if (barred !== undefined) return barred;
  if (phase !== 'decided')
    return refused(
      'NOT_DECIDED_YET',
      'There is no decision to accept. Wait for it, or withdraw.',
      clauseNow(on),
    );

  return happened({ type: 'DecisionAccepted', clause: clauseNow(on), by, at });
}

export function withdraw(on: OnDispute, { by, at }: OfType<'WithdrawDispute'>): Ruling<DisputeEvent> {
  const barred = notTheirs(on, by.person) ?? ended(on);
  if (barred !== undefined) return barred;

  return happened({ type: 'DisputeWithdrawn', clause: clauseNow(on), by, at });
}

/** The right to complain is read by the player on a screen, or told by staff. */
export function adviseOfComplaint(
  on: OnDispute,
  { how, by, at }: OfType<'AdviseOfComplaint'>,
): Ruling<DisputeEvent> {
  const { dispute, ladder } = on;
  const { advice } = ladder;
  if (advice === undefined)
    return refused('NOTHING_TO_ADVISE', 'The rules of this game speak of no complaint.', 'policy/disputes');
  const { clause, says } = advice;
  const isTheirs = by.person === dispute.person;
  if (how === 'acknowledged' ? !isTheirs : isTheirs || !attendants.includes(by.role))
    return refused('NOT_FOR_YOU_TO_SAY', 'The player acknowledges it, or staff tell the player.', clause);
  if (dispute.closedAt !== undefined)
    return refused('DISPUTE_IS_CLOSED', 'The dispute is closed, and stays as it is.', clause);
  if (dispute.advice !== undefined) return refused('ADVICE_IS_GIVEN', 'It has been said already.', clause);
  if (!hasEnded(dispute))
    return refused('NOT_ENDED_YET', 'The advice is about the last decision, which is not there yet.', clause);

  return happened({ type: 'ComplaintAdviceGiven', how, says, clause, by, at });
}

export function closeDispute(on: OnDispute, { by, at }: OfType<'CloseDispute'>): Ruling<DisputeEvent> {
  const { dispute, ladder } = on;
  const clause = clauseNow(on);
  if (!supervisors.includes(by.role)) return refused('NOT_YOUR_ROLE', 'Supervisors close a dispute.', clause);
  if (dispute.closedAt !== undefined)
    return refused('DISPUTE_IS_CLOSED', 'The dispute is closed already.', clause);
  if (!hasEnded(dispute))
    return refused(
      'NOT_ENDED_YET',
      'The player may still ask somebody higher. It closes after the last decision, or when the player rests it.',
      clause,
    );
  if (ladder.advice !== undefined && dispute.advice === undefined)
    return refused(
      'ADVICE_NOT_GIVEN',
      'The player has to be told of the right to complain first. Tell it, or have it acknowledged.',
      ladder.advice.clause,
    );

  return happened({ type: 'DisputeClosed', clause, by, at });
}
