import type { Cited } from '../cited.ts';

export type ReceivingEvent = Cited &
  (
    | {
        readonly type: 'DiceReceived';
        readonly dice: readonly string[];
        readonly set: number;
        /** A new set waits off the table while the shooter goes on with the old one. */
        readonly place: 'arriving' | 'waiting';
      }
    | {
        readonly type: 'DiceInspected';
        readonly findings: readonly { readonly die: string; readonly sound: boolean }[];
      }
    | {
        readonly type: 'DicePlaced';
        readonly dice: readonly string[];
        readonly place: 'bowl' | 'layout';
        /** With these a new set is complete, and the old one is replaced. */
        readonly completesSet?: true;
        /** The dice to be thrown next, where the dealer throws and nobody chooses. */
        readonly active?: readonly string[];
      }
    | { readonly type: 'DiceQuarantined'; readonly dice: readonly string[] }
  );
