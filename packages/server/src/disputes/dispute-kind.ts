import { DISPUTE_STREAM_PREFIX, type Dispute, type DisputeEvent, evolveDispute } from '@dicepit/desks';
import type { StreamKind } from '../pit/projection.ts';

/** The streams of disputes, one to each; nothing before it was raised. */
export const disputeKind: StreamKind<Dispute | undefined, DisputeEvent> = {
  name: DISPUTE_STREAM_PREFIX,
  initial: undefined,
  evolve: evolveDispute,
};

export const disputeStream = (dispute: string): string => `${DISPUTE_STREAM_PREFIX}${dispute}`;
