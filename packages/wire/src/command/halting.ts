import { z } from 'zod';
import { oneOf } from '../facts/lists.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';

/** Commands about what is broken. */
export const halting = {
  ReportMalfunction: strict({ type: z.literal('ReportMalfunction'), equipment: label, words }),
  LiftHalt: strict({
    type: z.literal('LiftHalt'),
    because: oneOf('rectified', 'alternative-procedure'),
    words,
  }),
} as const;
