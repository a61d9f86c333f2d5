import { z } from 'zod';
import { list } from '../facts/lists.ts';
import { count } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';
import { faces, pips } from './parts.ts';

const about = {
  reason: label,
  words: words.exactOptional(),
  variant: label.exactOptional(),
  die: label.exactOptional(),
  count: count.exactOptional(),
  dice: list(label).exactOptional(),
};

/** Commands by which a roll is read and called. */
export const calling = {
  CallRoll: strict({
    type: z.literal('CallRoll'),
    faces,
    total: count.exactOptional(),
    read: z.literal('total').exactOptional(),
  }),
  CaptureFaces: strict({ type: z.literal('CaptureFaces'), faces }),
  CallNoRoll: strict({ type: z.literal('CallNoRoll'), ...about }),
  RecordFact: strict({ type: z.literal('RecordFact'), ...about }),
  ReportCockedDie: strict({ type: z.literal('ReportCockedDie'), die: count }),
  ReadCockedDie: strict({
    type: z.literal('ReadCockedDie'),
    die: count,
    touching: faces.exactOptional(),
    judged: z.union([pips, z.literal('cannot-tell')]).exactOptional(),
  }),
  DisputeFace: strict({ type: z.literal('DisputeFace'), die: count }),
  RuleFace: strict({ type: z.literal('RuleFace'), face: z.union([pips, z.literal('void')]), words }),
} as const;
