import {
  assert,
  balanceOf,
  type Cents,
  type Game,
  type Limits,
  type Moment,
  type Roll,
  type Setup,
  type Table,
  type TableBet,
  type TableEvent,
  type TableRules,
  type TableSettlement,
  type Terms,
} from '@dicepit/engine';
import type { Manner } from '@dicepit/games';
import { nameTold, said } from '../../language.ts';
import type { OutputLine } from '../output-line.ts';
import type { Stream } from '../random.ts';
import type { TextStyle } from '../text-style.ts';

/** One place at the table. House players have a manner of betting; people have the keyboard. */
export type Sitter = { readonly seat: number; readonly name: string; readonly manner: Manner | undefined };

/** What does not change while a game is played. */
export type Seating = {
  readonly rules: TableRules;
  readonly setup: Setup;
  readonly terms: Terms;
  /** Clockwise from the dealer's left. */
  readonly seats: readonly Sitter[];
  readonly limits: Limits;
  /** What everybody buys in for. */
  readonly buyIn: Cents;
  /** What a chip of a player's own colour is worth, where bets are made in such chips alone. */
  readonly ownChip: Cents | undefined;
  readonly ink: TextStyle;
};

/** A banked game as it stands between two lines: the table, and what the keyboard remembers of it. */
export type Play = {
  readonly seating: Seating;
  readonly table: Table;
  /** All that happened at the table, the newest first. */
  readonly record: Recorded | undefined;
  /** The table's clock; it moves with the lines that are typed, so that the same lines give the same record. */
  readonly now: Moment;
  /** What each seat has bought in for, in all. */
  readonly bought: ReadonlyMap<number, Cents>;
  /** The last rolls that were called, the newest last. */
  readonly rolls: readonly Roll[];
  /** How many rolls have been called in all, void ones left out. */
  readonly called: number;
  readonly settlements: readonly TableSettlement[];
  /** Each player's bets as they lay at the last throw that they bet on. */
  readonly lastBets: readonly TableBet[];
  /** The seats of the people who have still to say that they are ready, in the order of the keyboard. */
  readonly waiting: readonly number[];
  /** What the person at the keyboard has changed since it came round, a group to a line. */
  readonly changed: readonly (readonly Changed[])[];
  readonly dice: Stream;
  readonly luck: Stream;
  readonly over: boolean;
};

type Recorded = { readonly event: TableEvent; readonly before: Recorded | undefined };

/** A change of a bet that was made, so that it can be undone. */
export type Changed = { readonly kind: 'bet' | 'take'; readonly wager: string; readonly stake: Cents };

/** The game after something, and what is told of it. */
export type Outcome = { readonly play: Play; readonly told: readonly OutputLine[] };

export const gameAt = ({ seating }: Play): Game => seating.terms.game;

export const rackOf = ({ table }: Play, seat: number): Cents => balanceOf(table.ledger, `rack:${seat}`);

export const betsOf = ({ table }: Play, seat: number): readonly TableBet[] =>
  table.betting.bets.filter((bet) => bet.seat === seat);

export const stakedBy = (play: Play, seat: number): Cents =>
  betsOf(play, seat).reduce((sum, { chips }) => sum + chips, 0);

/** The seat that has the keyboard. */
export function seatAtKeyboard(play: Play): number {
  const [seat] = play.waiting;
  assert(seat !== undefined, () => 'nobody has the keyboard');
  return seat;
}

export const people = ({ seats }: Seating): readonly number[] =>
  seats.filter(({ manner }) => manner === undefined).map(({ seat }) => seat);

export const isPerson = ({ seating }: Play, seat: number): boolean => people(seating).includes(seat);

export const nameOf = ({ seating }: Pick<Play, 'seating'>, seat: number): string =>
  seating.seats.find((sitter) => sitter.seat === seat)?.name ?? said().seat({ seat });

/** The seat that has the dice; undefined when it is the dealer, or nobody. */
export function shooterOf({ table }: Play): number | undefined {
  const { is } = table.shooter;
  return is.kind === 'seat' || is.kind === 'choosing' ? is.seat : undefined;
}

/** The seat that is asked whether it takes the dice. */
export function offeredTo({ table }: Play): number | undefined {
  const { is } = table.shooter;
  return is.kind === 'offered' && is.to !== 'waiting' ? is.to : undefined;
}

/** Whether the dice are out and somebody has to say what they show. */
export const diceAreOut = ({ table }: Play): boolean => table.roll !== undefined;

export const wagerName = (play: Play, id: string): string => gameAt(play).wagers[id]?.name ?? id;

/** Why a roll is void, as the pack says it, in the language that is spoken. */
export const reasonTold = ({ pack }: Game, { reason, says }: Reason): string =>
  nameTold(`reason.${pack}.${reason}`, says);

type Reason = Pick<Game['procedure']['noRolls'][number], 'reason' | 'says'>;

/** All that happened at the table, in order. */
export function listEvents({ record }: Play): readonly TableEvent[] {
  const events: TableEvent[] = [];
  for (let at = record; at !== undefined; at = at.before) events.push(at.event);
  return events.toReversed();
}
