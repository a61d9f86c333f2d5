import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { Voucher } from '../table.ts';

export type MoneyEvent = Cited &
  (
    | {
        readonly type: 'BoughtIn';
        readonly seat: number;
        readonly cents: Cents;
        readonly from: 'cash' | 'account' | 'chips';
        /** The player's own colour, what each chip is worth, and how many were given. */
        readonly colour?: { readonly colour: string; readonly value: Cents; readonly chips: number };
        /** The drop box that took the cash, where it has a reference. */
        readonly box?: string;
      }
    | {
        readonly type: 'ColouredOut';
        readonly seat: number;
        readonly colour: string;
        readonly value: Cents;
        readonly chips: number;
        readonly cents: Cents;
      }
    | {
        readonly type: 'ChangeMade';
        readonly seat: number;
        readonly cents: Cents;
        readonly into: readonly Cents[];
      }
    | { readonly type: 'CashedOut'; readonly seat: number; readonly cents: Cents }
    | { readonly type: 'FloatFilled'; readonly cents: Cents }
    | { readonly type: 'FloatCredited'; readonly cents: Cents }
    | { readonly type: 'VoucherIssued'; readonly voucher: Voucher }
    | { readonly type: 'VoucherRedeemed'; readonly seat: number; readonly voucher: Voucher }
  );
