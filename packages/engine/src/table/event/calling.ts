import type { Pips, Roll } from '../../roll.ts';
import type { Cited } from '../cited.ts';
import type { By, Role } from '../role.ts';
import type { EntrySource } from '../table.ts';

export type CallingEvent = Cited &
  (
    | {
        readonly type: 'RollCalled';
        readonly roll: Roll;
        readonly total: number;
        readonly as: Role;
        /** Only the total was read: the faces stand for it, and count for nothing else. */
        readonly read?: 'total';
        /** Milliseconds from the dice coming to rest. */
        readonly after?: number;
        /** The entry into the equipment, where that is one with the call. */
        readonly entry?: { readonly total: number; readonly source: EntrySource };
      }
    | { readonly type: 'FacesCaptured'; readonly faces: Roll }
    | RollVoided
    /** A fact that bars any outcome: only no roll may be called. */
    | { readonly type: 'FactFlagged'; readonly reason: string; readonly words?: string }
    | { readonly type: 'DieCocked'; readonly die: number }
    | { readonly type: 'CockedDieRead'; readonly die: number; readonly face: Pips; readonly says: string }
    | { readonly type: 'FaceDisputed'; readonly die: number }
    | {
        readonly type: 'FaceRuled';
        readonly die: number;
        readonly face: Pips;
        readonly words: string;
        /** The outcome that follows where the roll was called before. */
        readonly roll?: Roll;
      }
  );

export type RollVoided = {
  readonly type: 'RollVoided';
  readonly reason: string;
  readonly words?: string;
  readonly variant?: string;
  readonly die?: string;
  readonly count?: number;
  readonly freezes: boolean;
  /** Whether somebody called it; a fact voids without a word where the rules say so. */
  readonly announced?: boolean;
  readonly moment?: VoidMoment;
  /** Whose call this takes the place of. */
  readonly overrules?: By;
};

/** When a roll was voided; anything but in flight is late. */
export type VoidMoment = 'in flight' | 'at rest' | 'called';
