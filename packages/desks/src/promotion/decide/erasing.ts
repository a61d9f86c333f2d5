import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import { isLargeClaim } from '../money.ts';
import { type PrizeClaim, type Promotion, prizeOf } from '../promotion.ts';

/** What is kept by duty stays; everything else goes when it has served. */
export function erasePersonal(
  promotion: Promotion,
  command: OfType<'ErasePersonal'>,
): Ruling<PromotionEvent> {
  const { claims, disputes } = promotion;
  const { ref } = command;
  const claim = claims.find(({ record, isErased }) => record?.ref === ref && !isErased);
  if (claim !== undefined) return eraseClaim(promotion, claim, command);
  const isComplaint = disputes.some(({ complaint, isErased }) => complaint?.ref === ref && !isErased);
  if (isComplaint) return eraseComplaint(command);
  return refuse('NOTHING_TO_ERASE', 'nsw/10.10', 'Nothing personal is kept there.');
}

function eraseClaim(
  promotion: Promotion,
  { prize, cents, noticed }: PrizeClaim,
  { ref, by, at }: OfType<'ErasePersonal'>,
): Ruling<PromotionEvent> {
  if (isLargeClaim(cents, prizeOf(promotion, prize)))
    return refuse(
      'KEPT_BY_DUTY',
      'nsw/10.10.1',
      'Details of a denied claim above $100 are kept. They are neither changed nor erased.',
    );
  if (noticed === undefined)
    return refuse('NOT_YET_TOLD', 'nsw/10.10', 'The claimant has not been told why. Log that first.');

  return happened({ type: 'PersonalErased', ref, clause: 'nsw/10.10', by, at });
}

/** A complaint is about the house: the house takes it away only when the inspector has read it. */
function eraseComplaint({ ref, seenAt, by, at }: OfType<'ErasePersonal'>): Ruling<PromotionEvent> {
  if (seenAt === undefined)
    return refuse(
      'NOT_READ_YET',
      'nsw/10.11',
      'The inspector has not read the complaint. It is kept until then.',
    );

  return happened({ type: 'PersonalErased', ref, seenAt, clause: 'nsw/10.11', by, at });
}
