import { z } from 'zod';
import { list } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';
import { newBet } from './parts.ts';

/** Bets called while the dice are in the air. */
export const late = {
  AskLateBets: strict({ type: z.literal('AskLateBets'), seat, bets: list(newBet) }),
  WithdrawLateBet: strict({ type: z.literal('WithdrawLateBet'), seat, bet: label }),
  ConfirmLateBet: strict({ type: z.literal('ConfirmLateBet'), bet: label }),
  DeclineLateBet: strict({ type: z.literal('DeclineLateBet'), bet: label }),
} as const;
