import type { Cents } from '../../money.ts';
import type { Pips, Roll } from '../../roll.ts';
import type { Settlement } from '../../settle.ts';
import type { By, Moment } from '../role.ts';
import type { Setup } from '../setup.ts';
import type { TableBet } from './bet.ts';

/** Something recorded about one roll before it is called. */
export type CurrentRoll = {
  readonly number: number;
  readonly thrower: number | 'dealer';
  readonly releasedAt: Moment;
  /** Every seat was taken when the dice left the hand. */
  readonly full?: true;
  readonly restedAt: Moment | undefined;
  readonly dice: readonly string[];
  /** What each die shows; undefined until it is read, and while its face is in dispute. */
  readonly faces: readonly (Pips | undefined)[];
  /** Facts that make the roll void, by their reasons. */
  readonly facts: readonly string[];
  readonly dispute: { readonly die: number; readonly ruled: boolean } | undefined;
  /** The faces that were ruled on. */
  readonly ruled?: readonly RuledFace[];
  /** Dice that lean on something, by their place in the roll; no total exists until each has a face. */
  readonly cocked: readonly number[];
  /** The faces were read by a device and not by the dealer's eye. */
  readonly captured: boolean;
  /** Every call of the outcome, the last in force: the dealer's, amendments, overrules. */
  readonly calls: readonly RollCall[];
  readonly entry:
    | { readonly keyed: number; readonly pressed: boolean; readonly source: EntrySource }
    | undefined;
  readonly amendment: { readonly roll: Roll; readonly by: By } | undefined;
  readonly collected: boolean;
  readonly centred: boolean;
  /** Bets that are settled already, where a dealer settles one by one, and how. */
  readonly settled: readonly string[];
  readonly lines: readonly TableSettlement[];
  /** The layout when the dice came to rest: what is settled, whatever is moved later. */
  readonly layout: readonly TableBet[];
};

/** Which face of a die is uppermost, as it was ruled after a dispute; the die by its place in the roll. */
export type RuledFace = { readonly die: number; readonly face: Pips };

/** How an outcome came into the entry equipment. */
export type EntrySource = 'capture' | 'keypad';

export type Outcome =
  | { readonly kind: 'total'; readonly roll: Roll }
  | { readonly kind: 'void'; readonly reason: string };

export type RollCall = {
  readonly by: By;
  readonly at: Moment;
  readonly outcome: Outcome;
  /** Only the total was read: the faces of the outcome stand for it. */
  readonly read?: 'total';
  readonly clause: string;
};

/** A roll that is done, kept so that it can be put right by reversing it. */
export type PastRoll = {
  readonly number: number;
  readonly thrower: number | 'dealer';
  readonly calls: readonly RollCall[];
  readonly outcome: Outcome;
  readonly ruled?: readonly RuledFace[];
  readonly layout: readonly TableBet[];
  readonly settlements: readonly TableSettlement[];
  readonly invalidated: boolean;
  /** The table has closed since: what it decided can be put right, but nothing of it stands again. */
  readonly over: boolean;
  readonly dice: readonly string[];
  /** The options it was played by: odds may have been changed since. */
  readonly options: Setup['options'];
  /** What software showed on its dice, which nobody can have misread; undefined where people read them. */
  readonly shown: Roll | undefined;
  /** Valid throws of the turn before this one. */
  readonly thrownBefore: number;
  /** Bets that the end of the turn decided after this roll. */
  readonly atEndOfTurn: readonly string[];
  /** Who sat where, since a correction concerns the person and not the seat. */
  readonly people: ReadonlyMap<number, string>;
};

/** A settlement of one bet at a table. */
export type TableSettlement = Settlement & {
  readonly bet: string;
  readonly seat: number;
  /** The part of the stake that plays, where a bet is over the maximum. */
  readonly inPlay: Cents;
  /** The stake by what it is made of, and what of it stays on the layout afterwards. */
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly left: { readonly chips: Cents; readonly tokens: Cents };
  /** Tokens that go back to the player; the rest of what leaves the layout is taken in. */
  readonly tokensReturned: Cents;
  /** The arithmetic as a dealer would say it. */
  readonly says: string;
  /** What was found about the bet when it was settled. */
  readonly notes: readonly SettlementNote[];
};

export type SettlementNote = { readonly clause: string; readonly says: string };
