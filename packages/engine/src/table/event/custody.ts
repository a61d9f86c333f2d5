import type { Cited } from '../cited.ts';

export type CustodyEvent = Cited &
  /** Dice that were not chosen go back to the bowl. */
  (
    | { readonly type: 'DiceReturned'; readonly dice: readonly string[] }
    | {
        readonly type: 'DiceCollected';
        readonly dice: readonly string[];
        readonly method: 'stick' | 'hand';
      }
    | { readonly type: 'DiceCentred'; readonly dice: readonly string[] }
    | { readonly type: 'DieLeftTable'; readonly die: string; readonly active: boolean }
    | { readonly type: 'SearchStarted'; readonly die: string }
    | { readonly type: 'OriginalsAskedFor'; readonly seat: number; readonly dice: readonly string[] }
    | { readonly type: 'DieFound'; readonly die: string; readonly finder: string }
    | {
        readonly type: 'FoundDieInspected';
        readonly die: string;
        readonly sound: boolean;
        readonly to: 'shooter' | 'bowl' | 'quarantined';
      }
    | {
        readonly type: 'DieLost';
        readonly die: string;
        /** The set must be replaced, and who may throw on with what remains of it until then. */
        readonly replacing?: { readonly grace: number | 'dealer' | undefined };
      }
    /** What is left of the old set is taken out of the game. */
    | { readonly type: 'SetRetired'; readonly dice: readonly string[] }
  );
