import { z } from 'zod';
import { dictionary, flag } from '../facts/lists.ts';
import { count } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';

/** Commands about the things that stand at a table. */
export const equipment = {
  RegisterEquipment: strict({
    type: z.literal('RegisterEquipment'),
    item: label,
    reference: words.exactOptional(),
    count: count.exactOptional(),
  }),
  ApproveEquipment: strict({ type: z.literal('ApproveEquipment'), item: label, approval: words }),
  AttestEquipment: strict({
    type: z.literal('AttestEquipment'),
    item: label,
    standard: words,
    version: words,
  }),
  SwitchEquipment: strict({
    type: z.literal('SwitchEquipment'),
    item: label,
    on: flag,
    selfTest: dictionary(flag).exactOptional(),
  }),
} as const;
