import type { Roll } from '@dicepit/engine';
import type { PartyEvent } from './event.ts';
import type { PartySettings, Player } from './game.ts';
import type { PartyRefusal } from './refusal.ts';

export type PartyCommand = StartGame | ThrowHighDice | ThrowDice;

export type StartGame = {
  readonly type: 'StartGame';
  /** Who goes first: the highest throw, or the first seat where the players agreed on it. */
  readonly first: 'high dice' | 'first seat';
} & PartySettings;

export type ThrowHighDice = {
  readonly type: 'ThrowHighDice';
  readonly player: Player;
  readonly roll: Roll;
};

export type ThrowDice = { readonly type: 'ThrowDice'; readonly player: Player; readonly roll: Roll };

export type PartyDecision =
  | { readonly ok: true; readonly events: readonly PartyEvent[] }
  | { readonly ok: false; readonly refusal: PartyRefusal };

export const accept = (events: readonly PartyEvent[]): PartyDecision => ({ ok: true, events });
export const refuse = (refusal: PartyRefusal): PartyDecision => ({ ok: false, refusal });
