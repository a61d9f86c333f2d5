import { z } from 'zod';
import { moment, patience, role, seat } from '../fields.ts';

const seats = z.array(z.object({ table: z.string(), seat })).readonly();
const roles = z.array(role).readonly();

/** Whoever asks; nobody where no session came along. */
export const me = z.object({
  person: z.string().nullable(),
  name: z.string().nullable(),
  kind: z.enum(['nobody', 'guest', 'staff']),
  roles,
  seats,
  /** When it is over, for those who come to watch. */
  until: moment.exactOptional(),
  /** Where the house waits longer for them than for others. */
  patience: patience.exactOptional(),
  /** The team that they raise money in, where they have chosen one. */
  team: z.string().exactOptional(),
  /** The games that they take no further part in, each with the clause. */
  keptFrom: z
    .array(z.object({ game: z.string(), clause: z.string() }))
    .readonly()
    .exactOptional(),
});

export type Me = z.infer<typeof me>;

/** Somebody of the pit as staff see them. */
export const personFacts = z.object({
  person: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'staff', 'house']),
  roles,
  seats,
  /** Whether a page of theirs is open now. */
  here: z.boolean(),
  excluded: z.boolean(),
  joinedAt: moment,
  /** When it is over, for those who come to watch. */
  until: moment.exactOptional(),
  /** Where the house waits longer for them than for others. */
  patience: patience.exactOptional(),
});

export type PersonFacts = z.infer<typeof personFacts>;

/** Somebody on a new phone asks to be a guest again; the host says yes or no. */
export const claim = z.object({
  claim: z.string(),
  name: z.string(),
  state: z.enum(['asked', 'confirmed', 'refused', 'lapsed']),
  askedAt: moment,
});

export type Claim = z.infer<typeof claim>;

/** A code or token to be used once, and until when. It is shown once and kept nowhere in the clear. */
export const oneTime = z.object({ token: z.string(), until: moment });

export type OneTime = z.infer<typeof oneTime>;
