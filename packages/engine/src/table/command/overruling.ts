import type { Pips } from '../../roll.ts';
import type { Posting } from '../ledger.ts';

export type OverrulingCommand =
  /** Puts another outcome in the place of the one called; of the roll under way, else of the last one. */
  | {
      readonly type: 'OverruleCall';
      readonly roll?: number;
      readonly faces: readonly Pips[] | 'void';
      readonly words: string;
    }
  /** The operator decides what the rules do not cover, with chips moved where that is part of it. */
  | {
      readonly type: 'RuleMatter';
      readonly words: string;
      readonly faces?: readonly Pips[] | 'void';
      readonly adjustment?: readonly Posting[];
    }
  | {
      readonly type: 'InvalidateRoll';
      readonly roll: number;
      readonly ground: string;
      readonly bets: 'refund' | 'stand';
      /** The seats of those named in a fraud, what is thought of it, and whose bets are forfeited. */
      readonly persons?: readonly number[];
      /** Those named in it who had no seat: a spectator, somebody of the staff. */
      readonly others?: readonly string[];
      readonly opinion?: string;
      readonly forfeits?: readonly number[];
    };
