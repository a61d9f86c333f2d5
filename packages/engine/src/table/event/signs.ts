import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { RemovableSign } from '../command/signs.ts';
import type { Moment } from '../role.ts';
import type { Limits, StatutoryMaximum } from '../table.ts';

export type SignsEvent = Cited &
  (
    | { readonly type: 'LimitsPosted'; readonly limits: Limits }
    | { readonly type: 'WagerLimitsPosted'; readonly wager: string; readonly limits: Limits }
    | { readonly type: 'SeatLimitsPosted'; readonly seat: number; readonly limits: Limits }
    | {
        readonly type: 'RaisePosted';
        readonly minimum: Cents;
        readonly from: Moment;
        readonly wager?: string;
      }
    | { readonly type: 'ClosingPosted'; readonly closesAt: Moment }
    | {
        readonly type: 'PayTableChanged';
        readonly options: Readonly<Record<string, string>>;
        /** Until when the sign about it stays up, where one is required. */
        readonly until?: Moment;
      }
    | { readonly type: 'StatutoryMaximumSet'; readonly entry: StatutoryMaximum }
    | { readonly type: 'SignTakenDown'; readonly sign: RemovableSign }
  );
