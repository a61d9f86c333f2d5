import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { hasStarted } from '../stage.ts';
import { isBlank } from '../terms.ts';
import { wrongTerms } from './drafting.ts';
import { incompleteTerms } from './opening.ts';
import { barredNow } from './reviewing.ts';

/** A proposal changes nothing that is published. */
export function proposeAmendment(
  promotion: Promotion,
  { terms, why, prescribed, by, at }: OfType<'ProposeAmendment'>,
): PromotionRuling {
  if (!hasStarted(promotion, at))
    return refuse({ code: 'NOT_STARTED', case: 'amending', clause: 'nsw/10.9.1' });
  const late = tooLate(promotion);
  if (late !== undefined) return late;
  if (isBlank(why)) return refuse({ code: 'REASON_MISSING', case: 'amending', clause: 'nsw/10.9.1' });
  const wrong = incompleteTerms(terms) ?? wrongTerms(terms, prescribed);
  if (wrong !== undefined) return wrong;

  return accept({
    type: 'AmendmentProposed',
    amendment: `a-${promotion.amendments.length + 1}`,
    terms,
    why,
    clause: 'nsw/10.9.1',
    by,
    at,
  });
}

export function approveAmendment(
  promotion: Promotion,
  { amendment: id, reference, prescribed, by, at }: OfType<'ApproveAmendment'>,
): PromotionRuling {
  const { amendments, versions, list, terms } = promotion;
  const amendment = amendments.find((each) => each.amendment === id);
  if (amendment === undefined)
    return refuse({ code: 'NO_SUCH_AMENDMENT', clause: 'nsw/10.9.1', amendment: id });
  if (amendment.approval !== undefined)
    return refuse({ code: 'ALREADY_APPROVED', clause: 'nsw/10.9.1', amendment: id });
  const late = tooLate(promotion);
  if (late !== undefined) return late;
  if (isBlank(reference)) return refuse({ code: 'APPROVAL_MISSING', clause: 'nsw/10.9.1' });
  if (amendment.changes !== versions.length) return refuse({ code: 'TERMS_MOVED_ON', clause: 'nsw/10.9.1' });
  if (list !== undefined && amendment.terms.entriesClose !== terms.entriesClose)
    return refuse({ code: 'LIST_IS_FIXED', case: 'closing', clause: 'nsw/10.7.6' });
  const barred = barredNow({ ...promotion, terms: amendment.terms }, prescribed);
  if (barred !== undefined) return barred;

  return accept({
    type: 'AmendmentApproved',
    amendment: id,
    reference,
    version: versions.length + 1,
    clause: 'nsw/10.9.1',
    by,
    at,
  });
}

/** What somebody has won is not changed afterwards. */
const tooLate = ({ winners }: Promotion) =>
  winners.length === 0
    ? undefined
    : refuse({ code: 'ALREADY_DRAWN', case: 'amending', clause: 'nsw/10.9.1' });
