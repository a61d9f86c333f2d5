import { isPips, type Pips } from '@dicepit/engine';
import type { DiceEntryType } from '@dicepit/proof';
import { z } from 'zod';
import { hex32, id, label, moment, whole } from '../fields.ts';
import { by } from './stamp.ts';

const turn = whole('a turn of the dice', 1, Number.MAX_SAFE_INTEGER);
const stamp = { by, at: moment };

const pips = z.custom<Pips>(isPips, { error: 'pips are a whole number from 1 to 6' });

/** What a player adds to the dice: 1 to 64 printable ASCII characters. */
export const contribution = z
  .string({ error: 'a contribution is a text' })
  .regex(/^[\x20-\x7e]{1,64}$/, 'a contribution has 1 to 64 printable ASCII characters');

/** What is written about dice among the events of a table, in one order with them. */
export const diceEntries = {
  SeedCommitted: z.object({ type: z.literal('SeedCommitted'), turn, commitment: hex32, ...stamp }),
  SeedContributed: z.object({
    type: z.literal('SeedContributed'),
    turn,
    person: id,
    text: contribution,
    ...stamp,
  }),
  FacesDrawn: z.object({
    type: z.literal('FacesDrawn'),
    turn,
    draw: whole('a draw', 1, Number.MAX_SAFE_INTEGER),
    faces: z.array(pips).min(1).readonly(),
    ...stamp,
  }),
  SeedRevealed: z.object({
    type: z.literal('SeedRevealed'),
    turn,
    seed: hex32,
    why: z.enum([
      'shooter changed',
      'round settled',
      'table closed',
      'hundred draws',
      'entropy failed',
      'recovery',
    ]),
    epoch: whole('a recovery', 1, Number.MAX_SAFE_INTEGER).exactOptional(),
    ...stamp,
  }),
  DiceDoubted: z.object({
    type: z.literal('DiceDoubted'),
    dice: z.array(label).readonly(),
    rolls: whole('a count of rolls', 0, Number.MAX_SAFE_INTEGER),
    e: z.number(),
    ...stamp,
  }),
  DiceFailed: z.object({
    type: z.literal('DiceFailed'),
    turn,
    cause: z.enum(['no entropy', 'seed lost']),
    ...stamp,
  }),
} as const satisfies Readonly<Record<DiceEntryType, z.ZodType>>;
