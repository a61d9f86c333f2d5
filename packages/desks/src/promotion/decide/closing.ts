import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import { dutiesAt } from '../duties.ts';
import type { PromotionEvent } from '../event.ts';
import { isDrawn, isSettled, type Promotion } from '../promotion.ts';
import { isBlank } from '../terms.ts';

/** The end, when nothing is owed to anybody. */
export function closePromotion(
  promotion: Promotion,
  { words, by, at }: OfType<'ClosePromotion'>,
): Ruling<PromotionEvent> {
  const { list, integrity, winners } = promotion;
  const isOver = isDrawn(promotion) || list?.count === 0 || integrity?.is === 'cancelled';
  if (!isOver)
    return refuse('NOT_DRAWN', 'nsw/10.1', 'The prizes have not been drawn. Draw them, or cancel the draw.');
  const duty = dutiesAt(promotion, at).find(({ state }) => state !== 'late');
  if (duty !== undefined)
    return refuse('DUTY_OPEN', duty.clause, `There is something left to do: ${duty.kind}. Do it first.`);
  const unclaimed = integrity === undefined && winners.some((winner) => !isSettled(promotion, winner));
  if (unclaimed && isBlank(words))
    return refuse('PRIZE_NOT_AWARDED', 'nsw/10.7.2', 'A prize is not awarded. Say why it is left.');

  return happened({ type: 'PromotionClosed', words, clause: 'nsw/10.1', by, at });
}
