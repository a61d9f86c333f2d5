import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion, TermsDispute } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank } from '../terms.ts';

/** Somebody reads the terms in another way than the operator. */
export function raiseDispute(
  { disputes, versions }: Promotion,
  { words, by, at }: OfType<'RaiseDispute'>,
): PromotionRuling {
  if (versions.length === 0) return refuse({ code: 'NOT_PUBLISHED', clause: 'nsw/10.11' });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'dispute', clause: 'nsw/10.11' });

  const dispute = `d-${disputes.length + 1}`;
  return accept({ type: 'DisputeRaised', dispute, person: by.person, words, clause: 'nsw/10.11', by, at });
}

/** The operator's word is final: there is no second. */
export function decideDispute(
  promotion: Promotion,
  { dispute: id, words, by, at }: OfType<'DecideDispute'>,
): PromotionRuling {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision !== undefined)
    return refuse({ code: 'DECISION_IS_FINAL', case: 'promotion', clause: 'nsw/10.11' });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'decision', clause: 'nsw/10.11' });

  return accept({ type: 'DisputeDecided', dispute: id, words, clause: 'nsw/10.11', by, at });
}

export function adviseOfComplaint(
  promotion: Promotion,
  { dispute: id, how, by, at }: OfType<'AdviseOfComplaint'>,
): PromotionRuling {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision === undefined) return undecided;
  if (dispute.advised !== undefined) return refuse({ code: 'ADVISED_ALREADY', clause: 'nsw/10.11' });

  return accept({ type: 'ComplaintAdvised', dispute: id, how, clause: 'nsw/10.11', by, at });
}

export function closeDispute(
  promotion: Promotion,
  { dispute: id, by, at }: OfType<'CloseDispute'>,
): PromotionRuling {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision === undefined) return undecided;
  if (dispute.advised === undefined) return unadvised;
  if (dispute.isClosed) return refuse({ code: 'CLOSED_ALREADY', clause: 'nsw/10.11' });

  return accept({ type: 'DisputeClosed', dispute: id, clause: 'nsw/10.11', by, at });
}

/** The right to complain outlasts the dispute and the promotion, and does not wait for the advice of it. */
export function lodgeComplaint(
  promotion: Promotion,
  { dispute: id, statement, by, at }: OfType<'LodgeComplaint'>,
): PromotionRuling {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.person !== by.person)
    return refuse({ code: 'NOT_YOUR_DISPUTE', case: 'promotion', clause: 'nsw/10.11' });
  if (dispute.decision === undefined) return undecided;
  if (dispute.complaint !== undefined) return refuse({ code: 'LODGED_ALREADY', clause: 'nsw/10.11' });

  return accept({ type: 'ComplaintLodged', dispute: id, statement, clause: 'nsw/10.11', by, at });
}

const undecided = refuse({ code: 'NOT_DECIDED', clause: 'nsw/10.11' });

const unadvised = refuse({ code: 'ADVICE_MISSING', clause: 'nsw/10.11' });

const disputeIn = ({ disputes }: Promotion, id: string): TermsDispute | ReturnType<typeof refuse> =>
  disputes.find(({ dispute }) => dispute === id) ??
  refuse({ code: 'NO_SUCH_DISPUTE', case: 'promotion', clause: 'nsw/10.11', dispute: id });
