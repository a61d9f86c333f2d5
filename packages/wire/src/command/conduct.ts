import { z } from 'zod';
import { flag, list } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';

/** Commands about how people behave, and what they may say to one another. */
export const conduct = {
  VoidBets: strict({ type: z.literal('VoidBets'), incident: label, bets: list(label) }),
  PromptRule: strict({ type: z.literal('PromptRule'), seat, prompt: label }),
  AskForAdvice: strict({ type: z.literal('AskForAdvice'), seat, wanted: flag }),
  GiveAdvice: strict({ type: z.literal('GiveAdvice'), to: seat, words }),
} as const;
