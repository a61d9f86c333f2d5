import type { Pips } from '../../roll.ts';
import type { Cited } from '../cited.ts';

export type ThrowingEvent = Cited &
  (
    | {
        readonly type: 'DiceThrown';
        readonly roll: number;
        readonly thrower: number | 'dealer';
        readonly dice: readonly string[];
        /** Who threw for the shooter, where somebody did. */
        readonly substitute?: string;
        /** Seats without a bet, where a bet is what makes a player part of the round. */
        readonly sittingOut?: readonly number[];
      }
    /** The dice go to whoever throws next; the dealer's own are named where they are new. */
    | { readonly type: 'DicePassed'; readonly dice?: readonly string[] }
    | { readonly type: 'DiceRested'; readonly faces?: readonly Pips[] }
  );
