import { z } from 'zod';
import { flag, list } from '../facts/lists.ts';
import { count } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';

const opposite = list(z.tuple([count, count]).readonly());

/** Commands about dice that reach a table. */
export const receiving = {
  ReceiveDice: strict({
    type: z.literal('ReceiveDice'),
    dice: list(strict({ die: label, opposite: opposite.exactOptional() })),
  }),
  InspectDice: strict({
    type: z.literal('InspectDice'),
    findings: list(strict({ die: label, sound: flag })),
  }),
  PutInBowl: strict({ type: z.literal('PutInBowl'), dice: list(label) }),
} as const;
