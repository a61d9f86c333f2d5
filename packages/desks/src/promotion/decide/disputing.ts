import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion, TermsDispute } from '../promotion.ts';
import { isBlank } from '../terms.ts';

/** Somebody reads the terms in another way than the operator. */
export function raiseDispute(
  { disputes, versions }: Promotion,
  { words, by, at }: OfType<'RaiseDispute'>,
): Ruling<PromotionEvent> {
  if (versions.length === 0)
    return refuse('NOT_PUBLISHED', 'nsw/10.11', 'The terms are not published. There is nothing to dispute.');
  if (isBlank(words)) return refuse('WORDS_MISSING', 'nsw/10.11', 'Say what the dispute is about.');

  const dispute = `d-${disputes.length + 1}`;
  return happened({ type: 'DisputeRaised', dispute, person: by.person, words, clause: 'nsw/10.11', by, at });
}

/** The operator's word is final: there is no second. */
export function decideDispute(
  promotion: Promotion,
  { dispute: id, words, by, at }: OfType<'DecideDispute'>,
): Ruling<PromotionEvent> {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision !== undefined)
    return refuse(
      'DECISION_IS_FINAL',
      'nsw/10.11',
      'The operator has decided, and that is final. An inspector takes complaints.',
    );
  if (isBlank(words)) return refuse('WORDS_MISSING', 'nsw/10.11', 'Say what is decided.');

  return happened({ type: 'DisputeDecided', dispute: id, words, clause: 'nsw/10.11', by, at });
}

export function adviseOfComplaint(
  promotion: Promotion,
  { dispute: id, how, by, at }: OfType<'AdviseOfComplaint'>,
): Ruling<PromotionEvent> {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision === undefined) return undecided;
  if (dispute.advised !== undefined)
    return refuse('ADVISED_ALREADY', 'nsw/10.11', 'The advice has been given already.');

  return happened({ type: 'ComplaintAdvised', dispute: id, how, clause: 'nsw/10.11', by, at });
}

export function closeDispute(
  promotion: Promotion,
  { dispute: id, by, at }: OfType<'CloseDispute'>,
): Ruling<PromotionEvent> {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.decision === undefined) return undecided;
  if (dispute.advised === undefined) return unadvised;
  if (dispute.isClosed) return refuse('CLOSED_ALREADY', 'nsw/10.11', 'The dispute is closed already.');

  return happened({ type: 'DisputeClosed', dispute: id, clause: 'nsw/10.11', by, at });
}

/** The right to complain outlasts the dispute and the promotion, and does not wait for the advice of it. */
export function lodgeComplaint(
  promotion: Promotion,
  { dispute: id, statement, by, at }: OfType<'LodgeComplaint'>,
): Ruling<PromotionEvent> {
  const dispute = disputeIn(promotion, id);
  if ('refusal' in dispute) return dispute;
  if (dispute.person !== by.person)
    return refuse('NOT_YOUR_DISPUTE', 'nsw/10.11', 'Whoever raised the dispute may complain.');
  if (dispute.decision === undefined) return undecided;
  if (dispute.complaint !== undefined)
    return refuse('LODGED_ALREADY', 'nsw/10.11', 'The complaint is with the inspector already.');

  return happened({ type: 'ComplaintLodged', dispute: id, statement, clause: 'nsw/10.11', by, at });
}

const undecided = refuse('NOT_DECIDED', 'nsw/10.11', 'The operator decides first.');

const unadvised = refuse(
  'ADVICE_MISSING',
  'nsw/10.11',
  'Whoever is unhappy is told of the right to complain to an inspector. Give that advice first.',
);

const disputeIn = ({ disputes }: Promotion, id: string): TermsDispute | ReturnType<typeof refuse> =>
  disputes.find(({ dispute }) => dispute === id) ??
  refuse('NO_SUCH_DISPUTE', 'nsw/10.11', `There is no dispute '${id}'.`);
