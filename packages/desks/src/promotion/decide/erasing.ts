import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import { isLargeClaim, LARGE_CLAIM } from '../money.ts';
import { findPrize, type PrizeClaim, type Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';

/** What is kept by duty stays; everything else goes when it has served. */
export function erasePersonal(promotion: Promotion, command: OfType<'ErasePersonal'>): PromotionRuling {
  const { claims, disputes } = promotion;
  const { ref } = command;
  const claim = claims.find(({ record, isErased }) => record?.ref === ref && !isErased);
  if (claim !== undefined) return eraseClaim(promotion, claim, command);
  const isComplaint = disputes.some(({ complaint, isErased }) => complaint?.ref === ref && !isErased);
  if (isComplaint) return eraseComplaint(command);
  return refuse({ code: 'NOTHING_TO_ERASE', case: 'promotion', clause: 'nsw/10.10' });
}

function eraseClaim(
  promotion: Promotion,
  { prize, cents, noticed }: PrizeClaim,
  { ref, by, at }: OfType<'ErasePersonal'>,
): PromotionRuling {
  if (isLargeClaim(cents, findPrize(promotion, prize)))
    return refuse({ code: 'KEPT_BY_DUTY', clause: 'nsw/10.10.1', above: LARGE_CLAIM });
  if (noticed === undefined) return refuse({ code: 'NOT_YET_TOLD', clause: 'nsw/10.10' });

  return accept({ type: 'PersonalErased', ref, clause: 'nsw/10.10', by, at });
}

/** A complaint is about the house: the house takes it away only when the inspector has read it. */
function eraseComplaint({ ref, seenAt, by, at }: OfType<'ErasePersonal'>): PromotionRuling {
  if (seenAt === undefined) return refuse({ code: 'NOT_READ_YET', case: 'promotion', clause: 'nsw/10.11' });

  return accept({ type: 'PersonalErased', ref, seenAt, clause: 'nsw/10.11', by, at });
}
