import { z } from 'zod';
import { dictionary } from '../facts/lists.ts';
import { cents, moment, seat } from '../facts/numbers.ts';
import { limits } from '../facts/setup.ts';
import { strict } from '../facts/strict.ts';
import { label, optionText, words } from '../facts/texts.ts';

const statutory = strict({ from: moment, maximum: cents.nullable(), source: words });

/** A sign that can be taken down again. */
const sign = z.discriminatedUnion(
  'kind',
  [
    strict({ kind: z.literal('wager'), wager: label }),
    strict({ kind: z.literal('seat'), seat }),
    strict({ kind: z.literal('raise') }),
    strict({ kind: z.literal('pay-table') }),
    strict({ kind: z.literal('closing') }),
  ],
  { error: 'a sign is of the kind wager, seat, raise, pay-table or closing' },
);

/** Commands about what the table posts: limits, odds, closing time. */
export const signs = {
  PostLimits: strict({ type: z.literal('PostLimits'), limits }),
  PostWagerLimits: strict({ type: z.literal('PostWagerLimits'), wager: label, limits }),
  PostSeatLimits: strict({ type: z.literal('PostSeatLimits'), seat, limits }),
  PostRaise: strict({
    type: z.literal('PostRaise'),
    minimum: cents,
    from: moment,
    wager: label.exactOptional(),
  }),
  PostClosing: strict({ type: z.literal('PostClosing'), closesAt: moment }),
  ChangePayTable: strict({ type: z.literal('ChangePayTable'), options: dictionary(optionText) }),
  SetStatutoryMaximum: strict({ type: z.literal('SetStatutoryMaximum'), entry: statutory }),
  TakeDownSign: strict({ type: z.literal('TakeDownSign'), sign }),
} as const;
