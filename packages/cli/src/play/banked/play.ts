import {
  assert,
  type Bet,
  type Cents,
  emptySheet,
  type Roll,
  type Settlement,
  type Sheet,
  type Terms,
} from '@dicepit/engine';
import type { Ink } from '../ink.ts';
import { type Stream, streamOf } from '../random.ts';
import type { Told } from '../told.ts';
import type { Manner } from './house-players.ts';

/** One place at the table. House players have a manner of betting; people have the keyboard. */
type Seat = { readonly name: string; readonly manner: Manner | undefined };

/** What does not change while a game is played. */
export type Table = {
  readonly terms: Terms;
  /** Clockwise from the dealer's left. */
  readonly seats: readonly Seat[];
  readonly limits: Limits;
  /** What everybody buys in for. */
  readonly buyIn: Cents;
  /** The value of one chip, where stakes are whole chips. */
  readonly wholeChip: Cents | undefined;
  readonly dice: 'software' | 'physical';
  readonly ink: Ink;
};

/** The smallest and the largest stake that one bet may hold. */
type Limits = { readonly minimum: Cents; readonly maximum: Cents };

/** A banked game as it stands between two lines. */
export type Play = {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly racks: ReadonlyMap<string, Cents>;
  /** What each player has bought in for, in all. */
  readonly bought: ReadonlyMap<string, Cents>;
  /** What the house is up or down. */
  readonly houseNet: Cents;
  /** The seat that has the dice, or the dealer. */
  readonly shooter: number | 'dealer';
  /** The people who have still to say that they are ready, in the order of the keyboard. */
  readonly waiting: readonly string[];
  /** Whether all are ready and real dice are to be typed in. */
  readonly calling: boolean;
  readonly dice: Stream;
  readonly luck: Stream;
  /** The last rolls, the newest last. */
  readonly rolls: readonly Roll[];
  /** How many rolls have been called in all. */
  readonly rolled: number;
  readonly settlements: readonly Settlement[];
  /** Each player's bets as they lay at the last roll that they bet on. */
  readonly lastBets: readonly Bet[];
  /** What the person at the keyboard has changed since it came round, a group to a line. */
  readonly changed: readonly (readonly Changed[])[];
  readonly over: boolean;
};

/** A change of a bet that was made, so that it can be undone. */
export type Changed = { readonly kind: 'bet' | 'take'; readonly wager: string; readonly stake: Cents };

/** The game after something, and what is told of it. */
export type Outcome = { readonly play: Play; readonly told: readonly Told[] };

/** As many rolls as are remembered, for whoever asks. */
export const REMEMBERED = 20;

export function newPlay(table: Table, seed: string): Play {
  const racks = new Map(table.seats.map(({ name }) => [name, table.buyIn]));
  return {
    table,
    sheet: emptySheet,
    racks,
    bought: racks,
    houseNet: 0,
    shooter: table.terms.game.procedure.thrower.who === 'dealer' ? 'dealer' : 0,
    waiting: [],
    calling: false,
    dice: streamOf(seed, 'dice'),
    luck: streamOf(seed, 'house players'),
    rolls: [],
    rolled: 0,
    settlements: [],
    lastBets: [],
    changed: [],
    over: false,
  };
}

export const rackOf = (play: Play, name: string): Cents => play.racks.get(name) ?? 0;

export const betsOf = (play: Play, name: string): readonly Bet[] =>
  play.sheet.bets.filter(({ player }) => player === name);

export const stakedBy = (play: Play, name: string): Cents =>
  betsOf(play, name).reduce((sum, { stake }) => sum + stake, 0);

/** Who has the keyboard. */
export function acting(play: Play): string {
  const [name] = play.waiting;
  assert(name !== undefined, () => 'nobody has the keyboard');
  return name;
}

export const people = ({ seats }: Table): readonly string[] =>
  seats.filter(({ manner }) => manner === undefined).map(({ name }) => name);

/** The name of whoever has the dice; undefined when it is the dealer. */
export const shooterOf = ({ table, shooter }: Play): string | undefined =>
  shooter === 'dealer' ? undefined : table.seats[shooter]?.name;

export const wagerName = ({ table }: Play, id: string): string => table.terms.game.wagers[id]?.name ?? id;

/** Chips into or out of a rack. */
export const withRack = (play: Play, name: string, change: Cents): Play => ({
  ...play,
  racks: new Map(play.racks).set(name, rackOf(play, name) + change),
});
