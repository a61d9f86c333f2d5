import type { Moment } from './role.ts';

/**
 * Who performs a ceremony, never what a bet pays. In `strict` and `training` people do every step that the clauses
 * give to people; in `home` and `fun` the house does the same steps at once and they are recorded as its own.
 */
export type Mode = 'home' | 'fun' | 'strict' | 'training';

/** Thrown by the software, or by hand and read by the dealer. */
export type DiceKind = 'virtual' | 'physical';

/** The instrument under which a table may be run, as the operator enters it. */
export type Approval = {
  readonly instrument: string;
  readonly body: string;
  readonly operator: string;
  readonly venue: string;
  readonly from: Moment;
};

/** What is decided about a table before it opens. */
export type Setup = {
  readonly table: string;
  readonly pack: string;
  /** The SHA-256 of the pack as data, where it is not one of the house's. */
  readonly packHash?: string;
  readonly options: Readonly<Record<string, string>>;
  readonly mode: Mode;
  readonly dice: DiceKind;
  /** How many seats there are; numbered from 1 at the dealer's left, clockwise. */
  readonly seats: number;
  readonly pit?: string;
  readonly approval?: Approval;
  readonly policies: Policies;
};

/** What the rules leave to the table, each by a name that a refusal can cite: `policy/limits-at-entry`. */
export type Policies = {
  /** Whether won stakes stay up; the pack's own way when not said. */
  readonly staysUp?: boolean;
  /** The smallest payable chip, where winnings are rounded up to it. */
  readonly chip?: number;
  /** In what steps a chip of an own colour may be worth, where the rules set its bounds alone; whole dollars when not said. */
  readonly chipStep?: number;
  /** What is done with a bet outside the limits: refused at entry, or accepted and flagged. */
  readonly limitsAtEntry: 'refuse' | 'flag';
  /** Whether new bets are taken while the dealer throws out what is undecided (NZ 5.9(d)). */
  readonly betsInRunOut: boolean;
  /** Whether bets may be changed after a void round where the text leaves it open (Wonder Dice). */
  readonly betsAfterVoidRound: boolean;
  /** The age to sit down, where the pack or the house asks for one. */
  readonly age?: number;
};

export const byPeople = ({ mode }: Pick<Setup, 'mode'>): boolean => mode === 'strict' || mode === 'training';

/** Whether a ceremony with dice is done by the house at once: people do it, and only with dice they can hold. */
export const atOnce = (setup: Pick<Setup, 'mode' | 'dice'>): boolean =>
  !byPeople(setup) || setup.dice === 'virtual';
