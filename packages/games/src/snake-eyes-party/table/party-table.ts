import { emptyLedger, type Ledger, type Moment } from '@dicepit/engine';
import { newParty, type PartyGame, type PartySettings, type Whites } from '../game.ts';

/** What is decided about a party table before anyone sits down. */
export type PartySetup = {
  readonly pack: 'snake-eyes-party';
  readonly table: string;
  /** Thrown by the software, or by hand and read by whoever threw. */
  readonly dice: 'virtual' | 'physical';
  /** How many seats there are; numbered from 1, and the next is on the left. */
  readonly seats: number;
  /** What everybody brings on sitting down; null is credit without limit. */
  readonly startingChips: PartySettings['startingChips'];
  /** Who goes first in each game. */
  readonly first: 'high dice' | 'first seat';
};

export type PartySeat = { readonly person: string; readonly name: string; readonly since: Moment };

/** One party with its players, its chips and the game in play: everything a fold of its events knows. */
export type PartyTable = {
  readonly setup: PartySetup | undefined;
  readonly seats: ReadonlyMap<number, PartySeat>;
  /** Every chip, counted in whites: in the racks, in the kitty, or not brought yet. */
  readonly ledger: Ledger;
  /** The game in play, or the last one when it is won. */
  readonly game: PartyGame;
  /** The seats of the game's players, in their order. */
  readonly players: readonly number[];
  /** Games begun so far. */
  readonly games: number;
  /** Virtual dice are in the air. */
  readonly diceOut: boolean;
  /** The seats that did not throw in time, and of whom nothing was heard since. */
  readonly away?: readonly number[];
  /** When something last happened here. */
  readonly since?: Moment;
};

export const newPartyTable: PartyTable = {
  setup: undefined,
  seats: new Map(),
  ledger: emptyLedger,
  game: newParty,
  players: [],
  games: 0,
  diceOut: false,
};

/** Whether a game is being played, from its antes until it is won. */
export const isPlaying = ({ game }: PartyTable): boolean =>
  game.phase.is === 'high dice' || game.phase.is === 'throwing';

/** What everybody puts in before the first throw. */
export const ANTE: Whites = 2;
