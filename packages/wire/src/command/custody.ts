import { z } from 'zod';
import { flag, oneOf } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';

/** Commands about where the dice are. */
export const custody = {
  CollectDice: strict({ type: z.literal('CollectDice'), method: oneOf('stick', 'hand').exactOptional() }),
  CentreDice: strict({ type: z.literal('CentreDice') }),
  RecordDieOff: strict({ type: z.literal('RecordDieOff'), die: label }),
  StartSearch: strict({ type: z.literal('StartSearch'), die: label }),
  RecordFound: strict({ type: z.literal('RecordFound'), die: label, finder: words }),
  InspectFoundDie: strict({ type: z.literal('InspectFoundDie'), die: label, sound: flag }),
  DeclareLost: strict({ type: z.literal('DeclareLost'), die: label }),
  AskForOriginals: strict({ type: z.literal('AskForOriginals'), seat }),
} as const;
