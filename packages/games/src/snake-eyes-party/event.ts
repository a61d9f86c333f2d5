import type { Roll } from '@dicepit/engine';
import type { Card } from './cards.ts';
import type { Citation } from './clauses.ts';
import type { Player, Whites } from './game.ts';

/** What happened. Chips that moved are told with the rack and the kitty they left behind. */
export type PartyEvent = (
  | {
      readonly type: 'GameStarted';
      readonly players: number;
      readonly startingChips: Whites | null;
      readonly cards: readonly Card[];
    }
  | ({ readonly type: 'AntePaid' } & ChipsMoved)
  | HighDice
  | { readonly type: 'DiceThrown'; readonly player: Player; readonly roll: Roll; readonly total: number }
  | { readonly type: 'CardTurnedDown'; readonly player: Player; readonly card: Card; readonly left: number }
  /** A payment; the shortfall is what a rack did not hold, which is not owed. */
  | ({ readonly type: 'KittyPaid'; readonly shortfall: Whites } & ChipsMoved)
  /** A draw; the shortfall is what the kitty did not hold. */
  | ({ readonly type: 'KittyDrawn'; readonly shortfall: Whites } & ChipsMoved)
  | {
      readonly type: 'DicePassed';
      readonly player: Player;
      readonly to: Player;
      /** Those between, who have the card down: they pay, draw and turn nothing. */
      readonly skipped: readonly Player[];
    }
  | {
      readonly type: 'CompletePassMade';
      readonly player: Player;
      readonly card: Card;
      readonly chances: number;
    }
  | { readonly type: 'ChanceMissed'; readonly player: Player; readonly card: Card; readonly chances: number }
  | { readonly type: 'GameWon'; readonly player: Player }
  | ({ readonly type: 'KittyCollected' } & ChipsMoved)
) & { readonly clause: Citation };

type HighDice =
  | { readonly type: 'HighDiceThrown'; readonly player: Player; readonly roll: Roll; readonly total: number }
  | { readonly type: 'HighDiceTied'; readonly players: readonly Player[]; readonly total: number }
  | {
      readonly type: 'FirstThrowerChosen';
      readonly player: Player;
      readonly how: 'high dice' | 'first seat';
    };

/** Chips between a player and the kitty. */
export type ChipsMoved = {
  readonly player: Player;
  readonly chips: Whites;
  /** The player's rack afterwards. */
  readonly rack: Whites;
  /** The kitty afterwards. */
  readonly kitty: Whites;
};
