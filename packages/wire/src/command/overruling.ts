import { z } from 'zod';
import { list, oneOf } from '../facts/lists.ts';
import { count, seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';
import { faces, posting } from './parts.ts';

const outcome = z.union([faces, z.literal('void')], { error: 'an outcome is a list of pips, or void' });
const seats = list(seat);

/** Commands that put another outcome in the place of one. */
export const overruling = {
  OverruleCall: strict({
    type: z.literal('OverruleCall'),
    roll: count.exactOptional(),
    faces: outcome,
    words,
  }),
  RuleMatter: strict({
    type: z.literal('RuleMatter'),
    words,
    faces: outcome.exactOptional(),
    adjustment: list(posting).exactOptional(),
  }),
  InvalidateRoll: strict({
    type: z.literal('InvalidateRoll'),
    roll: count,
    ground: label,
    bets: oneOf('refund', 'stand'),
    persons: seats.exactOptional(),
    others: list(words).exactOptional(),
    opinion: words.exactOptional(),
    forfeits: seats.exactOptional(),
  }),
} as const;
