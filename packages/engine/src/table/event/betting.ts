import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { TableBet } from '../table.ts';

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
    | ({ readonly type: 'BetAddedTo' } & Change)
    | ({ readonly type: 'BetTakenDown' } & Change)
  );
