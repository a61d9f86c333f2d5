import { z } from 'zod';
import { flag, list, oneOf } from '../facts/lists.ts';
import { cents, moment, seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';

const kind = oneOf('chips', 'tokens');
const colour = strict({ colour: label, value: cents });
const voucher = strict({
  voucher: label,
  cents,
  expires: moment,
  wagers: list(label).exactOptional(),
  singleUse: flag,
});

/** Commands that move money and chips between the table and the world. */
export const money = {
  BuyIn: strict({
    type: z.literal('BuyIn'),
    seat,
    cents,
    from: oneOf('cash', 'account', 'chips'),
    colour: colour.exactOptional(),
  }),
  ColourOut: strict({ type: z.literal('ColourOut'), seat }),
  MakeChange: strict({
    type: z.literal('MakeChange'),
    seat,
    cents,
    into: list(cents),
    kind: kind.exactOptional(),
  }),
  CashOut: strict({
    type: z.literal('CashOut'),
    seat,
    cents: cents.exactOptional(),
    kind: kind.exactOptional(),
  }),
  FillFloat: strict({ type: z.literal('FillFloat'), cents }),
  CreditFloat: strict({ type: z.literal('CreditFloat'), cents }),
  IssueVoucher: strict({ type: z.literal('IssueVoucher'), voucher }),
  RedeemVoucher: strict({ type: z.literal('RedeemVoucher'), seat, voucher: label, cents }),
} as const;
