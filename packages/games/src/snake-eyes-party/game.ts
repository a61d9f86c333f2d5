import type { Card } from './cards.ts';

/** A player by seat, counted from 0; the next seat in the ring is the one on the left. */
export type Player = number;

/** A number of chips counted in whites, the unit of every payment and draw. */
export type Whites = number;

/** What the host chooses: how many play, and what each brings. Null is credit without limit. */
export type PartySettings = { readonly players: number; readonly startingChips: Whites | null };

export type Seat = {
  /** Below zero only on credit. */
  readonly rack: Whites;
  /** The cards still face up, in the order of the row. */
  readonly faceUp: readonly Card[];
  /** Left the game, which goes on without this player: the dice go past. */
  readonly gone?: true;
};

/** Where the party stands. */
export type PartyPhase =
  | { readonly is: 'gathering' }
  | {
      readonly is: 'high dice';
      /** Those who may still go first, in seat order; each throws once a round. */
      readonly contenders: readonly Player[];
      /** What the first of them have thrown in this round. */
      readonly totals: readonly number[];
    }
  | {
      readonly is: 'throwing';
      readonly thrower: Player;
      /** Chances left after a complete pass; null in ordinary throwing. */
      readonly chances: number | null;
    }
  | { readonly is: 'won'; readonly winner: Player };

export type PartyGame = {
  readonly startingChips: Whites | null;
  readonly seats: readonly Seat[];
  readonly kitty: Whites;
  readonly phase: PartyPhase;
};

/** A party before anyone has sat down. */
export const newParty: PartyGame = {
  startingChips: null,
  seats: [],
  kitty: 0,
  phase: { is: 'gathering' },
};

/** Whether a player still has a card face up. */
export const isUp = (game: PartyGame, player: Player, card: Card): boolean =>
  game.seats[player]?.faceUp.includes(card) ?? false;

/** Whether a player is still in the game. */
export const isIn = ({ seats }: PartyGame, player: Player): boolean =>
  seats[player] !== undefined && seats[player].gone !== true;
