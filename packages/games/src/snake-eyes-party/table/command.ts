import type { By, Moment, Pips, Role } from '@dicepit/engine';
import type { Whites } from '../game.ts';
import type { PartySetup } from './party-table.ts';

export type PartyTableBody =
  | { readonly type: 'SetUpTable'; readonly setup: PartySetup }
  | { readonly type: 'SitDown'; readonly seat: number; readonly name: string }
  /** Brings more chips between games. */
  | { readonly type: 'BringChips'; readonly seat: number; readonly whites: Whites }
  /** Leaves the table; in a game the host clears the seat of somebody who is gone, and the game goes on without them. */
  | { readonly type: 'StandUp'; readonly seat: number }
  /** Begins a game among those seated, without the seats of those who are not there. */
  | { readonly type: 'StartGame'; readonly without?: readonly number[] }
  /** Ends a game that nobody will win: its kitty is shared among those who are in it. */
  | { readonly type: 'EndGame' }
  /** Throws for who goes first, or in play. Dice thrown by hand come with what they show. */
  | { readonly type: 'ThrowDice'; readonly seat: number; readonly faces?: readonly Pips[] }
  /** Throws for the seat that has the dice and does not. */
  | { readonly type: 'ThrowFor'; readonly seat: number; readonly faces?: readonly Pips[] }
  /** Somebody for whom others had to throw is there again, and plays on. */
  | { readonly type: 'ComeBack'; readonly seat: number }
  /** Virtual dice come to rest and bring their faces. */
  | { readonly type: 'BringToRest'; readonly faces: readonly Pips[] };

/** What somebody asks of a party, as what, and when. */
export type PartyTableCommand = PartyTableBody & { readonly by: By; readonly at: Moment };

/** Who may give each command. A party has no staff: its host is the operator, and virtual dice are the house's. */
export const partyAuthority: Readonly<Record<PartyTableBody['type'], readonly Role[]>> = {
  SetUpTable: ['operator'],
  SitDown: ['player'],
  BringChips: ['player'],
  // The host clears the seat of somebody who is gone.
  StandUp: ['player', 'operator'],
  StartGame: ['player', 'operator'],
  EndGame: ['operator'],
  ThrowDice: ['player'],
  // Nobody chooses anything by a throw: whoever makes it, the dice decide the same.
  ThrowFor: ['player', 'operator'],
  ComeBack: ['player'],
  BringToRest: ['dealer'],
};
