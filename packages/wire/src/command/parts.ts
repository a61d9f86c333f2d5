import type { Account, Pips } from '@dicepit/engine';
import { z } from 'zod';
import { cents, label, list, strict } from '../fields.ts';

/** What one die shows. */
export const pips: z.ZodType<Pips> = z.literal([1, 2, 3, 4, 5, 6], {
  error: 'pips are a whole number from 1 to 6',
});

/** What dice show, in the order read; how many there are is for the table to say. */
export const faces = z
  .array(pips, { error: 'faces are a list of pips such as [3, 4]' })
  .max(10, 'a roll has at most 10 dice')
  .readonly();

/** A bet to be placed: its chips and tokens, and the denominations they lie in. */
export const newBet = strict({
  wager: label,
  chips: cents,
  tokens: cents.exactOptional(),
  stack: list(cents).exactOptional(),
});

const accounts =
  '^(outside|float|drop-box|layout|kitty|outside-tokens|layout-tokens|(rack|tokens):[0-9]{1,4})$';

const account = z
  .custom<Account>((value) => typeof value === 'string' && new RegExp(accounts).test(value), {
    error: 'an account is float, layout, rack:1 and the like',
  })
  .meta({ type: 'string', pattern: accounts });

/** A movement of chips into an account or, below nothing, out of it. */
export const posting = strict({ account, cents });
