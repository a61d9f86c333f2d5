import { z } from 'zod';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';

/** Commands by which a roll is settled. */
export const settling = {
  SettleRoll: strict({ type: z.literal('SettleRoll') }),
  SettleBet: strict({ type: z.literal('SettleBet'), bet: label }),
} as const;
