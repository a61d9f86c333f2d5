import type { Cents } from '../../money.ts';
import type { Moment } from '../role.ts';
import type { Limits } from './signs.ts';

export type TableBet = {
  readonly bet: string;
  readonly seat: number;
  readonly wager: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly stage: string;
  /** Denominations as they lie, the largest at the bottom, where they are known. */
  readonly stack?: readonly Cents[];
  readonly placedBy: 'player' | 'dealer';
  /** What the player last told the dealer to put here. */
  readonly instruction?: Instruction;
  /** The limits in force when it was placed; they govern it until it is decided. */
  readonly limits?: Limits;
  /** Where it was added to under other limits: what was laid under which, the first at the bottom. */
  readonly parts?: readonly StakePart[];
  readonly flags: readonly string[];
};

/** So much of a stake, and the limits in force when it was laid: they govern it until it is decided. */
export type StakePart = { readonly stake: Cents; readonly limits?: Limits };

/** What a player told the dealer to place, and what was placed. */
export type Instruction = {
  readonly words: string;
  /** The wager that the words name, where they name one. */
  readonly asked?: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  /** The words name another wager or another sum than was placed. */
  readonly mismatch: boolean;
};

export type Betting = {
  readonly bets: readonly TableBet[];
  readonly late: readonly (TableBet & { readonly askedAt: Moment })[];
  readonly placed: number;
};
