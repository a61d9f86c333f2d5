import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { TableSettlement } from '../table.ts';

/** What was done about how people behave, and what they may say to one another. */
export type ConductEvent = Cited &
  (
    | {
        readonly type: 'BetVoided';
        readonly bet: string;
        readonly seat: number;
        readonly chips: Cents;
        readonly tokens: Cents;
        /** The incident whose finding it follows. */
        readonly incident: string;
        /** Whose bet it was; whoever sits at the seat where it is not said. */
        readonly person?: string;
        /** What had been settled of it and is undone. */
        readonly undone?: readonly { readonly roll: number; readonly line: TableSettlement }[];
      }
    | {
        readonly type: 'RulePrompted';
        readonly seat: number;
        readonly person: string;
        readonly prompt: string;
        readonly says: string;
        /** The rule that the player is reminded of; `clause` is what lets staff do so. */
        readonly rule: string;
      }
    | { readonly type: 'AdviceAsked'; readonly seat: number; readonly wanted: boolean }
    | {
        readonly type: 'AdviceGiven';
        readonly to: number;
        readonly person: string;
        readonly words: string;
      }
  );
