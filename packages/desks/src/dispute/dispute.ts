import type { By, Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { DisputeFinding, DisputeGround, DisputeSubject, Remedy } from './command.ts';
import type { DisputeEvent } from './event.ts';
import type { Evidence } from './evidence.ts';

export type DisputeDecision = {
  readonly step: number;
  readonly finding: DisputeFinding;
  readonly words: string;
  readonly final: boolean;
  readonly clause: string;
  readonly by: By;
  readonly at: Moment;
};

/** One dispute from raised to closed. */
export type Dispute = {
  readonly dispute: string;
  readonly person: string;
  readonly raisedBy: By;
  readonly raisedAt: Moment;
  readonly about: DisputeSubject;
  readonly ground: DisputeGround;
  readonly words: string;
  readonly evidence: Evidence;
  readonly ruledBy?: string;
  readonly decisions: readonly DisputeDecision[];
  /** The player wants the last decision looked at by somebody higher. */
  readonly review?: { readonly words?: string; readonly by: By; readonly at: Moment };
  /** The player has let it rest. */
  readonly rested?: 'accepted' | 'withdrawn';
  readonly advice?: { readonly how: 'acknowledged' | 'told'; readonly by: By; readonly at: Moment };
  readonly remedies: readonly Remedy[];
  readonly complaint?: { readonly statement: PersonalRef; readonly at: Moment; readonly isErased?: true };
  readonly closedAt?: Moment;
};

export type DisputePhase = 'raised' | 'decided' | 'review asked' | 'ended' | 'closed';

/** Streams of disputes begin so. */
export const DISPUTE_STREAM_PREFIX = 'dispute/';

export function phaseOfDispute(dispute: Dispute): DisputePhase {
  if (dispute.closedAt !== undefined) return 'closed';
  if (hasEnded(dispute)) return 'ended';
  if (dispute.review !== undefined) return 'review asked';
  return dispute.decisions.length > 0 ? 'decided' : 'raised';
}

/** Whether nothing can be decided in the house any more. */
export const hasEnded = ({ ruledBy, decisions, rested }: Dispute): boolean =>
  ruledBy !== undefined || rested !== undefined || decisions.at(-1)?.final === true;

/** The dispute after an event; nothing before it was raised. */
export function evolveDispute(before: Dispute | undefined, event: DisputeEvent): Dispute | undefined {
  if (event.type === 'DisputeRaised') return raised(event);
  return before === undefined ? undefined : after(before, event);
}

type Raised = Extract<DisputeEvent, { readonly type: 'DisputeRaised' }>;

const raised = (event: Raised): Dispute => ({
  dispute: event.dispute,
  person: event.person,
  raisedBy: event.by,
  raisedAt: event.at,
  about: event.about,
  ground: event.ground,
  words: event.words,
  evidence: event.evidence,
  ...(event.ruledBy === undefined ? {} : { ruledBy: event.ruledBy }),
  decisions: [],
  remedies: [],
});

function after(dispute: Dispute, event: Exclude<DisputeEvent, Raised>): Dispute {
  const { by, at, clause } = event;
  switch (event.type) {
    case 'DisputeDecided': {
      const { step, finding, words, final } = event;
      const { review: _, ...rest } = dispute;
      return { ...rest, decisions: [...rest.decisions, { step, finding, words, final, clause, by, at }] };
    }
    case 'ReviewAsked':
      return {
        ...dispute,
        review: { ...(event.words === undefined ? {} : { words: event.words }), by, at },
      };
    case 'DecisionAccepted':
      return { ...dispute, rested: 'accepted' };
    case 'DisputeWithdrawn':
      return { ...dispute, rested: 'withdrawn' };
    case 'ComplaintAdviceGiven':
      return { ...dispute, advice: { how: event.how, by, at } };
    case 'RemedyNoted':
      return { ...dispute, remedies: [...dispute.remedies, event.remedy] };
    case 'DisputeClosed':
      return { ...dispute, closedAt: at };
    case 'ComplaintLodged':
      return { ...dispute, complaint: { statement: event.statement, at } };
    case 'PersonalErased':
      return dispute.complaint === undefined
        ? dispute
        : { ...dispute, complaint: { ...dispute.complaint, isErased: true } };
  }
}
