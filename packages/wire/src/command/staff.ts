import { z } from 'zod';
import { role } from '../facts/lists.ts';
import { count } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { date } from '../facts/texts.ts';

/** Commands by which people come to work at a table, and leave. */
export const staff = {
  SignOn: strict({ type: z.literal('SignOn'), as: role, born: date.exactOptional() }),
  TakeOverDice: strict({ type: z.literal('TakeOverDice'), inBowl: count }),
  SignOff: strict({ type: z.literal('SignOff') }),
} as const;
