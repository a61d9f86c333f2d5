import { z } from 'zod';
import { flag, list } from '../facts/lists.ts';
import { cents, count } from '../facts/numbers.ts';
import { setup } from '../facts/setup.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';

/** Commands that make a table ready, open it and close it. */
export const opening = {
  SetUpTable: strict({ type: z.literal('SetUpTable'), setup }),
  OpenTable: strict({
    type: z.literal('OpenTable'),
    float: cents.exactOptional(),
    paidIn: list(cents).exactOptional(),
  }),
  AnswerChecklist: strict({ type: z.literal('AnswerChecklist'), item: label, yes: flag }),
  UnlockFloat: strict({ type: z.literal('UnlockFloat') }),
  LockFloat: strict({ type: z.literal('LockFloat') }),
  CountFloat: strict({
    type: z.literal('CountFloat'),
    chips: list(strict({ value: cents, count })),
    paidIn: list(cents).exactOptional(),
  }),
  PostOdds: strict({ type: z.literal('PostOdds') }),
  StartPlay: strict({ type: z.literal('StartPlay') }),
  CloseTable: strict({ type: z.literal('CloseTable'), breaksOff: flag.exactOptional() }),
} as const;
