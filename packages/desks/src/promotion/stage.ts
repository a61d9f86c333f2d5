import type { Moment } from '@dicepit/engine';
import { isDrawn, isSettled, type Promotion } from './promotion.ts';

/** Where a promotion stands at a moment. */
export type PromotionStage =
  | 'draft'
  | 'notified'
  | 'running'
  | 'entries closed'
  | 'drawn'
  | 'awarded'
  | 'closed'
  | 'postponed'
  | 'cancelled';

/** The clock moves a promotion on by itself, so that its stage is asked for a moment and never kept. */
export function stageAt(promotion: Promotion, at: Moment): PromotionStage {
  const { closed, integrity, notice, winners } = promotion;
  if (closed !== undefined) return 'closed';
  if (integrity?.is === 'cancelled') return 'cancelled';
  if (integrity !== undefined) return 'postponed';
  if (isDrawn(promotion))
    return winners.every((winner) => isSettled(promotion, winner)) ? 'awarded' : 'drawn';
  if (hasStarted(promotion, at)) return hasClosedEntries(promotion, at) ? 'entries closed' : 'running';
  return notice === undefined ? 'draft' : 'notified';
}

/** From here on the terms change only with the Authority's approval. */
export const hasStarted = ({ opening }: Promotion, at: Moment): boolean =>
  opening !== undefined && at >= opening.start;

/** An entry at the very moment of closing is still in time; one after it is not. */
export const hasClosedEntries = ({ terms, list }: Promotion, at: Moment): boolean =>
  list !== undefined || (terms.entriesClose !== null && at > terms.entriesClose);
