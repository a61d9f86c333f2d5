import { z } from 'zod';
import { moment } from '../fields.ts';

/** A pause as every screen tells of it. */
export const pausing = z.object({
  since: moment,
  /** What the host has said about it. */
  words: z.string().nullable(),
  /** When the host means to go on. */
  until: moment.exactOptional(),
  /** Nobody has asked for it: the host's page was gone, and play waits for its return. */
  hostAway: z.boolean().exactOptional(),
  /** What whoever paused it is called; left out where nobody did. */
  by: z.string().exactOptional(),
});

export type Pausing = z.infer<typeof pausing>;
