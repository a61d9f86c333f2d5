import { happened } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import { dutiesAt } from '../duties.ts';
import type { PromotionRuling } from '../event.ts';
import { isDrawn, isSettled, type Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank } from '../terms.ts';

/** The end, when nothing is owed to anybody. */
export function closePromotion(
  promotion: Promotion,
  { words, by, at }: OfType<'ClosePromotion'>,
): PromotionRuling {
  const { list, integrity, winners } = promotion;
  const isOver = isDrawn(promotion) || list?.count === 0 || integrity?.is === 'cancelled';
  if (!isOver) return refuse({ code: 'NOT_DRAWN', case: 'closing', clause: 'nsw/10.1' });
  const duty = dutiesAt(promotion, at).find(({ state }) => state !== 'late');
  if (duty !== undefined) return refuse({ code: 'DUTY_OPEN', clause: duty.clause, duty: duty.kind });
  const unclaimed = integrity === undefined && winners.some((winner) => !isSettled(promotion, winner));
  if (unclaimed && isBlank(words)) return refuse({ code: 'PRIZE_NOT_AWARDED', clause: 'nsw/10.7.2' });

  return happened({ type: 'PromotionClosed', words, clause: 'nsw/10.1', by, at });
}
