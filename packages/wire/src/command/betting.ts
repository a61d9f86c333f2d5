import { z } from 'zod';
import { list } from '../facts/lists.ts';
import { cents, seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';
import { newBet } from './parts.ts';

/** Commands by which players bet. */
export const betting = {
  PlaceBets: strict({ type: z.literal('PlaceBets'), seat, bets: list(newBet) }),
  TakeDownBet: strict({ type: z.literal('TakeDownBet'), seat, bet: label, leave: cents.exactOptional() }),
} as const;
