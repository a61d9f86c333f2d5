import {
  evolvePromotion,
  evolveRegister,
  newPromotion,
  newPromotionRegister,
  type Promotion,
  type PromotionEvent,
  type PromotionRegister,
  type RegisterEvent,
} from '@dicepit/desks';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';

/** The streams of promotions, one to each. */
export const promotionKind: StreamKind<Promotion, PromotionEvent> = {
  name: 'promotion/',
  initial: newPromotion,
  evolve: evolvePromotion,
  snapshot: { every: 1_000, write: writeState, read: readState<Promotion> },
};

export const promotionStream = (promotion: string): string => `${promotionKind.name}${promotion}`;

/** The one stream of what the operator keeps for all promotions. */
export const registerKind: StreamKind<PromotionRegister, RegisterEvent> = {
  name: 'promotions',
  initial: newPromotionRegister,
  evolve: evolveRegister,
  snapshot: { every: 1_000, write: writeState, read: readState<PromotionRegister> },
};
