import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { Limits, TableBet } from '../table.ts';

/** A change of one bet: by how much, and how it lies afterwards where that is known. */
type Change = {
  readonly bet: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly stack?: readonly Cents[];
  readonly flags?: readonly string[];
};

export type BettingEvent = Cited &
  (
    | { readonly type: 'BetPlaced'; readonly bet: TableBet }
    /** With the limits in force when it was added; earlier additions came under those of the bet they were added to. */
    | ({ readonly type: 'BetAddedTo'; readonly limits?: Limits } & Change)
    | ({ readonly type: 'BetTakenDown' } & Change)
  );
