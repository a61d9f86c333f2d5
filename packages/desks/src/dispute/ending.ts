import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import { hasEnded, phaseOfDispute } from './dispute.ts';
import { attendants, clauseNow, ended, notTheirs, type OnDispute, supervisors } from './on-dispute.ts';
import { type DisputeRuling, refuse } from './refusals.ts';

export function acceptDecision(on: OnDispute, { by, at }: OfType<'AcceptDecision'>): DisputeRuling {
  const phase = phaseOfDispute(on.dispute);
  const barred = notTheirs(on, by.person) ?? ended(on);
  if (barred !== undefined) return barred;
  if (phase !== 'decided')
    return refuse({ code: 'NOT_DECIDED_YET', case: 'accepting', clause: clauseNow(on) });

  return accept({ type: 'DecisionAccepted', clause: clauseNow(on), by, at });
}

export function withdraw(on: OnDispute, { by, at }: OfType<'WithdrawDispute'>): DisputeRuling {
  const barred = notTheirs(on, by.person) ?? ended(on);
  if (barred !== undefined) return barred;

  return accept({ type: 'DisputeWithdrawn', clause: clauseNow(on), by, at });
}

/** The right to complain is read by the player on a screen, or told by staff. */
export function adviseOfComplaint(
  on: OnDispute,
  { how, by, at }: OfType<'AdviseOfComplaint'>,
): DisputeRuling {
  const { dispute, ladder } = on;
  const { advice } = ladder;
  if (advice === undefined) return refuse({ code: 'NOTHING_TO_ADVISE', clause: 'policy/disputes' });
  const { clause, says } = advice;
  const isTheirs = by.person === dispute.person;
  if (how === 'acknowledged' ? !isTheirs : isTheirs || !attendants.includes(by.role))
    return refuse({ code: 'NOT_FOR_YOU_TO_SAY', clause });
  if (dispute.closedAt !== undefined) return refuse({ code: 'DISPUTE_IS_CLOSED', case: 'stays', clause });
  if (dispute.advice !== undefined) return refuse({ code: 'ADVICE_IS_GIVEN', clause });
  if (!hasEnded(dispute)) return refuse({ code: 'NOT_ENDED_YET', case: 'advising', clause });

  return accept({ type: 'ComplaintAdviceGiven', how, says, clause, by, at });
}

export function closeDispute(on: OnDispute, { by, at }: OfType<'CloseDispute'>): DisputeRuling {
  const { dispute, ladder } = on;
  const clause = clauseNow(on);
  if (!supervisors.includes(by.role)) return refuse({ code: 'NOT_YOUR_ROLE', case: 'closing', clause });
  if (dispute.closedAt !== undefined) return refuse({ code: 'DISPUTE_IS_CLOSED', case: 'already', clause });
  if (!hasEnded(dispute)) return refuse({ code: 'NOT_ENDED_YET', case: 'closing', clause });
  if (ladder.advice !== undefined && dispute.advice === undefined)
    return refuse({ code: 'ADVICE_NOT_GIVEN', clause: ladder.advice.clause });

  return accept({ type: 'DisputeClosed', clause, by, at });
}
