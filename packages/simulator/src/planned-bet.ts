import type { Cents } from '@dicepit/engine';

/** A stake on a wager, made again whenever it is decided unless a strategy says otherwise. */
export type PlannedBet = { readonly wager: string; readonly stake: Cents };
