import type { Cents } from '../money.ts';
import type { Refusal } from '../refusal.ts';
import type { Roll } from '../roll.ts';
import type { Bet, Settlement } from '../settle.ts';

/**
 * The auditor's sheet: the bets on the layout, where the turn stands, and what each player is up or down.
 * It knows no seats, roles or clock, only what a written record of bets and rolls can show.
 */
export type Sheet = {
  readonly bets: readonly Bet[];
  /** Valid throws made so far in this turn. */
  readonly thrown: number;
  /** The stage of the table, where its game has such stages. */
  readonly course?: string;
  /** Whether a void roll has locked the layout until the dice are thrown again. */
  readonly frozen: boolean;
  readonly net: ReadonlyMap<string, Cents>;
};

export const emptySheet: Sheet = { bets: [], thrown: 0, frozen: false, net: new Map() };

export type SheetCommand =
  | { readonly type: 'PlaceBet'; readonly player: string; readonly wager: string; readonly stake: Cents }
  | {
      readonly type: 'TakeDownBet';
      readonly player: string;
      readonly wager: string;
      readonly stake?: Cents | undefined;
    }
  | { readonly type: 'CallRoll'; readonly roll: Roll }
  | { readonly type: 'VoidRoll'; readonly reason: string }
  | { readonly type: 'EndTurn' };

export type SheetEvent =
  | {
      readonly type: 'BetPlaced';
      readonly player: string;
      readonly wager: string;
      readonly stake: Cents;
      readonly stage: string;
      /** It is added to a bet in the same stage only. */
      readonly several?: true;
      readonly clause: string;
    }
  | {
      readonly type: 'BetTakenDown';
      readonly player: string;
      readonly wager: string;
      readonly stake: Cents;
      readonly clause: string;
    }
  | {
      readonly type: 'RollCalled';
      readonly roll: Roll;
      readonly settlements: readonly Settlement[];
      readonly thrown: number;
      readonly course?: string;
      /** Bets that lean on nothing any more and go back. */
      readonly returned?: readonly Bet[];
    }
  | {
      readonly type: 'RollVoided';
      readonly reason: string;
      readonly freezes: boolean;
      readonly clause: string;
    }
  | { readonly type: 'TurnEnded'; readonly settlements: readonly Settlement[]; readonly clause: string };

export type SheetDecision =
  | { readonly ok: true; readonly event: SheetEvent }
  | { readonly ok: false; readonly refusal: Refusal };
