import type { Cents } from '../../money.ts';
import type { Basis } from './citation.ts';

export type MoneyProcedure<Clause extends string> = {
  /** Cash taken at the table goes to the drop box, and chips leave the float. */
  readonly cash: Basis<Clause>;
  readonly account: Basis<Clause>;
  readonly float: Basis<Clause>;
  readonly change: Basis<Clause>;
  readonly cashingOut: Basis<Clause>;
  /** Chips in a player's own colour without a value of their own, where the pack knows them. */
  readonly colour: ColourChips<Clause> | undefined;
  /** Promotional tokens given for vouchers, where the pack knows them. */
  readonly tokens: Tokens<Clause> | undefined;
};

export type ColourChips<Clause extends string> = {
  readonly colours: readonly string[];
  /** Whether bets are made with these chips alone. */
  readonly only: boolean;
  readonly issuing: Basis<Clause>;
  /** A colour is one player's at a time, at one value. */
  readonly own: Basis<Clause>;
  readonly value: {
    readonly least: Cents;
    readonly most: Cents;
    /** The steps within these bounds, unless the table was set up for others. */
    readonly step: Cents;
    readonly clause: Basis<Clause>;
  };
  /** The value stays until all chips of the colour are handed in. */
  readonly fixed: Basis<Clause>;
  readonly handingIn: Basis<Clause>;
  /** What must be at the table to show colours and values, where people run it. */
  readonly shownBy: { readonly rack: Basis<Clause>; readonly markers: Basis<Clause> } | undefined;
};

export type Tokens<Clause extends string> = {
  /** Tokens come from a voucher of the operator and from nothing else. */
  readonly voucher: Basis<Clause>;
  /** Redeemed once, for its value, on its conditions. */
  readonly redeeming: Basis<Clause>;
};
