import { z } from 'zod';
import { flag } from '../facts/lists.ts';
import { count } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { faces } from './parts.ts';

/** Commands at the entry equipment. */
export const entering = {
  KeyEntry: strict({ type: z.literal('KeyEntry'), total: count }),
  PressEntry: strict({ type: z.literal('PressEntry') }),
  AmendEntry: strict({ type: z.literal('AmendEntry'), faces, alone: z.literal(true).exactOptional() }),
  AnswerAmendment: strict({ type: z.literal('AnswerAmendment'), approve: flag }),
} as const;
