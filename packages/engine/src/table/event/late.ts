import type { Cited } from '../cited.ts';
import type { TableBet } from '../table.ts';

export type LateEvent = Cited &
  (
    | { readonly type: 'LateBetAsked'; readonly bet: TableBet }
    /** The late bet counts for the roll; `lies` is the bet as it lies now, with what its owner had there before. */
    | { readonly type: 'LateBetConfirmed'; readonly bet: string; readonly lies: TableBet }
    | { readonly type: 'LateBetWithdrawn'; readonly bet: string }
    | { readonly type: 'LateBetDeclined'; readonly bet: string }
    /** The dice rested, or the roll was void, before anyone confirmed the bet. */
    | { readonly type: 'LateBetLapsed'; readonly bet: string }
  );
