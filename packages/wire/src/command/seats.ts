import { z } from 'zod';
import { flag } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { date, personName } from '../facts/texts.ts';

/** Commands about who sits where. */
export const seats = {
  SitDown: strict({ type: z.literal('SitDown'), seat, name: personName, born: date.exactOptional() }),
  StandUp: strict({
    type: z.literal('StandUp'),
    seat,
    handInTokens: flag.exactOptional(),
    returnBets: z.literal(true).exactOptional(),
  }),
  RequireToVacate: strict({ type: z.literal('RequireToVacate'), seat }),
} as const;
