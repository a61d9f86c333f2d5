import type { Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Stamp } from '../ruling.ts';
import type { DisputeFinding, DisputeGround, DisputeSubject, Remedy } from './command.ts';
import type { Evidence } from './evidence.ts';

/** What happened in a dispute, each with the clause that it rests on. */
export type DisputeEvent = Stamp & { readonly clause: string } & (
    | {
        readonly type: 'DisputeRaised';
        readonly dispute: string;
        readonly person: string;
        readonly about: DisputeSubject;
        readonly ground: DisputeGround;
        readonly words: string;
        readonly evidence: Evidence;
        /** The clause by which a ruling at the table was final, where there was one about this. */
        readonly ruledBy?: string;
      }
    | {
        readonly type: 'DisputeDecided';
        /** Which step of the ladder, from 0. */
        readonly step: number;
        readonly finding: DisputeFinding;
        readonly words: string;
        readonly final: boolean;
      }
    | { readonly type: 'ReviewAsked'; readonly words?: string }
    | { readonly type: 'DecisionAccepted' }
    | { readonly type: 'DisputeWithdrawn' }
    | {
        readonly type: 'ComplaintAdviceGiven';
        readonly how: 'acknowledged' | 'told';
        readonly says: string;
      }
    | { readonly type: 'RemedyNoted'; readonly remedy: Remedy }
    | { readonly type: 'DisputeClosed' }
    | { readonly type: 'ComplaintLodged'; readonly statement: PersonalRef }
    | { readonly type: 'PersonalErased'; readonly ref: string; readonly seenAt?: Moment }
  );
