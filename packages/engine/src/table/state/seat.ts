import type { Cents } from '../../money.ts';
import type { Moment } from '../role.ts';

export type Seat = {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly since: Moment;
  /** Own-colour chips without a value of their own, and what the player made each worth. */
  readonly colour: { readonly colour: string; readonly value: Cents } | undefined;
  /** What the voucher said of the promotional tokens held here, where any are. */
  readonly tokens?: TokenTerms;
  /** Whether the player has asked the others for advice. */
  readonly advice?: true;
  /** Called rolls in a row without a live bet while every other seat was taken. */
  readonly abstained: number;
};

/** The conditions that a voucher puts on the tokens given for it. */
export type TokenTerms = {
  readonly expires: Moment;
  /** The wagers the tokens may be staked on; any, where none are named. */
  readonly wagers?: readonly string[];
  /** A token that wins is not handed back. */
  readonly singleUse: boolean;
};

/** A promotional voucher of the operator, good for tokens of its value once. */
export type Voucher = TokenTerms & { readonly voucher: string; readonly cents: Cents };

/** The vouchers known at the table, and who has redeemed them. */
export type Money = {
  readonly vouchers: ReadonlyMap<string, Voucher & { readonly redeemed: boolean }>;
};
