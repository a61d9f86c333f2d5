import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { ChipCount } from '../command/opening.ts';
import type { Setup } from '../setup.ts';

/** What one wager pays here, each of its odds once. */
type PostedOdds = { readonly wager: string; readonly name: string; readonly odds: readonly string[] };

export type OpeningEvent = Cited &
  (
    | { readonly type: 'TableSetUp'; readonly setup: Setup }
    | { readonly type: 'OpeningBegun' }
    | { readonly type: 'ChecklistAnswered'; readonly item: string; readonly yes: boolean }
    | { readonly type: 'FloatUnlocked' }
    | { readonly type: 'FloatLocked' }
    /** The float is what the count says; the postings bring the ledger to it. */
    | {
        readonly type: 'FloatCounted';
        readonly cents: Cents;
        readonly chips: readonly ChipCount[];
        /** The chips it is paid with from now on, any number of each. Earlier counts have a lowest chip alone. */
        readonly paidIn?: readonly Cents[];
      }
    | { readonly type: 'OddsPosted'; readonly odds: readonly PostedOdds[] }
    | { readonly type: 'PlayStarted'; readonly thrower: 'shooter' | 'dealer' }
    | { readonly type: 'TableClosed' }
  );
