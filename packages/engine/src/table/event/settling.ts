import type { Cited } from '../cited.ts';
import type { TableSettlement } from '../table.ts';

export type SettlingEvent = Cited &
  /** One bet of a roll, where a dealer settles them one by one. */
  (
    | { readonly type: 'BetSettled'; readonly settlement: TableSettlement }
    | {
        readonly type: 'RollSettled';
        readonly settlements: readonly TableSettlement[];
        /** Throws of this turn after the roll. */
        readonly thrown: number;
      }
  );
