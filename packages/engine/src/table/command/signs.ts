import type { Cents } from '../../money.ts';
import type { Moment } from '../role.ts';
import type { Limits, StatutoryMaximum } from '../table.ts';

/** A sign that can be taken down again; the table's own limits are only ever replaced. */
export type RemovableSign =
  | { readonly kind: 'wager'; readonly wager: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'raise' }
  | { readonly kind: 'pay-table' }
  | { readonly kind: 'closing' };

export type SignsCommand =
  | { readonly type: 'PostLimits'; readonly limits: Limits }
  /** Gives a wager its own line on the limits sign. */
  | { readonly type: 'PostWagerLimits'; readonly wager: string; readonly limits: Limits }
  /** Puts a sign with a player's own limits by the seat. */
  | { readonly type: 'PostSeatLimits'; readonly seat: number; readonly limits: Limits }
  /** Announces a higher minimum and the time from which it applies. */
  | {
      readonly type: 'PostRaise';
      readonly minimum: Cents;
      readonly from: Moment;
      readonly wager?: string;
    }
  | { readonly type: 'PostClosing'; readonly closesAt: Moment }
  /** Opens the game with other options, and posts the change. */
  | { readonly type: 'ChangePayTable'; readonly options: Readonly<Record<string, string>> }
  | { readonly type: 'SetStatutoryMaximum'; readonly entry: StatutoryMaximum }
  | { readonly type: 'TakeDownSign'; readonly sign: RemovableSign };
