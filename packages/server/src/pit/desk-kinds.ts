import {
  CONDUCT_STREAM,
  type Conduct,
  type ConductEvent,
  DISPUTE_STREAM_PREFIX,
  type Dispute,
  type DisputeEvent,
  evolveConduct,
  evolveDispute,
  evolveInspectorate,
  evolvePromotion,
  evolveRegister,
  INSPECTORATE_STREAM,
  type Inspectorate,
  type InspectorateEvent,
  newConduct,
  newInspectorate,
  newPromotion,
  newPromotionRegister,
  type Promotion,
  type PromotionEvent,
  type PromotionRegister,
  type RegisterEvent,
} from '@dicepit/desks';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from './projection.ts';

/** The one stream about the conduct of people. */
export const conductKind: StreamKind<Conduct, ConductEvent> = {
  name: CONDUCT_STREAM,
  initial: newConduct,
  evolve: evolveConduct,
  snapshot: { every: 1_000, write: writeState, read: readState<Conduct> },
};

/** The streams of disputes, one to each; nothing before it was raised. */
export const disputeKind: StreamKind<Dispute | undefined, DisputeEvent> = {
  name: DISPUTE_STREAM_PREFIX,
  initial: undefined,
  evolve: evolveDispute,
};

export const disputeStream = (dispute: string): string => `${DISPUTE_STREAM_PREFIX}${dispute}`;

/** The one stream of what the inspectorate was sent and what its people looked at. */
export const inspectorateKind: StreamKind<Inspectorate, InspectorateEvent> = {
  name: INSPECTORATE_STREAM,
  initial: newInspectorate,
  evolve: evolveInspectorate,
  snapshot: { every: 1_000, write: writeState, read: readState<Inspectorate> },
};

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
