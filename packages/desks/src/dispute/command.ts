import type { Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Stamp } from '../ruling.ts';
import type { Evidence } from './evidence.ts';

/** What a dispute is about: a roll of the table, a bet on it, or both. */
export type DisputeSubject = { readonly roll?: number; readonly bet?: string };

/** What is said to be wrong. `uncovered` is what the rules say nothing of. */
export const disputeGrounds = ['face', 'call', 'settlement', 'placement', 'conduct', 'uncovered'] as const;
export type DisputeGround = (typeof disputeGrounds)[number];

/** Whom a decision is for. */
export const disputeFindings = ['player', 'house', 'both in part'] as const;
export type DisputeFinding = (typeof disputeFindings)[number];

/** Where at the table something was put right. */
export type Remedy = { readonly version: number; readonly type: string; readonly clause: string };

/** What is asked of a dispute. Its stream keeps these as causes, so that anybody can decide them again. */
export type DisputeCommand = Stamp &
  (
    | {
        readonly type: 'RaiseDispute';
        readonly dispute: string;
        /** Whose dispute it is. */
        readonly person: string;
        readonly about: DisputeSubject;
        readonly ground: DisputeGround;
        readonly words: string;
        readonly evidence: Evidence;
      }
    | { readonly type: 'DecideDispute'; readonly finding: DisputeFinding; readonly words: string }
    | { readonly type: 'AskReview'; readonly words?: string }
    | { readonly type: 'AcceptDecision' }
    | { readonly type: 'WithdrawDispute' }
    /** The player has read of the right to complain, or was told of it. */
    | { readonly type: 'AdviseOfComplaint'; readonly how: 'acknowledged' | 'told' }
    | { readonly type: 'NoteRemedy'; readonly remedy: Remedy }
    | { readonly type: 'CloseDispute' }
    /** What the player complains of lies apart: people are named in complaints. */
    | { readonly type: 'LodgeComplaint'; readonly statement: PersonalRef }
    /** `seenAt` is when an inspector looked at it, as the inspectorate's stream says; missing where none has. */
    | { readonly type: 'ErasePersonal'; readonly ref: string; readonly seenAt?: Moment }
  );

export type OfType<Type extends DisputeCommand['type']> = Extract<DisputeCommand, { readonly type: Type }>;
