import type { Cents } from '@dicepit/engine';
import type { Stamp } from '../pit/result.ts';

/** What happened to one player's account. Chips that go to a table or come back are in the table's stream as well. */
export type CageEvent = Stamp &
  (
    | { readonly type: 'AccountOpened'; readonly person: string; readonly stack: Cents }
    | { readonly type: 'ChipsIssued'; readonly cents: Cents; readonly reason: string }
    | { readonly type: 'BoughtIn'; readonly table: string; readonly seat: number; readonly cents: Cents }
    | { readonly type: 'CashedOut'; readonly table: string; readonly seat: number; readonly cents: Cents }
    /** Somebody wants the line of an entry undone; it is done when another person agrees. */
    | {
        readonly type: 'ReversalAsked';
        readonly reversal: string;
        readonly entry: number;
        readonly reason: string;
      }
    | {
        readonly type: 'ReversalApproved';
        readonly reversal: string;
        readonly entry: number;
        /** What is taken out of the account. */
        readonly cents: Cents;
      }
    | { readonly type: 'ReversalRefused'; readonly reversal: string }
  );
