import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { hasStarted } from '../stage.ts';
import { isBlank } from '../terms.ts';
import { wrongTerms } from './drafting.ts';
import { incompleteTerms } from './opening.ts';
import { barredNow } from './reviewing.ts';

/** A proposal changes nothing that is published. */
export function proposeAmendment(
  promotion: Promotion,
  { terms, why, prescribed, by, at }: OfType<'ProposeAmendment'>,
): Ruling<PromotionEvent> {
  if (!hasStarted(promotion, at))
    return refuse(
      'NOT_STARTED',
      'nsw/10.9.1',
      'The promotion has not started. Change its terms, and notify the Authority anew.',
    );
  const late = tooLate(promotion);
  if (late !== undefined) return late;
  if (isBlank(why)) return refuse('REASON_MISSING', 'nsw/10.9.1', 'Say why the terms should change.');
  const wrong = incompleteTerms(terms) ?? wrongTerms(terms, prescribed);
  if (wrong !== undefined) return wrong;

  return happened({
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
): Ruling<PromotionEvent> {
  const { amendments, versions, list, terms } = promotion;
  const amendment = amendments.find((each) => each.amendment === id);
  if (amendment === undefined)
    return refuse('NO_SUCH_AMENDMENT', 'nsw/10.9.1', `There is no proposal '${id}'.`);
  if (amendment.approval !== undefined)
    return refuse('ALREADY_APPROVED', 'nsw/10.9.1', `'${id}' is in force already.`);
  const late = tooLate(promotion);
  if (late !== undefined) return late;
  if (isBlank(reference))
    return refuse(
      'APPROVAL_MISSING',
      'nsw/10.9.1',
      "The Authority has to approve. Record its approval's reference.",
    );
  if (amendment.changes !== versions.length)
    return refuse(
      'TERMS_MOVED_ON',
      'nsw/10.9.1',
      'Other terms are in force since it was proposed. Propose it anew.',
    );
  if (list !== undefined && amendment.terms.entriesClose !== terms.entriesClose)
    return refuse('LIST_IS_FIXED', 'nsw/10.7.6', 'The list of entries is fixed, and its closing with it.');
  const barred = barredNow({ ...promotion, terms: amendment.terms }, prescribed);
  if (barred !== undefined) return barred;

  return happened({
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
    : refuse('ALREADY_DRAWN', 'nsw/10.9.1', 'Prizes have been drawn on these terms. They stay as they are.');
