import type { Cents } from '../../money.ts';
import type { Voucher } from '../table.ts';

/** Whether chips or promotional tokens are meant; chips where nothing is said. */
type ChipKind = 'chips' | 'tokens';

export type MoneyCommand =
  /** Buys chips with cash, from an account, or with value chips; in an own colour where one is named. */
  | {
      readonly type: 'BuyIn';
      readonly seat: number;
      readonly cents: Cents;
      readonly from: 'cash' | 'account' | 'chips';
      readonly colour?: { readonly colour: string; readonly value: Cents };
    }
  /** Hands in all chips of the own colour for value chips. */
  | { readonly type: 'ColourOut'; readonly seat: number }
  /** Swaps chips for chips of other denominations and the same worth. */
  | {
      readonly type: 'MakeChange';
      readonly seat: number;
      readonly cents: Cents;
      readonly into: readonly Cents[];
      readonly kind?: ChipKind;
    }
  /** Takes chips away from the table; all of them where no sum is named. */
  | { readonly type: 'CashOut'; readonly seat: number; readonly cents?: Cents; readonly kind?: ChipKind }
  | { readonly type: 'FillFloat'; readonly cents: Cents }
  | { readonly type: 'CreditFloat'; readonly cents: Cents }
  /** Makes a promotional voucher of the operator known at the table. */
  | { readonly type: 'IssueVoucher'; readonly voucher: Voucher }
  /** Swaps a voucher for tokens. */
  | {
      readonly type: 'RedeemVoucher';
      readonly seat: number;
      readonly voucher: string;
      readonly cents: Cents;
    };
